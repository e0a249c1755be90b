import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";
import { buildModelIndex, type ModelIndex } from "./model-index.ts";

const id = { type: "integer", role: "key" } as const;

/** A library: books, what of them stands where, and loans. */
const library = (more: Record<string, { type: "integer" }> = {}): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      books: {
        rows: 300,
        naming: "title",
        columns: {
          book_id: id,
          title: { type: "string", distinct: 300 },
          genre: { type: "string", values: ["Crime", "Poetry"] },
        },
      },
      branches: {
        rows: 4,
        naming: "branch_name",
        columns: { branch_id: id, branch_name: { type: "string", values: ["Kirk Street", "Dock Road"] } },
      },
      stock: {
        rows: 900,
        columns: { stock_id: id, book_id: { type: "integer" }, branch_id: { type: "integer" }, ...more },
      },
      loans: {
        rows: 5000,
        fact: true,
        time: "lent_on",
        columns: {
          loan_id: id,
          stock_id: { type: "integer" },
          lent_on: { type: "date" },
          returned_on: { type: "date", nulls: 40 },
        },
      },
    },
    references: [
      "stock.book_id>books.book_id",
      "stock.branch_id>branches.branch_id",
      "loans.stock_id>stock.stock_id",
    ],
  });
  return buildModelIndex(model, values);
};

test.each([
  ["how many copies do we have", "count(*)"],
  ["number of copies by branch and genre", "count(*) by branch_name, genre"],
  ["how many copies are there of each book", "count(*) by title"],
])("%s: the rows of what is kept", (question, read) => {
  expect(briefOf(library(), question)).toBe(read);
});

test("rows that tell how many there are stand for no single one", () => {
  const read = understand({
    question: "how many copies do we have",
    previous: [],
    previousQuestions: [],
    index: library({ on_hand: { type: "integer" } }),
    now: "2024-05-15T00:00:00",
  });
  expect(read.kind).not.toBe("readings");
});
