import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    tenants: {
      columns: {
        tenant_id: id,
        tenant_name: { type: "string", values: ["Ines Holm", "Tove Berg"], distinct: 80 },
        quay: { type: "string", values: ["East Quay", "West Quay", "Long Quay"] },
      },
      naming: "tenant_name",
    },
    moorings: {
      columns: {
        mooring_no: id,
        tenant_id: id,
        moored_on: { type: "date", role: "time" },
        craft: { type: "string", values: ["Sloop", "Barge", "Skiff"] },
        dues: { type: "decimal", unit: "currency" },
        stay_minutes: { type: "integer", unit: "duration" },
      },
      rows: 5000,
      fact: true,
      time: "moored_on",
    },
  },
  references: ["moorings.tenant_id>tenants.tenant_id"],
});
const index = buildModelIndex(model, values);

test.each<[string, RegExp]>([
  [
    "tenants with more than twice the average number of moorings",
    /^count\(\*\) by tenant_name having m1 > 2 \* /,
  ],
  ["tenants with an above average number of moorings", /^count\(\*\) by tenant_name having m1 > [^2]/],
  ["number of moorings as of 30 June 2023", /^count\(\*\) where moored_on in \.\.2023-07-01$/],
  ["total dues as of 30 June 2023", /moored_on in 2023-06-30/],
  ["best month of each year by dues", /^sum\(dues\) by month\(.*, year\(.* limit 1 per g2$/],
  ["moorings grouped by quay, then craft", /^count\(\*\) by quay, craft$/],
  ["moorings by quay, craft, and tenant", /^count\(\*\) by quay, craft, tenant_name$/],
  ["each quay's share of total dues", /^sum\(dues\) by quay share$/],
  ["rolling 3 month average of dues in 2023", /^sum\(dues\) by month\(moored_on\) .*2023.* moving$/],
  ["dues year to date vs last year to date", /2024-01-01\.\.2024-05-16.*2023-01-01\.\.2023-05-16/],
  ["how does East Quay compare to West Quay on dues", /^sum\(dues\) by quay where quay in East Quay/],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toMatch(read);
});

test("bands keep the lengths that they are called by", () => {
  const asked = "moorings by stay minutes: under 1 hour, 1 to 2 hours, over 2 hours";
  expect(JSON.stringify(best(index, asked).query)).toContain('"under 1 hour"');
});

test.each(["top and bottom 3 tenants by dues", "best & worst 3 quays by dues"])(
  "%s is asked back about",
  (question) => {
    expect(() => best(index, question)).toThrow();
  },
);

test("the lowest and the highest are two figures", () => {
  expect(briefOf(index, "lowest and highest dues by quay")).toBe("minimum(dues), maximum(dues) by quay");
});
