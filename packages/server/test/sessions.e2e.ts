import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoAccount, makeClient, signInToDemo } from "./client.ts";
import { type RunningServer, startServer, temporaryFolder } from "./start-server.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: RunningServer;
beforeAll(async () => {
  folder = await temporaryFolder();
  server = await startServer(folder.path);
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const statusWith = async (token: string) => (await makeClient(server.url, token).get("/api/sources")).status;
const refresh = (token: string) =>
  makeClient(server.url, null).send("/api/refresh", { refresh_token: token });

describe("sessions", () => {
  it("lets the demo user in, with the specified connection", async () => {
    const login = await signInToDemo(server.url);
    expect(login).toMatchObject({
      name: "Demo User",
      email: demoAccount.email,
      isDemo: true,
      connection: { type: "bigquery", dataset_id: "retail_demo" },
    });
    expect(await statusWith(login.access_token)).toBe(200);
  });

  it.each([
    { email: "test@parlance.app", password: "test123" },
    { email: "admin@parlance.app", password: "admin123" },
    { email: demoAccount.email, password: "demo124" },
    { email: "nobody@example.com", password: "anything" },
  ])("refuses $email with $password", async (account) => {
    const response = await makeClient(server.url, null).send("/api/login", account);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      detail: "Invalid email or password.",
      failure: { code: "invalid-credentials" },
    });
  });

  it("makes an account wait after ten failures", async () => {
    const account = { email: "guess@example.com", password: "wrong" };
    const client = makeClient(server.url, null);
    for (let count = 0; count < 10; count += 1) await client.send("/api/login", account);
    const response = await client.send("/api/login", account);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(800);
  });

  it("rotates refresh tokens, each good once", async () => {
    const first = await signInToDemo(server.url);
    const second = await (await refresh(first.refresh_token)).json();
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await statusWith(second.access_token)).toBe(200);
    expect((await refresh(first.refresh_token)).status).toBe(401);
  });

  it("ends all tokens of a sign-in at logout, and no others", async () => {
    const own = await signInToDemo(server.url);
    const other = await signInToDemo(server.url);
    const renewed = await (await refresh(own.refresh_token)).json();
    expect((await makeClient(server.url, renewed.access_token).send("/api/logout", {})).status).toBe(204);
    expect(await statusWith(own.access_token)).toBe(401);
    expect(await statusWith(renewed.access_token)).toBe(401);
    expect((await refresh(renewed.refresh_token)).status).toBe(401);
    expect(await statusWith(other.access_token)).toBe(200);
  });

  it("takes no token that it did not give", async () => {
    const { access_token: token, refresh_token } = await signInToDemo(server.url);
    const flipped = `${token.slice(0, -1)}${token.endsWith("A") ? "E" : "A"}`;
    for (const wrong of [flipped, refresh_token, "demo_token_1", `${token}x`, token.toLowerCase()])
      expect(await statusWith(wrong)).toBe(401);
  });
});
