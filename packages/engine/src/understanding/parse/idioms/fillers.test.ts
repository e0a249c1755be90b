import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { clubIndex } from "../../testing/club-model.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const club = clubIndex();

test.each([
  ["the single biggest payment", "order amount desc limit 1"],
  ["how many members joined the company in 2023", "count(*) where joined_on in 2023-01-01..2024-01-01"],
  ["lessons from 2023 to date", "count(*) where enrolled_on in 2023-01-01.."],
  ["lesson cost to date by topic", "sum(cost) by topic"],
  ["average cost (in euros) of lessons by topic", "average(cost) by topic"],
])("%s: what adds nothing is left out", (question, read) => {
  expect(briefOf(club, question)).toContain(read);
});

test("to the date of something is no end of what there was so far", () => {
  const { model, values } = makeModel({
    tables: {
      cases: {
        fact: true,
        rows: 300,
        columns: { date_opened: { type: "date" }, date_closed: { type: "date", nulls: 20 } },
      },
    },
  });
  const read = briefOf(buildModelIndex(model, values), "average days from date opened to date closed");
  expect(read).toMatch(/average\(.*date_opened.*date_closed/);
});
