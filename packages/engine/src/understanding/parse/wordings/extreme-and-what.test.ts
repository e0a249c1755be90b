import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    vans: {
      rows: 30,
      naming: "plate",
      columns: { van_id: id, plate: { type: "string", distinct: 30 } },
    },
    upkeep: {
      rows: 300,
      fact: true,
      time: "done_on",
      columns: {
        upkeep_id: id,
        van_id: { type: "integer" },
        kind: { type: "string", values: ["wash", "respray"], distinct: 2 },
        done_on: { type: "date" },
        cost: { type: "decimal", distinct: 90, unit: "currency" },
      },
    },
  },
  references: ["upkeep.van_id>vans.van_id"],
});
const index = buildModelIndex(model, values);

test.each([
  [
    "largest single respray, when and how much",
    "list cost, done_on where kind = respray order cost desc limit 1",
  ],
  [
    "most expensive respray ever: which van and how much",
    "list cost, plate where kind = respray order cost desc limit 1",
  ],
])("the row of that kind with the most money, with what is asked of it: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test("what somebody did cost is how much it cost in all", () => {
  expect(briefOf(index, "what did washes cost us in 2023")).toContain(
    "sum(cost) where (kind = wash and done_on in 2023",
  );
});
