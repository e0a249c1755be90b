import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { tokenize } from "../../text/tokenize.ts";
import { rankedIn } from "./ranked-in.ts";

const { model, values } = makeModel({
  tables: {
    mills: {
      naming: "name",
      columns: {
        mill_id: { type: "integer", role: "key" },
        name: { type: "string" },
        output: { type: "decimal" },
        debts_in_million: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["top 5 mills in output", 3, "by output"],
  ["mill with the highest debts in million", 5, null],
])("%s", (question, at, said) => expect(rankedIn(tokenize(question), at, index)?.words ?? null).toBe(said));
