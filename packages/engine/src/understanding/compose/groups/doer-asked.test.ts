import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;

const depot = (() => {
  const { model, values } = makeModel({
    tables: {
      drivers: {
        rows: 30,
        naming: "driver",
        columns: { driver_id: key, driver: { type: "string", distinct: 30 } },
      },
      trips: {
        fact: true,
        rows: 2000,
        time: "driven_on",
        columns: {
          trip_id: key,
          driver_id: key,
          driven_on: { type: "date" },
          litres: { type: "decimal", minimum: 4, maximum: 90 },
        },
      },
    },
    references: ["trips.driver_id>drivers.driver_id"],
  });
  for (const column of model.tables.flatMap(({ columns }) => columns))
    if (column.role === "measure") column.additivity = "additive";
  return buildModelIndex(model, values);
})();

test.each([
  ["who used more than 500 litres", "sum(litres) by driver having m1 > 500"],
  [
    "drivers with over 2000 litres in 2023",
    /^sum\(litres\) by driver where driven_on in .* having m1 > 2000/,
  ],
  ["who used more than 60 litres in a trip", "list driver where litres > 60"],
])("%s", (question, expected) => {
  expect(briefOf(depot, question)).toMatch(expected);
});
