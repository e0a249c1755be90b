import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const key = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    silos: {
      naming: "silo",
      columns: { silo_id: key, silo: { type: "string" }, mill_no: { type: "integer", role: "measure" } },
    },
    grain_silo_stock_daily: {
      fact: true,
      time: "taken_at",
      columns: {
        silo_id: key,
        taken_at: { type: "date" },
        stock: { type: "decimal", role: "measure" },
      },
    },
  },
  references: ["grain_silo_stock_daily.silo_id>silos.silo_id"],
});
const index = buildModelIndex(model, values);

test.each(["median silo grain stock", "median grain stock", "median stock", "median silo stock"])(
  "“%s” is of the level and not of its table's rows",
  (question) => expect(briefOf(index, question)).toBe("median(stock)"),
);
