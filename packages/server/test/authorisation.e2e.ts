import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "../src/commands/sign-in.ts";
import type { Policy, Role } from "../src/policies/roles.ts";
import { demoAccount } from "./client.ts";
import { type RunningApp, runApp, setUpOperator } from "./run-app.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
}, 60_000);
afterAll(() => app.stop());

/** Whom each kind of caller gets past; what a policy means, by hand. */
const passes: Record<string, Policy[]> = {
  "no token": ["open"],
  "a made-up token": ["open"],
  "the browser's demo token": ["open"],
  "a tampered token": ["open"],
  "a token that has ended": ["open"],
  viewer: ["open", "viewer"],
  editor: ["open", "viewer", "editor"],
  admin: ["open", "viewer", "editor", "admin"],
  demo: ["open", "viewer", "editor", "admin"],
  operator: ["open", "viewer", "editor", "admin", "operator"],
};

/** Routes that need more than a policy: the demo account is everyone's, so nobody changes it. */
const notForDemo = /^\/api\/account\/(password|sign-ins|verification|workspace)/;

describe("every route for every principal", () => {
  it("lets through whom its policy names and nobody else", async () => {
    const member = (role: Role) => async () => (await app.addMember(role)).token;
    const operator = await setUpOperator(app);
    const tokens: Record<string, () => Promise<string | null>> = {
      "no token": async () => null,
      "a made-up token": async () => "A".repeat(43),
      "the browser's demo token": async () => "demo_token_1763700000000",
      "a tampered token": async () => tampered(await member("admin")()),
      "a token that has ended": () => ended(member("admin")),
      viewer: member("viewer"),
      editor: member("editor"),
      admin: member("admin"),
      demo,
      operator: async () => operator,
    };
    const wrong: string[] = [];
    const routes = app.composition.app.policies.filter(({ method }) => !["HEAD", "OPTIONS"].includes(method));
    for (const [principal, token] of Object.entries(tokens)) {
      for (const { method, url, policy } of routes) {
        if (principal === "operator" && url === "/api/logout") continue;
        const held = passes[principal]?.includes(policy) === true;
        const lets = held && !(principal === "demo" && notForDemo.test(url));
        const status = await call(method, url, await token());
        const refused = status === 401 || status === 403;
        if (refused === lets && !expectedRefusal(url))
          wrong.push(`${principal}: ${method} ${url} → ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(routes.filter(({ policy }) => policy !== "open").length).toBeGreaterThan(15);
  }, 120_000);
});

/** Open calls that check a password or a token of their own answer 401 to an empty one. */
const expectedRefusal = (url: string): boolean => ["/api/login", "/api/refresh"].includes(url);

/** A call without a body: past the guard it fails as a bad request at most, and changes nothing. */
async function call(method: string, url: string, token: string | null): Promise<number> {
  const response = await app.composition.app.inject({
    method: method as "GET",
    url: url.replace(/:\w+|\*/g, "none"),
    ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
  });
  return response.statusCode;
}

/** Past the limit of sign-ins from one address. */
async function demo(): Promise<string> {
  const session = await signIn(app.composition.services, { ...demoAccount, address: "10.0.0.1" });
  if (!session.ok) throw new Error(session.failure.code);
  return session.value.access_token;
}

/** One character changed. */
const tampered = (token: string): string => `${token[0] === "A" ? "B" : "A"}${token.slice(1)}`;

/** A token whose sign-in was ended. */
async function ended(enter: () => Promise<string>): Promise<string> {
  const token = await enter();
  await call("POST", "/api/logout", token);
  return token;
}
