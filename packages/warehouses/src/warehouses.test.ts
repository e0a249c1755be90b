import { warehouseKinds } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { isServerKind, warehouses } from "./warehouses.ts";

const drivers = Object.values(warehouses);

describe("every kind of database", () => {
  test("is in the registry, files apart", () => {
    expect(Object.keys(warehouses).toSorted()).toEqual(
      warehouseKinds.filter((kind) => kind !== "file").toSorted(),
    );
    expect(warehouseKinds.filter(isServerKind)).toHaveLength(drivers.length);
    for (const [kind, driver] of Object.entries(warehouses)) expect(driver.kind).toBe(kind);
  });

  test.each(drivers)(
    "$label has a form whose fields have labels, and marks its secrets",
    ({ fields, secrets }) => {
      expect(fields.length).toBeGreaterThan(3);
      expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
      for (const field of fields) expect(field.label, field.name).toMatch(/^[A-Z]/);
      expect(fields.filter(({ secret }) => secret).map(({ name }) => name)).toEqual(secrets);
      expect(secrets.length).toBeGreaterThan(0);
      for (const name of fields.map((field) => field.name))
        if (/password|credential|key$|passphrase/i.test(name)) expect(secrets).toContain(name);
    },
  );

  test.each(drivers)("$label names each empty field by its label", async ({ connect, fields }) => {
    const result = await connect(
      {},
      { allowPrivateHosts: false, connectSeconds: 1, maximumBytes: 1, endpoints: {} },
    );
    if (result.ok || result.failure.code !== "invalid-request") throw new Error(JSON.stringify(result));
    const named = result.failure.issues.map(({ path }) => path);
    for (const { label, required } of fields) if (required) expect(named).toContain(label);
  });
});

describe("the default ports and choices", () => {
  const initial = (kind: keyof typeof warehouses, name: string) =>
    warehouses[kind].fields.find((field) => field.name === name)?.initial;

  test("are those of the databases", () => {
    expect(initial("postgresql", "port")).toBe(5432);
    expect(initial("mysql", "port")).toBe(3306);
    expect(initial("snowflake", "schema")).toBe("PUBLIC");
    expect(initial("bigquery", "maximumGigabytes")).toBe(10);
    expect(initial("postgresql", "encryption")).toBe("prefer");
  });
});

describe("settings that make no sense are refused with a word on each", () => {
  const environment = { allowPrivateHosts: false, connectSeconds: 1, maximumBytes: 1, endpoints: {} };
  const server = { host: "db.example.com", database: "d", username: "u" };
  test.each([
    ["postgresql", { ...server, host: "https://db" }, "Host"],
    ["postgresql", { ...server, host: "db:5432" }, "Host"],
    ["postgresql", { ...server, port: 0 }, "Port"],
    ["mysql", { ...server, port: "many" }, "Port"],
    ["mysql", { ...server, timeZone: "Moon/Crater" }, "Time zone"],
    ["bigquery", { projectId: "p-1-2", dataset: "my set", credentials: "{}" }, "Dataset"],
    ["bigquery", { projectId: "p-1-2", dataset: "d", credentials: "not json" }, "Service account key"],
    [
      "snowflake",
      { account: "x.snowflakecomputing.com", warehouse: "w", database: "d", username: "u" },
      "Account",
    ],
  ] as const)("%s %j", async (kind, settings, label) => {
    const result = await warehouses[kind].connect(settings, environment);
    if (result.ok || result.failure.code !== "invalid-request") throw new Error(JSON.stringify(result));
    expect(result.failure.issues.map(({ path }) => path)).toContain(label);
  });
});
