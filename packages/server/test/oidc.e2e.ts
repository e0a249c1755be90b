import { createHash } from "node:crypto";
import { loginResponse, providerResponse } from "@parlance/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { makeClient } from "./client.ts";
import { type RunningApp, runApp, setUpOperator } from "./run-app.ts";
import { startProvider, type TestProvider } from "./start-provider.ts";

let provider: TestProvider;
let app: RunningApp;
beforeAll(async () => {
  provider = await startProvider();
  const { issuer, clientId, clientSecret } = provider;
  app = await runApp(
    { publicUrl: "https://parlance.example" },
    { issuer, clientId, clientSecret, name: "Acme" },
  );
  await setUpOperator(app);
}, 60_000);
afterAll(async () => {
  await app.stop();
  await provider.stop();
});
afterEach(() => {
  provider.claims = {};
  provider.algorithm = "RS256";
});

const verifier = "v".repeat(64);
const challenge = createHash("sha256").update(verifier).digest("base64url");
const nonce = "n".repeat(32);
const open = () => makeClient(app.url, null);
const signIn = (changes: Record<string, string> = {}) =>
  open().send("/api/oidc/sign-in", {
    code: provider.issueCode(challenge, nonce),
    verifier,
    nonce,
    ...changes,
  });

describe("signing in with a provider", () => {
  it("tells the browser where to go", async () => {
    const told = providerResponse.parse(await (await open().get("/api/oidc")).json());
    expect(told.provider).toEqual({
      name: "Acme",
      clientId: "parlance",
      authorizationEndpoint: `${provider.issuer}/authorize`,
      redirectUri: "https://parlance.example/login/callback",
    });
  });

  it("gives a session of the account whose address the provider has verified", async () => {
    const response = await signIn();
    const session = loginResponse.parse(await response.json());
    expect(session).toMatchObject({ email: "olga@example.com", isDemo: false });
    expect((await makeClient(app.url, session.access_token).get("/api/admin/leads")).status).toBe(200);
  });

  it.each([
    ["a foreign audience", { aud: "another" }],
    ["several audiences, not meant for this one", { aud: ["parlance", "another"], azp: "another" }],
    ["a foreign issuer", { iss: "https://evil.example" }],
    ["a token that has run out", { exp: 1_000_000_000 }],
    ["another nonce", { nonce: "of an earlier sign-in" }],
    ["no address", { email: undefined }],
  ])("refuses %s", async (_, claims) => {
    provider.claims = claims;
    const response = await signIn();
    expect([response.status, (await response.json()).failure.code]).toEqual([401, "session-expired"]);
  });

  it.each([
    ["an address that is not verified", { email_verified: false }],
    ["an address without an account", { email: "stranger@example.com" }],
    ["the demo account", { email: "demo@parlance.app" }],
  ])("does not let in %s", async (_, claims) => {
    provider.claims = claims;
    expect((await signIn()).status).toBe(403);
  });

  it.each(["none", "HS256", "ES256"])("takes no token signed by %s", async (algorithm) => {
    provider.algorithm = algorithm;
    expect((await signIn()).status).toBe(401);
  });

  it("takes a code once, and only with the verifier that it was asked with", async () => {
    const code = provider.issueCode(challenge, nonce);
    expect((await signIn({ code, verifier: "w".repeat(64) })).status).toBe(401);
    const other = provider.issueCode(challenge, nonce);
    expect((await signIn({ code: other })).status).toBe(200);
    expect((await signIn({ code: other })).status).toBe(401);
  });
});

it("says that a provider cannot be reached", async () => {
  const lost = await runApp(
    {},
    { issuer: "http://127.0.0.1:9", clientId: "a", clientSecret: "b", name: "Lost" },
  );
  try {
    expect((await makeClient(lost.url, null).get("/api/oidc")).status).toBe(502);
  } finally {
    await lost.stop();
  }
});

it("is not there without settings", async () => {
  const plain = await runApp();
  try {
    const client = makeClient(plain.url, null);
    expect(await (await client.get("/api/oidc")).json()).toEqual({ provider: null });
    expect((await client.send("/api/oidc/sign-in", { code: "c", verifier, nonce })).status).toBe(404);
  } finally {
    await plain.stop();
  }
});
