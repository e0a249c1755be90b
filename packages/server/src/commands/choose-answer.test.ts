import { type Answer, aggregateOf, aggregateQuery, answerSchema, type DataAnswer } from "@parlance/contract";
import { describe, expect, it } from "vitest";
import { chooseAnswer } from "./choose-answer.ts";

const answered = (source: string, confidence: number): DataAnswer => ({
  outcome: "answered",
  question: "number of orders",
  headline: [{ kind: "text", text: "Orders" }],
  reading: {
    query: aggregateQuery(source, "orders", {
      measures: [
        {
          id: "m",
          label: "Number of orders",
          expression: aggregateOf("count", null),
        },
      ],
    }),
    sentence: "Number of orders",
    chips: [],
    matches: [],
    score: 1,
    confidence,
  },
  alternatives: [],
  table: { columns: [], rows: [], rowCount: 0, truncated: false },
  chart: {
    kind: "figure",
    title: "Orders",
    x: null,
    y: [],
    series: null,
    reasons: [],
    alternatives: [],
    resultHash: "0",
  },
  findings: [],
  notes: [],
  evidence: {
    sql: "SELECT COUNT(*) FROM orders",
    parameters: [],
    source,
    sourceLabel: source.toUpperCase(),
    modelVersion: "1",
    hash: "0",
    milliseconds: { understanding: 1, planning: 1, execution: 1, analysis: 1, total: 4 },
    steps: [],
    answeredAt: "2025-01-01T00:00:00Z",
    now: "2025-01-01T00:00:00",
  },
  followUps: [],
});
const declined: Answer = {
  outcome: "declined",
  question: "number of orders",
  failure: { code: "unknown-term", terms: ["orders"] },
  guess: null,
  nearest: [],
};
const none = { lastSource: null, examples: new Set<string>() };
const from = (sourceId: string, answer: Answer) => ({ sourceId, answer });
const noteOf = (answer: Answer): string =>
  answer.outcome === "answered"
    ? answer.notes
        .flat()
        .map(({ text }) => text)
        .join("")
    : answer.outcome;

describe("chooseAnswer", () => {
  it("leaves the answer of the only source as it is", () => {
    const only = from("a", answered("a", 0.8));
    expect(chooseAnswer([only], none)).toBe(only);
  });

  it("takes the source that can answer, and says which", () => {
    const { sourceId, answer } = chooseAnswer([from("a", declined), from("b", answered("b", 0.6))], none);
    expect(sourceId).toBe("b");
    expect(noteOf(answer)).toBe("Answered from “B”, the one of your sources that fits best.");
    expect(answerSchema.safeParse(answer).success).toBe(true);
  });

  it("asks which is meant where two answer equally well", () => {
    const both = [from("a", answered("a", 0.8)), from("b", answered("b", 0.78))];
    const { answer } = chooseAnswer(both, none);
    expect(answer).toMatchObject({
      outcome: "clarification",
      prompt: "“A” and “B” can answer this. Which one do you mean?",
      choices: [
        { sentence: "In “A”: Number of orders", query: { source: "a" } },
        { sentence: "In “B”: Number of orders", query: { source: "b" } },
      ],
    });
    expect(answerSchema.safeParse(answer).success).toBe(true);
  });

  it("stays with the conversation's source, and never asks about an example", () => {
    const both = [from("a", answered("a", 0.8)), from("b", answered("b", 0.78))];
    expect(chooseAnswer(both, { ...none, lastSource: "b" }).sourceId).toBe("b");
    expect(chooseAnswer(both, { ...none, lastSource: "c" }).answer.outcome).toBe("clarification");
    const surer = [from("a", answered("a", 0.88)), from("b", answered("b", 0.8))];
    expect(chooseAnswer(surer, { ...none, lastSource: "b" }).sourceId).toBe("b");
    const { sourceId, answer } = chooseAnswer(both, { lastSource: null, examples: new Set(["b"]) });
    expect([sourceId, answer.outcome]).toEqual(["a", "answered"]);
  });

  it("takes the one that calls things as the question does, whatever the conversation was about", () => {
    const matched = (source: string, how: "exact" | "synonym"): DataAnswer => {
      const answer = answered(source, 0.8);
      const match = { span: [10, 16] as [number, number], text: "orders", target: "orders", how };
      return { ...answer, reading: { ...answer.reading, matches: [match] } };
    };
    const both = [from("a", matched("a", "synonym")), from("b", matched("b", "exact"))];
    expect(chooseAnswer(both, { ...none, lastSource: "a" }).sourceId).toBe("b");
    const { sourceId, answer } = chooseAnswer(both, none);
    expect([sourceId, answer.outcome]).toEqual(["b", "answered"]);
    const others = [from("a", matched("a", "exact")), from("b", matched("b", "exact"))];
    expect(chooseAnswer(others, { ...none, lastSource: "a" }).sourceId).toBe("a");
    const example = { lastSource: "a", examples: new Set(["b"]) };
    expect(chooseAnswer(both, example).sourceId).toBe("a");
  });

  it("takes the surer one where they differ", () => {
    const both = [from("a", answered("a", 0.5)), from("b", answered("b", 0.8))];
    expect(chooseAnswer(both, { ...none, lastSource: "a" }).sourceId).toBe("b");
  });
});
