import { afterAll, beforeAll, expect, it } from "vitest";
import { makeClient } from "./client.ts";
import { type RunningApp, runApp, setUpOperator } from "./run-app.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
}, 60_000);
afterAll(() => app.stop());

it("keeps what a workspace asks for, once, and counts workspaces for the operator", async () => {
  const one = makeClient(app.url, (await app.addMember("editor")).token);
  const other = makeClient(app.url, (await app.addMember("admin")).token);
  const salesforce = { kind: "connector", name: "Salesforce" };
  const slack = { kind: "integration", name: "Slack" };
  await one.send("/api/connection-requests", salesforce);
  const twice = await one.send("/api/connection-requests", salesforce);
  expect(await twice.json()).toEqual({ requests: [salesforce] });
  await other.send("/api/connection-requests", slack);
  await other.send("/api/connection-requests", salesforce);
  expect(await (await one.get("/api/connection-requests")).json()).toEqual({ requests: [salesforce] });
  const operator = makeClient(app.url, await setUpOperator(app));
  expect(await (await operator.get("/api/admin/connection-requests")).json()).toEqual({
    wanted: [
      { ...salesforce, workspaces: 2 },
      { ...slack, workspaces: 1 },
    ],
  });
});
