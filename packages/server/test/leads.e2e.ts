import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Composition, compose } from "../src/compose.ts";
import { findLead } from "../src/store/lead-store.ts";
import { makeClient } from "./client.ts";
import { temporaryFolder } from "./start-server.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let composition: Composition;
let url = "";
beforeAll(async () => {
  folder = await temporaryFolder();
  composition = await compose({
    port: 0,
    host: "127.0.0.1",
    dataFolder: folder.path,
    databaseUrl: null,
    uploadLimitBytes: 1_048_576,
    publicUrl: null,
    smtpUrl: null,
    mailFrom: "Parlance <parlance@localhost>",
    allowPrivateHosts: false,
    secretKey: null,
    logLevel: "silent",
  });
  url = await composition.app.listen({ port: 0, host: "127.0.0.1" });
}, 60_000);
afterAll(async () => {
  await composition.close();
  await folder.remove();
});

const lead = {
  email: "Ada@Example.com",
  first_name: "Ada",
  last_name: "Lovelace",
  company: "Analytical Engines",
  phone: null,
  job_title: null,
  cloud_platform: "snowflake",
};
const send = (body: object) => makeClient(url, null).send("/api/leads", body);
const kept = () => findLead(composition.services.database, "ada@example.com");

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
