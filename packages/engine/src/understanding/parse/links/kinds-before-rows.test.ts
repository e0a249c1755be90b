import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;

/** A port: complaints of ships, made by their crews, by other ships or by guests. */
const { model, values } = makeModel({
  tables: {
    ships: { rows: 90, naming: "ship", columns: { ship_id: key, ship: { type: "string", distinct: 90 } } },
    complaints: {
      fact: true,
      rows: 700,
      time: "made_on",
      columns: {
        complaint_id: key,
        ship_id: key,
        made_on: { type: "date" },
        made_by: { type: "string", values: ["Ship", "Crew", "Guest"], distinct: 3 },
        berth: { type: "string", values: ["North", "South"], distinct: 2 },
      },
    },
  },
  references: ["complaints.ship_id>ships.ship_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["ship complaints by berth", "count(*) by berth where made_by = Ship"],
  ["complaints by ship", "count(*) by ship"],
])("%s", (question, read) => expect(briefOf(index, question)).toContain(read));
