import type { DataSource } from "@parlance/contract";
import { describe, expect, it } from "vitest";
import { shownSource } from "./shown-source.ts";

const table = (name: string, rowCount: number) => ({ name, rowCount, columns: 3 });
const source: DataSource = {
  id: "ds_1",
  type: "postgresql",
  name: "Shop",
  status: "connected",
  connectedAt: "2026-01-02T03:04:05.000Z",
  config: { host: "db.example.com", port: 5432 },
  tables: [table("orders", 10), table("customers", 5)],
  report: [],
  failure: null,
  suggestions: [],
  syncedAt: "2026-07-02T10:00:00.000Z",
  syncMinutes: null,
  tags: ["GDPR"],
  sync: null,
};

describe("shownSource", () => {
  it("adds the rows up and says where the source is", () => {
    expect(shownSource(source)).toMatchObject({
      provider: "PostgreSQL",
      type: "database",
      recordCount: 15,
      description: "2 tables: orders, customers.",
      region: "db.example.com",
      compliance: ["GDPR"],
    });
  });

  it("names four tables and counts the rest", () => {
    const tables = ["a", "b", "c", "d", "e", "f"].map((name) => table(name, 1));
    expect(shownSource({ ...source, tables }).description).toBe("6 tables: a, b, c, d and 2 more.");
  });

  it("keeps files on this server", () => {
    expect(shownSource({ ...source, type: "file", config: {} }).region).toBe("This server");
  });
});
