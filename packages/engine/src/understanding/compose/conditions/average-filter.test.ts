import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { clubIndex } from "../../testing/club-model.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = clubIndex();

test.each([
  [
    "members with an allowance of more than double the average allowance",
    "allowance > 2 * overall average(allowance)",
  ],
  ["members with an allowance over 1.5 times the average", "allowance > 1.5 * overall average(allowance)"],
  ["members with an allowance above the average", "allowance > overall average(allowance)"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test.each([
  ["places where the average firing costs more than the overall average firing", "overall average(cost)"],
  ["places with an average cost above average", "overall average(cost)"],
])("%s is compared with the rows of all groups", (question, read) => {
  const { model, values } = makeModel({
    tables: {
      places: {
        rows: 8,
        naming: "place",
        columns: {
          place_id: { type: "integer", role: "key" },
          place: { type: "string", distinct: 8, values: ["Delft", "Imari"] },
        },
      },
      firings: {
        fact: true,
        rows: 900,
        columns: {
          firing_id: { type: "integer", role: "key" },
          place_id: { type: "integer", role: "key" },
          cost: { type: "decimal", unit: "currency" },
        },
      },
    },
    references: ["firings.place_id>places.place_id"],
  });
  expect(briefOf(buildModelIndex(model, values), question)).toContain(read);
});
