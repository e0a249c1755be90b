import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

/** In which place sledges came in at races. */
const { model, values } = makeModel({
  tables: {
    sledge_runs: {
      fact: true,
      rows: 900,
      time: "run_on",
      columns: {
        run_id: { type: "integer", role: "key" },
        run_on: { type: "date" },
        musher: { type: "string", values: ["Ann", "Bo"], distinct: 30 },
        finish_position: { type: "integer", minimum: 1, maximum: 20 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["wins by musher", "count(*) by musher where finish_position = 1"],
  ["podiums per musher in 2023", "finish_position <= 3"],
  ["how many podiums did Ann get", "count(*) where (finish_position <= 3 and musher = Ann)"],
])("%s", (question, read) => expect(briefOf(index, question)).toContain(read));
