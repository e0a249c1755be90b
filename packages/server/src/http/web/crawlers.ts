import { z } from "zod";
import type { Services } from "../../services.ts";
import type { App } from "../typed-app.ts";

/** The pages that search engines should know; the rest needs an account or a link. */
const publicPages = [
  "/",
  "/login",
  "/request-demo",
  "/data-sources",
  "/connectors",
  "/chat-integrations",
  "/terms-and-conditions",
  "/privacy-statement",
];

/** robots.txt and sitemap.xml, with the addresses under which people reach this installation. */
export function crawlerRoutes(app: App, { origin }: Services): void {
  const options = (type: string) => ({
    config: { policy: "open" } as const,
    schema: { hide: true, produces: [type], response: { 200: z.string() } },
  });
  app.get("/robots.txt", options("text/plain"), (_, reply) => {
    reply.type("text/plain; charset=utf-8");
    return robots(origin());
  });
  app.get("/sitemap.xml", options("application/xml"), (_, reply) => {
    reply.type("application/xml; charset=utf-8");
    return sitemap(origin());
  });
}

const robots = (origin: string): string =>
  [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /admin/",
    "Disallow: /dashboard",
    "Disallow: /shared-chat/",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");

function sitemap(origin: string): string {
  const urls = publicPages.map((path) => `  <url><loc>${origin}${path}</loc></url>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}
