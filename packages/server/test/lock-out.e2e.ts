import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningApp, runApp, setUpOperator } from "./run-app.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
  await setUpOperator(app);
}, 60_000);
afterAll(() => app.stop());

/** Signs in from an address; the server sees it as the caller's. */
async function signIn(email: string, password: string, remoteAddress: string): Promise<number> {
  const response = await app.composition.app.inject({
    method: "POST",
    url: "/api/login",
    remoteAddress,
    payload: { email, password },
  });
  return response.statusCode;
}

it("locks an account after ten wrong passwords, from wherever they come", async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries++)
    statuses.push(await signIn("olga@example.com", `guess ${tries}`, `10.0.1.${tries}`));
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  expect(await signIn("olga@example.com", "correct horse battery", "10.0.1.99")).toBe(429);
});

it("locks an address after fifty wrong passwords, for whatever accounts", async () => {
  for (let tries = 0; tries < 50; tries++)
    expect(await signIn(`person${tries}@example.com`, "a common one", "10.0.2.1")).toBe(401);
  expect(await signIn("person51@example.com", "a common one", "10.0.2.1")).toBe(429);
  expect(await signIn("person51@example.com", "a common one", "10.0.2.2")).toBe(401);
}, 60_000);

it("never lets the listed accounts in, and always the demo account", async () => {
  for (const email of ["test@parlance.app", "admin@parlance.app"])
    expect(await signIn(email, "demo123", "10.0.3.1")).toBe(401);
  expect(await signIn("demo@parlance.app", "demo123", "10.0.2.1")).toBe(200);
});
