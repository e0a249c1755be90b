import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { clubIndex } from "../../../testing/club-model.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const index = clubIndex();

test.each([
  ["new recruits by month", "count(*) by month(joined_on) order g1"],
  ["how many new hires in 2023", "count(*) where joined_on in 2023-01-01..2024-01-01"],
  ["number of new joiners per town in 2023", "count(*) by town where joined_on in 2023-01-01..2024-01-01"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("“hire date” of those who work here, where only customers are people by their table", () => {
  const { model, values } = makeModel({
    tables: {
      customers: {
        rows: 300,
        columns: {
          customer_id: { type: "integer", role: "key" },
          first_name: { type: "string", distinct: 80 },
          last_name: { type: "string", distinct: 200 },
          registered_on: { type: "date", role: "time" },
        },
      },
      groomers: {
        rows: 8,
        naming: "groomer_name",
        columns: {
          groomer_id: { type: "integer", role: "key" },
          groomer_name: { type: "string", distinct: 8 },
          speciality: { type: "string", values: ["Cats", "Dogs"], distinct: 2 },
          hire_date: { type: "date", role: "time" },
        },
      },
    },
  });
  const salon = buildModelIndex(model, values);
  expect(briefOf(salon, "list the groomers with speciality and hire date")).toBe(
    "list groomer_name, speciality, hire_date",
  );
});
