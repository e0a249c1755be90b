import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** Supporters of a trust, what they gave, and appeals of which one has "giving" in its name. */
const { model, values } = makeModel({
  tables: {
    supporters: {
      rows: 300,
      naming: "supporter_name",
      columns: {
        supporter_id: id,
        supporter_name: { type: "string", distinct: 300 },
        kind: { type: "string", values: ["Company", "Person"] },
        town: { type: "string", values: ["Leeds", "Hull", "York"] },
      },
    },
    appeals: {
      rows: 12,
      naming: "appeal_name",
      time: "starts_on",
      columns: {
        appeal_id: id,
        appeal_name: { type: "string", values: ["Giving Week", "Winter Appeal"] },
        starts_on: { type: "date" },
      },
    },
    donations: {
      fact: true,
      rows: 4000,
      time: "donated_on",
      columns: {
        donation_id: id,
        supporter_id: { type: "integer" },
        appeal_id: { type: "integer" },
        donated_on: { type: "date" },
        amount: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: ["donations.supporter_id>supporters.supporter_id", "donations.appeal_id>appeals.appeal_id"],
});
const index = buildModelIndex(model, values);

describe("what was given, and no number of its rows", () => {
  it.each([
    ["giving by kind", "sum(amount) by kind"],
    ["is giving trending up?", "trend: sum(amount) by month(donated_on)"],
    ["total given by companies", "sum(amount) where kind = Company"],
    ["total given by town", "sum(amount) by town"],
    ["average given per supporter", "sum(amount) / count-distinct(supporter_id)"],
    ["donated amount by town", "sum(amount) by town"],
    ["donated total by kind", "sum(amount) by kind"],
    ["money given in 2023", "sum(amount)"],
    ["what drives the size of a donation?", "sum(amount)"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toContain(expected));

  it.each([
    "which 2 towns gave the least",
    "which town gave most in 2023",
    "in which month did we raise the most",
  ])("%s", (question) => expect(briefOf(index, question)).toMatch(/^sum\(amount\) by /));

  it("leaves names and counts as they are", () => {
    expect(briefOf(index, "donations to Giving Week")).toMatch(/Giving Week/);
    expect(briefOf(index, "number of donations by kind")).toBe("count(*) by kind");
  });
});
