import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    movements: {
      rows: 900,
      fact: true,
      columns: {
        movement_id: { type: "integer", role: "key" },
        kind_code: { type: "string", values: ["RETURN", "TRANSFER"] },
        pieces: { type: "integer", role: "measure" },
      },
    },
    transfers: {
      rows: 60,
      columns: { transfer_id: { type: "integer", role: "key" }, movement_id: { type: "integer" } },
    },
  },
  references: ["transfers.movement_id>movements.movement_id"],
});
const index = buildModelIndex(model, values);

test("what stands in quotes is a value where a table is called so, too", () => {
  expect(briefOf(index, 'how many movements have the kind code "TRANSFER"')).toBe(
    "count(*) where kind_code = TRANSFER",
  );
});
