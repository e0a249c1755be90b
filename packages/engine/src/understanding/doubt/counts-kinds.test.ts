import { speaksOf } from "@parlance/contract";
import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, brief } from "../testing/read.ts";
import { understand } from "../understand.ts";

const { model, values } = makeModel({
  tables: {
    alarms: {
      fact: true,
      rows: 90,
      columns: {
        alarm_id: { type: "integer", distinct: 90 },
        priority: { type: "string", values: ["P1", "P2", "P3"] },
        guard: { type: "string", values: ["Osk", "Una", "Tor"] },
        false_alarm: { type: "string", values: ["Yes", "No"], distinct: 2 },
        settled: { type: "string", values: ["Yes", "No"], distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const kind = (question: string) =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15" }).kind;

it("holds back how many kinds there are where rows of one are counted", () => {
  expect(kind("number of high priority alarms by guard")).toBe("idle-words");
  expect(kind("number of P1 priority alarms by guard")).toBe("readings");
  expect(kind("number of different priorities by guard")).toBe("readings");
});

it("ranks by how many rows a flag holds of, and not by how many answers it has", () => {
  const { query } = best(index, "top 2 guards by number of settled alarms");
  expect(brief(query)).toBe("count(*) by guard order m1 desc limit 2");
  expect(speaksOf(query, "settled")).toBe(true);
});
