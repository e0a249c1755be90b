import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    claims: {
      fact: true,
      rows: 900,
      time: "filed",
      columns: {
        claim_id: { type: "integer", role: "key" },
        filed: { type: "date" },
        settled: { type: "date", nulls: 20 },
        surveyor: { type: "string", values: ["Ann", "Bo"] },
        voucher_code: { type: "string", values: ["SPRING", "LOYAL"], nulls: 70 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["who settles the most claims", /^count\(\*\) by surveyor where \(?not settled missing/],
  ["how many claims used a voucher", /^count\(\*\) where not voucher_code missing/],
  ["claims that used a voucher code by surveyor", /^count\(\*\) by surveyor where not voucher_code missing/],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toMatch(expected);
});

test("dates on both sides of a comparison are those of what was done", () => {
  expect(briefOf(index, "filed vs settled by month")).toMatch(
    /^count\(\*\), count\(\*\) at month\(settled\) by month\(filed\)/,
  );
});

test("who worked the most is told by what the rows that name them add up to", () => {
  const hall = makeModel({
    tables: {
      staff: {
        naming: "name",
        rows: 40,
        columns: { staff_id: { type: "integer", role: "key" }, name: { type: "string", distinct: 40 } },
      },
      shifts: {
        fact: true,
        rows: 900,
        time: "worked_on",
        columns: {
          shift_id: { type: "integer", role: "key" },
          staff_id: { type: "integer", role: "key" },
          worked_on: { type: "date" },
          hours: { type: "decimal" },
        },
      },
    },
    references: ["shifts.staff_id>staff.staff_id"],
  });
  for (const column of hall.model.tables.flatMap(({ columns }) => columns))
    if (column.role === "measure") column.additivity = "additive";
  const halls = buildModelIndex(hall.model, hall.values);
  expect(briefOf(halls, "who worked the most hours in March 2024")).toBe(
    "sum(hours) by name where worked_on in 2024-03-01..2024-04-01 order m1 desc limit 1",
  );
});
