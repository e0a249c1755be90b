import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { healthResponse } from "@parlance/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../services.ts";
import { sendFailure } from "../errors.ts";
import { health } from "../health/routes.ts";
import type { App } from "../typed-app.ts";
import { crawlerRoutes } from "./crawlers.ts";

/** Names under which no screen lives: a wrong address there is an error, not a page. */
const serviceNames = /^\/(api|mcp|health|status|ping|askdata|ask-data|vector-stats)(\/|$)/;

/**
 * The screens. Files with a hash in their name are kept by browsers for good, the page never; any other address is the
 * page too, which finds its screen. GET / answers probes, which do not ask for HTML, with the health.
 */
export async function webRoutes(app: App, services: Services, webFolder: string | null): Promise<void> {
  crawlerRoutes(app, services);
  const page = webFolder === null ? "" : await readPage(webFolder, services.settings.publicUrl);
  const sendPage = (reply: FastifyReply): FastifyReply =>
    reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(page);
  app.get(
    "/",
    { config: { policy: "open", anyOrigin: true }, schema: { response: { 200: healthResponse } } },
    async (request, reply) => {
      if (webFolder === null || !wantsPage(request)) return health(services);
      return sendPage(reply);
    },
  );
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    const isPage = request.method === "GET" || request.method === "HEAD";
    if (webFolder === null || !isPage || serviceNames.test(path))
      return sendFailure(reply, { code: "not-found", what: "address" });
    return sendPage(reply);
  });
  if (webFolder === null) return;
  await app.register(fastifyStatic, { root: webFolder, serve: false, preCompressed: true, index: false });
  app.get("/assets/*", { config: { policy: "open" }, schema: { hide: true } }, (request, reply) =>
    reply.sendFile(pathOf(request), { maxAge: "365d", immutable: true }),
  );
  app.get("/:file", { config: { policy: "open" }, schema: { hide: true } }, (request, reply) =>
    pathOf(request).includes(".") ? reply.sendFile(pathOf(request), { maxAge: "1h" }) : sendPage(reply),
  );
}

const wantsPage = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes("text/html") === true;

const pathOf = (request: FastifyRequest): string =>
  decodeURIComponent(request.url.split("?", 1)[0] ?? "/").slice(1);

/** The page. Those who unfold links want the address of its picture in full. */
async function readPage(webFolder: string, publicUrl: string | null): Promise<string> {
  const html = await readFile(join(webFolder, "index.html"), "utf8");
  return publicUrl === null
    ? html
    : html.replaceAll('content="/social.png"', `content="${publicUrl}/social.png"`);
}
