import { type AskDataResponse, askDataResponse, askResponse } from "@parlance/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClient, signInToDemo, uploadText } from "./client.ts";
import { type RunningApp, runApp } from "./run-app.ts";

let app: RunningApp;
let url = "";
beforeAll(async () => {
  app = await runApp({ uploadLimitBytes: 1_048_576, allowPrivateHosts: true });
  url = app.url;
}, 60_000);
afterAll(() => app.stop());

/** What open routes there are is decided here; a new one must be added by hand. */
const open = [
  "GET /",
  "GET /api/openapi.json",
  "GET /api/shared/:id",
  "GET /api/shared/:id/picture.svg",
  "GET /api/invitations/:token",
  "POST /api/invitations/:token",
  "GET /askdata",
  "GET /api/oidc",
  "GET /health",
  "GET /ping",
  "GET /status",
  "GET /vector-stats",
  "POST /api/account/reset",
  "POST /api/account/reset-request",
  "POST /api/account/set-up",
  "POST /api/account/verify",
  "POST /api/leads",
  "POST /api/login",
  "POST /api/oidc/sign-in",
  "POST /api/refresh",
  "POST /ask-data",
  "POST /askdata",
];
const screens = ["GET /assets/*", "GET /:file", "GET /robots.txt", "GET /sitemap.xml"];

const guarded = () =>
  app.composition.app.policies.filter(({ method, policy }) => policy !== "open" && method !== "HEAD");

describe("who may call what", () => {
  it("opens these routes and no others", () => {
    const found = app.composition.app.policies
      .filter(({ method, policy }) => policy === "open" && !["HEAD", "OPTIONS"].includes(method))
      .map(({ method, url }) => `${method} ${url}`)
      .filter((route) => !screens.includes(route));
    expect(found.toSorted()).toEqual(open.toSorted());
    expect(guarded().length).toBeGreaterThan(5);
  });

  it("refuses everything else without a token", async () => {
    for (const { method, url: path } of guarded()) {
      for (const authorization of ["", "Bearer", "Bearer demo_token_123", "Basic ZGVtbzpkZW1v"]) {
        const address = `${url}${path.replace(":id", "retail_demo")}`;
        const response = await fetch(address, { method, headers: { authorization } });
        expect([path, response.status, (await response.json()).failure.code]).toEqual([
          path,
          401,
          "session-expired",
        ]);
      }
    }
  });

  it("does not open another workspace's sources", async () => {
    const owner = await signInToDemo(url);
    const other = makeClient(url, (await signInToDemo(url)).access_token);
    const { id } = await uploadText(url, owner.access_token, "own.csv", "a,b\nx,1\ny,2\n");
    const statuses = await Promise.all([
      other.remove(`/api/sources/${id}`),
      other.get(`/api/mcp/schema/${id}`),
      other.send("/api/mcp/askdata", { question: "how many?", session_id: "", data_sources: [{ id }] }),
    ]).then((responses) => responses.map(({ status }) => status));
    expect(statuses).toEqual([404, 404, 404]);
    expect(await (await other.get("/api/sources")).json()).toEqual({ sources: [] });
    const test = await other.send("/api/mcp/test-connection", { data_source: { id, type: "file" } });
    expect(await test.json()).toMatchObject({ success: false });
    const opened = await other.send("/ask-data", { query: "how many?", database: id });
    expect(JSON.stringify(await opened.json())).not.toContain("own");
  });

  it("takes no id for a path", async () => {
    const client = makeClient(url, (await signInToDemo(url)).access_token);
    for (const id of ["..%2F..%2Fetc", "%2e%2e", "retail_demo%2F", "ds_1%27%20OR%201=1"]) {
      expect((await client.get(`/api/mcp/schema/${id}`)).status).toBe(404);
      expect((await client.remove(`/api/sources/${id}`)).status).toBe(404);
    }
  });

  it("refuses text that no database can hold", async () => {
    const client = makeClient(url, (await signInToDemo(url)).access_token);
    expect((await client.get("/api/mcp/schema/retail_demo%00")).status).toBe(400);
    for (const wrong of ["a\u0000b", "a\ud800b"]) {
      const bodies = [
        client.send("/api/mcp/askdata", { question: wrong, session_id: "s" }),
        client.send("/api/mcp/askdata", { question: "q", session_id: wrong }),
        client.send("/api/login", { email: wrong, password: "x" }),
        client.send("/ask-data", { query: "q", session_id: wrong }),
      ];
      expect((await Promise.all(bodies)).map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    }
  });
});

describe("the open routes", () => {
  it.each(["/health", "/status", "/ping", "/askdata", "/"])(
    "GET %s tells the health to any origin",
    async (path) => {
      const response = await fetch(`${url}${path}`, { headers: { origin: "https://elsewhere.example" } });
      expect(await response.json()).toMatchObject({ status: "healthy" });
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
    },
  );

  it("answer on the retail demo, in both specified shapes", async () => {
    const client = makeClient(url, null);
    const question = "total revenue by category";
    const one: AskDataResponse = askDataResponse.parse(
      await (await client.send("/ask-data", { query: question })).json(),
    );
    expect(one).toMatchObject({ success: true, sql_query: expect.stringContaining("SUM") });
    expect(one.query_results.rows).toHaveLength(8);
    expect(one.query_results.columns.map(({ type }) => type)).toEqual(["STRING", "FLOAT64"]);
    const two = askResponse.parse(
      await (await client.send("/askdata", { question, session_id: "s" })).json(),
    );
    expect(two.answer.outcome).toBe("answered");
    const stats = await (await client.get("/vector-stats")).json();
    expect(stats).toMatchObject({ tables: 6, indexed_values: expect.any(Number) });
  });

  it("answer preflight requests, and no others", async () => {
    const headers = { origin: "https://elsewhere.example", "access-control-request-method": "POST" };
    const allowed = await fetch(`${url}/ask-data`, { method: "OPTIONS", headers });
    expect([allowed.status, allowed.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
    const refused = await fetch(`${url}/api/mcp/askdata`, { method: "OPTIONS", headers });
    expect(refused.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("what is wrong with a request", () => {
  it("is said without internals", async () => {
    const client = makeClient(url, null);
    const long = await client.send("/ask-data", { query: "x".repeat(501) });
    expect([long.status, await long.json()]).toEqual([
      400,
      expect.objectContaining({ detail: expect.stringContaining("at most 500 characters") }),
    ]);
    const broken = await client.send("/ask-data", {}, { body: "{" });
    expect(broken.status).toBe(400);
    for (const path of ["/api/nothing", "/assets/of-a-release-before.js"]) {
      const unknown = await client.get(path);
      expect([unknown.status, (await unknown.json()).failure.code]).toEqual([404, "not-found"]);
    }
    const big = await client.send("/ask-data", { query: "x", filler: "x".repeat(2_000_000) });
    expect(big.status).toBe(413);
  });

  it("carries the security headers", async () => {
    const { headers } = await fetch(`${url}/health`);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});

describe("the OpenAPI description", () => {
  it("holds every route that takes part, and every reference resolves", async () => {
    const document = await (await fetch(`${url}/api/openapi.json`)).json();
    expect(document.openapi).toBe("3.1.0");
    const described = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
    );
    for (const { method, url: path } of guarded()) expect(described).toContain(`${method} ${path}`);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference]) => reference,
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references))
      expect([reference, resolve(document, reference ?? "")]).not.toContain(undefined);
  });
});

function resolve(document: unknown, reference: string): unknown {
  return reference
    .slice(2)
    .split("/")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
}
