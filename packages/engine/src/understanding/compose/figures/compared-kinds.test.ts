import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** A ferry line: passengers of a sex take crossings, sold in a class, from a port. */
const { model, values } = makeModel({
  tables: {
    passengers: {
      rows: 300,
      naming: "passenger_name",
      columns: {
        passenger_id: id,
        passenger_name: { type: "string", distinct: 300 },
        birth_date: { type: "date" },
        cabin: { type: "string", values: ["Upper", "Lower"] },
      },
    },
    ports: {
      rows: 3,
      naming: "port_name",
      columns: { port_id: id, port_name: { type: "string", values: ["Kiel", "Oslo", "Riga"] } },
    },
    sales: {
      fact: true,
      rows: 2000,
      time: "sold_on",
      columns: {
        sale_id: id,
        passenger_id: id,
        port_id: id,
        sold_on: { type: "date" },
        desk: { type: "string", values: ["Harbour", "Airport"] },
        amount: { type: "decimal" },
      },
    },
  },
  references: ["sales.passenger_id>passengers.passenger_id", "sales.port_id>ports.port_id"],
});
for (const column of model.tables.flatMap(({ columns }) => columns))
  if (column.name === "amount")
    Object.assign(column, { additivity: "additive", unit: { kind: "currency", currency: "EUR" } });
const index = buildModelIndex(model, values);

test.each([
  ["upper vs lower", /^count\(\*\) by cabin where/],
  ["compare harbour and airport", /^count\(\*\) by desk where/],
  ["Kiel vs Oslo", /^sum\(amount\) by port_name where/],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toMatch(expected);
});
