import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import fastifyStatic from "@fastify/static";
import { healthResponse } from "@parlance/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../services.ts";
import { sendFailure } from "../errors.ts";
import { health } from "../health/routes.ts";
import type { App } from "../typed-app.ts";
import { crawlerRoutes } from "./crawlers.ts";

/** Names under which no screen lives: a wrong address there is an error, not a page. */
const serviceNames = /^\/(api|mcp|health|status|ping|askdata|ask-data|vector-stats|assets)(\/|$)/;

/**
 * The screens. Files with a hash in their name are kept by browsers for good, the page never; any other address is the
 * page too, which finds its screen. GET / answers probes, which do not ask for HTML, with the health.
 */
export async function webRoutes(app: App, services: Services, webFolder: string | null): Promise<void> {
  crawlerRoutes(app, services);
  const read = (name: string): Promise<string> =>
    webFolder === null ? Promise.resolve("") : readPage(join(webFolder, name), services.settings.publicUrl);
  const [home, page] = [makePage(await read("home.html")), makePage(await read("index.html"))];
  app.get(
    "/",
    { config: { policy: "open", anyOrigin: true }, schema: { response: { 200: healthResponse } } },
    async (request, reply) => {
      if (webFolder === null || !wantsPage(request)) return health(services);
      return sendPage(request, reply, home);
    },
  );
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    const isPage = request.method === "GET" || request.method === "HEAD";
    if (webFolder === null || !isPage || serviceNames.test(path))
      return sendFailure(reply, { code: "not-found", what: "address" });
    return sendPage(request, reply, page);
  });
  if (webFolder === null) return;
  await app.register(fastifyStatic, { root: webFolder, serve: false, preCompressed: true, index: false });
  app.get("/assets/*", { config: { policy: "open" }, schema: { hide: true } }, (request, reply) =>
    reply.sendFile(pathOf(request), { maxAge: "365d", immutable: true }),
  );
  app.get("/:file", { config: { policy: "open" }, schema: { hide: true } }, (request, reply) =>
    pathOf(request).includes(".")
      ? reply.sendFile(pathOf(request), { maxAge: "1h" })
      : sendPage(request, reply, page),
  );
}

const wantsPage = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes("text/html") === true;

const pathOf = (request: FastifyRequest): string =>
  decodeURIComponent(request.url.split("?", 1)[0] ?? "/").slice(1);

/** A page as it is sent: plain, and compressed for those who take that. */
type Page = { plain: string; brotli: Buffer };

const makePage = (plain: string): Page => ({ plain, brotli: brotliCompressSync(plain) });

function sendPage(request: FastifyRequest, reply: FastifyReply, { plain, brotli }: Page): FastifyReply {
  const takesBrotli = /\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""));
  reply
    .header("cache-control", "no-cache")
    .header("vary", "accept-encoding")
    .type("text/html; charset=utf-8");
  return takesBrotli ? reply.header("content-encoding", "br").send(brotli) : reply.send(plain);
}

/** The page. Those who unfold links want the address of its picture in full. */
async function readPage(path: string, publicUrl: string | null): Promise<string> {
  const html = await readFile(path, "utf8");
  return publicUrl === null
    ? html
    : html.replaceAll('content="/social.png"', `content="${publicUrl}/social.png"`);
}
