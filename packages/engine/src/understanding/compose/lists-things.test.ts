import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    charges: {
      fact: true,
      rows: 900,
      time: "started",
      columns: {
        charge_id: { type: "string", role: "key", distinct: 900 },
        socket: { type: "string", distinct: 9, values: ["Quay", "Mole"] },
        town: { type: "string", distinct: 3, values: ["Split", "Zadar"] },
        power: { type: "integer", role: "measure", level: true, distinct: 4 },
        started: { type: "date", distinct: 300 },
        energy: { type: "decimal", distinct: 800 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["sockets in Zadar with their power", "list distinct socket, power where town = Zadar"],
  ["list the sockets", "list distinct socket"],
  ["charges in Zadar with socket and power", "list charge_id, socket, power where town = Zadar"],
  ["sockets with energy", "list socket, energy"],
])("things that rows repeat are listed once: %s", (question, read) =>
  expect(briefOf(index, question)).toBe(read),
);
