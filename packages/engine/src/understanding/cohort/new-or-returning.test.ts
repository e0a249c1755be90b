import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { clubIndex } from "../testing/club-model.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, brief, briefOf } from "../testing/read.ts";

const club = clubIndex();
const { model, values } = makeModel({
  tables: {
    till_lines: {
      fact: true,
      rows: 900,
      time: "sold_on",
      columns: {
        line_id: { type: "integer", role: "key" },
        member_id: { type: "integer", role: "key", distinct: 80 },
        sold_on: { type: "date" },
        amount: { type: "decimal" },
      },
    },
  },
});
const sheet = buildModelIndex(model, values);
const first = "overall minimum(reserved_on) of the same member_id";

test.each([
  ["reservations from new and returning members by month", "count(*) by month(reserved_on), case order g1"],
  [
    "reservations from new members by month",
    "count(*) by month(reserved_on) where month(reserved_on) = month(overall minimum(reserved_on) of the same member_id) order g1",
  ],
  [
    "how many reservations were made by new members in 2023",
    `count(*) where (reserved_on in 2023-01-01..2024-01-01 and ${first} >= 2023-01-01)`,
  ],
  ["reservations from repeat members", "count(*) where overall count(*) of the same member_id > 1"],
  ["payments from new members", `count(*) where reserved_on = ${first}`],
])("%s: by their first reservation", (question, read) => {
  expect(briefOf(club, question)).toBe(read);
});

test.each([
  ["new vs returning members by month", "count-distinct(member_id) by month(sold_on), case order g1"],
  ["share of amount from new members", "100 * sum(amount) / sum(amount)"],
])("%s, of a sheet", (question, read) => {
  expect(briefOf(sheet, question)).toBe(read);
});

test("who is new is said", () => {
  const { assumptions, query } = best(sheet, "share of amount from new members in 2023");
  expect(assumptions).toContain("new if they came first in that period (members by till lines)");
  expect(brief(query)).toContain("where sold_on in 2023-01-01..2024-01-01");
});
