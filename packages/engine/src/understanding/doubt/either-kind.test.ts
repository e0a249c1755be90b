import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { understand } from "../understand.ts";

/** A bakery's accounts and their standing orders, which both may be called large. */
const { model, values } = makeModel({
  tables: {
    accounts: {
      naming: "account_name",
      rows: 90,
      columns: {
        id: { type: "integer", role: "key" },
        account_name: { type: "string", values: ["Ada's", "Ben's"], distinct: 90 },
        tier: { type: "string", values: ["Large", "Small"], distinct: 2 },
      },
    },
    standing_orders: {
      fact: true,
      rows: 300,
      columns: {
        id: { type: "integer", role: "key" },
        account_id: { type: "integer" },
        basket: { type: "string", values: ["Large", "Mixed"], distinct: 2 },
      },
    },
  },
  references: ["standing_orders.account_id>accounts.id"],
});
const index = buildModelIndex(model, values);
const read = (question: string) =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" });

it("asks back which kind of another word's rows is meant, and not where the rows are called by their name", () => {
  expect(read("how many large customers do we have?").kind).toBe("ambiguous");
  expect(read("how many large accounts do we have?").kind).toBe("readings");
});
