import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Readers of whom only the birth is dated, and loans whose day stands in a calendar; with `loans` false the readers alone. */
const library = (loans: boolean) => {
  const { model, values } = makeModel({
    tables: {
      readers: {
        rows: 800,
        time: "birth_date",
        naming: "reader_name",
        columns: {
          reader_key: { type: "integer", role: "key" },
          reader_name: { type: "string", distinct: 800 },
          birth_date: { type: "date" },
        },
      },
      ...(loans && {
        loans: {
          fact: true,
          rows: 9000,
          columns: {
            loan_key: { type: "integer" as const, role: "key" as const },
            reader_key: { type: "integer" as const, role: "key" as const },
            day_key: { type: "integer" as const, role: "key" as const },
          },
        },
        days: {
          rows: 730,
          time: "full_date",
          columns: {
            day_key: { type: "integer" as const, role: "key" as const },
            full_date: { type: "date" as const },
            calendar_year: { type: "integer" as const },
            month_name: { type: "string" as const },
          },
        },
      }),
    },
    references: loans ? ["loans.reader_key>readers.reader_key", "loans.day_key>days.day_key"] : [],
  });
  return buildModelIndex(model, values);
};

test.each([
  [true, "how many readers did we have in 2023", "count(*) where full_date in 2023-01-01..2024-01-01"],
  [true, "how many readers were born in 1990", "count(*) where birth_date in 1990-01-01..1991-01-01"],
  [false, "how many readers in 1990", "count(*) where birth_date in 1990-01-01..1991-01-01"],
])("a period is of a birth where it is said or nothing else is dated (%s): %s", (loans, question, read) => {
  expect(briefOf(library(loans), question)).toBe(read);
});
