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
  leadsFrom(query, { findings, table, index }).map(({ question }) => question);

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
  expect(questions(best(index, "number of orders").query, [odd])).toEqual(["Monthly number of orders"]);
});

it("leads on from members to what the first is made up of, and to times, all of the same rows", () => {
  const by = (question: string): string[] => {
    const { query } = best(index, question);
    const [group, figure] = query.kind === "aggregate" ? [query.dimensions[0], query.measures[0]] : [];
    const rows = [
      ["Chai", 3],
      ["Chang", 7],
    ];
    const columns = [
      { id: group?.id ?? "", label: "", type: "string" as const, role: "dimension" as const, unit },
      { id: figure?.id ?? "", label: "", type: "integer" as const, role: "measure" as const, unit },
    ];
    const leads = leadsFrom(query, {
      findings: [],
      table: { ...table, columns, rows, rowCount: 2 },
      index,
    });
    return suggestQuestions(index, { around: query, count: 2, leads });
  };
  expect(by("quantity by product")).toEqual([
    "Total quantity by customer for Chang",
    "Monthly total quantity",
  ]);
  expect(by("quantity by product in 2023")).toEqual([
    "Total quantity by customer for Chang in 2023",
    "Monthly total quantity in 2023",
  ]);
  expect(by("top 5 products by quantity in USA")).toEqual([
    "Total quantity by customer for Chang where country is USA",
    "Monthly total quantity for USA",
  ]);
});

it("puts leads first that are read as they are meant, two at most, and no others", () => {
  const leads = leadsFrom(monthly, { findings: [odd], table, index });
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
