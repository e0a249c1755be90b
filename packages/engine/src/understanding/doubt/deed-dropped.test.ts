import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { understand } from "../understand.ts";

const { model, values } = makeModel({
  tables: {
    members: {
      rows: 40,
      naming: "member_name",
      columns: {
        member_id: { type: "integer", role: "key" },
        member_name: { type: "string", distinct: 40 },
      },
    },
    bills: {
      fact: true,
      rows: 500,
      time: "billed_on",
      columns: {
        bill_id: { type: "integer", role: "key" },
        member_id: { type: "integer" },
        billed_on: { type: "date" },
        amount: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: ["bills.member_id>members.member_id"],
});
const index = buildModelIndex(model, values);
const outcome = (question: string): string =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-03-01T00:00:00" }).kind;

test.each([
  "how many bills were paid",
  "how many bills were paid in February 2024",
  "how many members died",
  "bills delivered last month",
])("nothing tells it, so it is asked: %s", (question) => expect(outcome(question)).not.toBe("readings"));

test.each(["how many bills were issued in February 2024", "how many bills are there", "bills last month"])(
  "all of them: %s",
  (question) => expect(outcome(question)).toBe("readings"),
);
