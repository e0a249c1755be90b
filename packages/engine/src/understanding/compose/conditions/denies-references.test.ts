import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best } from "../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    hikers: { rows: 80, columns: { hiker_id: key, age: { type: "integer", distinct: 40 } } },
    joined_in: {
      rows: 200,
      columns: { hiker_id: { type: "integer" }, walk_id: { type: "integer" } },
      key: [],
    },
    walks: {
      rows: 30,
      naming: "walk_name",
      columns: { walk_id: key, walk_name: { type: "string", distinct: 30 } },
    },
  },
  references: ["joined_in.hiker_id>hikers.hiker_id", "joined_in.walk_id>walks.walk_id"],
});
const index = buildModelIndex(model, values);

test.each(["the ids of the hikers who have not joined in any walk", "which hiker ids are not in any walk"])(
  "things are denied something, not the rows that refer to both: %s",
  (question) => {
    const { query } = best(index, question);
    expect(query.kind === "list" ? query.subject : query.kind).toBe("hikers");
  },
);
