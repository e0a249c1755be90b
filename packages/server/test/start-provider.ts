import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";

/** A small OpenID Connect provider of one person, to sign in with in tests. */
export type TestProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Claims of the next token, over good ones. */
  claims: Record<string, unknown>;
  /** The algorithm in the next token's header. */
  algorithm: string;
  /** A code as the provider would send it back for this challenge and nonce. */
  issueCode(challenge: string, nonce: string): string;
  stop(): Promise<void>;
};

/** Starts it on a free port. `/authorize` sends everyone straight back with a code. */
export async function startProvider(): Promise<TestProvider> {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const codes = new Map<string, { challenge: string; nonce: string }>();
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  const idToken = (nonce: string): string => {
    const now = Math.floor(Date.now() / 1000);
    const good = { iss: provider.issuer, aud: provider.clientId, exp: now + 300, iat: now, nonce, sub: "1" };
    const claims = { ...good, email: "olga@example.com", email_verified: true, ...provider.claims };
    const data = `${part({ alg: provider.algorithm, kid: "one" })}.${part(claims)}`;
    return `${data}.${sign("sha256", Buffer.from(data), privateKey).toString("base64url")}`;
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", provider.issuer);
    const json = (status: number, body: object): void => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    if (url.pathname === "/.well-known/openid-configuration")
      return json(200, {
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/authorize`,
        token_endpoint: `${provider.issuer}/token`,
        jwks_uri: `${provider.issuer}/keys`,
      });
    if (url.pathname === "/keys")
      return json(200, { keys: [{ ...publicKey.export({ format: "jwk" }), kid: "one", alg: "RS256" }] });
    if (url.pathname === "/authorize") {
      const asked = (name: string): string => url.searchParams.get(name) ?? "";
      const back = new URL(asked("redirect_uri"));
      back.searchParams.set("code", provider.issueCode(asked("code_challenge"), asked("nonce")));
      back.searchParams.set("state", asked("state"));
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    const form = new URLSearchParams(await bodyOf(request));
    const code = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const credentials = [provider.clientId, provider.clientSecret].map(encodeURIComponent).join(":");
    const basic = Buffer.from(credentials).toString("base64");
    if (code?.challenge !== challenge || request.headers.authorization !== `Basic ${basic}`)
      return json(400, { error: "invalid_grant" });
    json(200, { access_token: "x", token_type: "Bearer", id_token: idToken(code.nonce) });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const provider: TestProvider = {
    issuer: `http://127.0.0.1:${port}`,
    clientId: "parlance",
    clientSecret: "a secret",
    claims: {},
    algorithm: "RS256",
    issueCode: (challenge, nonce) => {
      const code = randomUUID();
      codes.set(code, { challenge, nonce });
      return code;
    },
    stop: () => new Promise((done) => server.close(() => done())),
  };
  return provider;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}
