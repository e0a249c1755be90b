import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    jobs: {
      rows: 900,
      fact: true,
      time: "start_date",
      columns: {
        job_id: { type: "integer", role: "key" },
        start_date: { type: "date" },
        completed_date: { type: "date", nulls: 200 },
        status: { type: "string", values: ["Completed", "Open"], distinct: 2 },
        region: { type: "string", values: ["North", "South"], distinct: 2 },
        avg_price: { type: "decimal", role: "measure", level: true },
      },
    },
    books: {
      rows: 200,
      naming: "title",
      columns: {
        book_id: { type: "integer", role: "key" },
        title: { type: "string", distinct: 200 },
        published_year: { type: "integer", minimum: 1900, maximum: 2023 },
        page_count: { type: "integer", role: "measure", level: true },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test("both sides of a comparison are of the deed that is said of one", () => {
  const read = briefOf(index, "completed jobs 2023 vs 2022");
  expect(read).toContain("completed_date in 2022-01-01..2023-01-01");
  expect(read).not.toContain("start_date");
});

test.each([
  ["average price in the north region", "(avg_price) where region = North"],
  ["title, year and pages of books", "list title, published_year, page_count"],
  ["year and title of books", "list published_year, title"],
  ["number of books by year", "count(*) by published_year"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
