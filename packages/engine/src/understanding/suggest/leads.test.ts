import type { Finding, ResultTable, SemanticQuery } from "@parlance/contract";
import { expect, it } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { best } from "../testing/read.ts";
import { leadsFrom } from "./leads.ts";
import { suggestQuestions } from "./suggest-questions.ts";

const index = salesIndex();
const unit = { kind: "none", currency: null, label: null } as const;
const table: ResultTable = {
  columns: [
    { id: "g1", label: "month", type: "date", role: "dimension", unit },
    { id: "m1", label: "number of orders", type: "integer", role: "measure", unit },
  ],
  rows: [
    ["2024-02-01", 10],
    ["2024-03-01", 90],
  ],
  rowCount: 2,
  truncated: false,
};
const odd: Finding = {
  kind: "outlier",
  sentence: [
    { kind: "cell", text: "2024-03-01", cells: [[1, 0]], derivation: "value" },
    { kind: "text", text: " was odd" },
  ],
  weight: 0.9,
  evidence: { method: "none", figures: [] },
};
const monthly = best(index, "number of orders by month").query;
const questions = (query: SemanticQuery, findings: Finding[]): string[] =>
  leadsFrom(query, findings, table).map(({ question }) => question);

it("asks why in the month that stands out, how it goes on and what is out of line", () => {
  expect(questions(monthly, [odd])).toEqual([
    "Why did number of orders change in March 2024?",
    "Forecast number of orders by month",
    "Find anomalies in monthly number of orders",
  ]);
  expect(questions(monthly, [{ ...odd, kind: "share" }])).toHaveLength(2);
});

it("does not ask for what was asked, nor of what is not followed over time", () => {
  const forecast = best(index, "forecast the number of orders for the next 3 months").query;
  expect(questions(forecast, [])).toEqual(["Find anomalies in monthly number of orders"]);
  expect(questions(best(index, "number of orders").query, [odd])).toEqual([]);
});

it("puts leads first that are read as they are meant, two at most, and no others", () => {
  const leads = leadsFrom(monthly, [odd], table);
  const chosen = suggestQuestions(index, { around: monthly, count: 3, leads });
  expect(chosen).toHaveLength(3);
  for (const [place, question] of chosen.slice(0, 2).entries()) {
    expect(question).toBe(leads[place]?.question);
    expect(best(index, question).query.kind).toBe("analysis");
  }
  const unmeant = { question: "number of orders", shape: "x", means: () => false };
  expect(suggestQuestions(index, { around: monthly, count: 3, leads: [unmeant] })).not.toContain(
    "number of orders",
  );
});
