import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findLead } from "../src/store/lead-store.ts";
import { makeClient } from "./client.ts";
import { type RunningApp, runApp } from "./run-app.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
}, 60_000);
afterAll(() => app.stop());

const lead = {
  email: "Ada@Example.com",
  first_name: "Ada",
  last_name: "Lovelace",
  company: "Analytical Engines",
  phone: null,
  job_title: null,
  cloud_platform: "snowflake",
};
const send = (body: object) => makeClient(app.url, null).send("/api/leads", body);
const kept = () => findLead(app.composition.services.database, "ada@example.com");

describe("POST /api/leads", () => {
  it("keeps a lead once an address, with its last words", async () => {
    const first = await send(lead);
    expect(first.status).toBe(201);
    expect(await first.json()).toEqual({ status: "received" });
    expect(
      (await send({ ...lead, email: " ada@example.com ", company: "Engines", phone: "+44 20 7946 0958" }))
        .status,
    ).toBe(201);
    expect(await kept()).toMatchObject({ company: "Engines", phone: "+44 20 7946 0958", requests: 2 });
  });

  it.each([
    ["email", { email: "ada@nowhere" }],
    ["first_name", { first_name: "A " }],
    ["phone", { phone: "0123456789" }],
    ["cloud_platform", { cloud_platform: "" }],
  ])("refuses a wrong %s and keeps what it had", async (field, wrong) => {
    const response = await send({ ...lead, ...wrong });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { detail: string }).detail).toContain(field);
    expect((await kept())?.requests).toBe(2);
  });

  it("makes one address wait after ten requests", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await send(lead)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
  });
});
