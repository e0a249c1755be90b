import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { understand } from "../understand.ts";

const { model, values } = makeModel({
  tables: {
    till_lines: {
      fact: true,
      rows: 900,
      time: "sold_on",
      columns: {
        line_id: { type: "integer", role: "key" },
        receipt_no: { type: "string", role: "key", distinct: 300 },
        member_id: { type: "integer", role: "key", distinct: 80 },
        article: { type: "string", values: ["Rope", "Axe", "Tent"], distinct: 3 },
        sold_on: { type: "date" },
        revenue: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const kind = (question: string): string =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15" }).kind;

it("an average that the reading does not tell is asked about", () => {
  expect(kind("average number of articles per receipt")).not.toBe("readings");
  expect(kind("median revenue of a member")).not.toBe("readings");
});

it("one figure over another is one", () => {
  expect(kind("average number of lines per receipt")).toBe("readings");
  expect(kind("average revenue of a member")).toBe("readings");
});
