import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { understand } from "../understand.ts";

const { model, values } = makeModel({
  tables: {
    heats: {
      rows: 60,
      columns: {
        lane: { type: "integer", role: "key", distinct: 60 },
        ticket_no: { type: "integer", role: "key", distinct: 60 },
        swimmer: { type: "string", distinct: 60 },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const kind = (question: string) =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15" }).kind;

it.each([
  ["swimmers with a ticket over 50", false],
  ["swimmers with a ticket number over 50", true],
  ["swimmers with a lane smaller than 6", true],
])("%s", (question, answered) => expect(kind(question) === "readings").toBe(answered));
