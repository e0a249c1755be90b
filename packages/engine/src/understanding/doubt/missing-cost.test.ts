import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { understand } from "../understand.ts";

const id = { type: "integer", role: "key" } as const;
const money = { type: "decimal", unit: "currency" } as const;
const { model, values } = makeModel({
  tables: {
    dives: {
      fact: true,
      rows: 500,
      time: "dived_on",
      columns: {
        dive_id: id,
        dived_on: { type: "date" },
        reef: { type: "string", values: ["North", "Wall"] },
        price_paid: money,
        boat_cost: money,
      },
    },
    gear: { columns: { gear_id: id, make: { type: "string", values: ["Aqua"] } } },
  },
});
const index = buildModelIndex(model, values);
const read = (question: string) =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" });

it("asks where a cost is to be taken off and the reading takes nothing off", () => {
  expect(read("which reef makes us the most money after boat costs").kind).toBe("unknown-terms");
  expect(read("revenue by reef after paying the crew").kind).toBe("unknown-terms");
});

it.each(["price paid minus boat cost by reef", "revenue by reef"])("%s is answered", (question) => {
  expect(read(question).kind).toBe("readings");
});
