import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { tokenize } from "../../../text/tokenize.ts";
import { dueAndPaid } from "./due-and-paid.ts";

const { model, values } = makeModel({
  tables: {
    boats: {
      columns: {
        boat_id: { type: "integer", role: "key" },
        boat_name: { type: "string" },
        boat_state: { type: "string" },
        crates_loaded: { type: "integer" },
        crates_landed: { type: "integer" },
      },
    },
    charters: {
      columns: {
        charter_id: { type: "integer", role: "key" },
        boat_id: { type: "integer", role: "key" },
        state: { type: "string" },
      },
    },
  },
  references: ["charters.boat_id>boats.boat_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["crates loaded vs landed", 2, "vs crates landed"],
  ["boat name and state of charters", 2, null],
])("%s", (question, at, said) => {
  expect(dueAndPaid(tokenize(question), at, index)?.words ?? null).toBe(said);
});
