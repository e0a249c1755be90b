import type { GlossaryTerm } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { checkQuery } from "../../semantics/check-query.ts";
import { withTerms } from "../index/model-index.ts";
import { salesIndex } from "../testing/models.ts";
import { best, briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const plain = salesIndex();
const terms: [string, string, string[]?][] = [
  ["NCO", "number of orders by country"],
  ["PMO", "per month orders"],
  ["AF", "average freight"],
  ["line value", "quantity * unit price", ["LV"]],
  ["FPO", "total freight / number of orders"],
  ["FPL", "total freight / number of order lines * 100"],
  ["CPO", "number of distinct customers / number of distinct orders"],
  ["price gap", "list price - unit price"],
  ["big shipment", "freight is over 500"],
  ["big orders", "orders with a freight above 500"],
  ["TGO", "total orders from Germany"],
  ["ADS", "average (shipped date - order date) in days"],
  ["active customer", "one with an order in the last 90 days"],
  ["Alpine customers", "customers from Germany or France"],
  ["dear products", "list price > 100"],
  ["active share", "number of active customers / number of customers"],
  ["late freight", "total freight / number of orders, where the shipped date is known"],
  ["daily freight", "total freight paid for one order / days from order to shipped, where freight > 5"],
  ["beverage quota", "percentage of products in beverages"],
  ["mom", "(current month value - prev month value) / prev month value"],
  ["loop", "loop freight"],
  ["last month", "DATE_TRUNC('month', CURRENT_DATE) - INTERVAL '1 month'"],
];
const glossary = terms.map(
  ([term, definition, synonyms = []]): GlossaryTerm => ({
    term,
    definition,
    synonyms,
    category: null,
    binding: null,
  }),
);
const index = withTerms(plain, glossary);

describe("definitions in plain words", () => {
  const sameAs: [string, string][] = [
    ["what is the AF by country?", "what is the average freight by country?"],
    ["af for orders in 2023", "average freight for orders in 2023"],
    ["NCO in 2023", "number of orders by country in 2023"],
    ["what is the PMO in 2023?", "what is the number of orders per month in 2023?"],
    ["how many dear products are there?", "how many products with a list price over 100 are there?"],
    ["number of Alpine customers", "number of customers in Germany or France"],
    ["how many orders are big?", "how many orders have a freight above 500?"],
    [
      "how many big orders are there by country?",
      "how many orders with freight over 500 are there by country?",
    ],
    ["what is the ADS by country?", "what is the average days from order date to shipped date by country?"],
    ["total freight of big shipments", "total freight of orders with freight over 500"],
    ["total freight per month and the mom change", "total freight per month and the month over month change"],
  ];
  test.each(sameAs)("%s", (withTerm, written) => {
    expect(briefOf(index, withTerm)).toBe(briefOf(plain, written));
  });

  const computed: [string, string][] = [
    ["total line value by country", "sum(quantity * unit_price) by country"],
    ["average LV by country", "average(quantity * unit_price) by country"],
    ["FPO by country", "sum(freight) / count(*) by country"],
    ["CPO by country", "count-distinct(customer_id) / count(*) by country"],
    ["top 3 countries by FPO", "sum(freight) / count(*) by country order m1 desc limit 3"],
    ["return the TGO", "count(*)"],
    ["price gap by category", "sum(list_price) - sum(unit_price) by category"],
    ["beverage quota and average list price", "100 * count(*) / count(*), average(list_price)"],
  ];
  test.each(computed)("formulas: %s", (question, query) => {
    expect(briefOf(index, question)).toBe(query);
  });

  test("a figure is computed on the rows that lead to all its parts, counts keep their own", () => {
    const { query } = best(index, "FPL by country");
    expect(query).toMatchObject({ kind: "aggregate", subject: "order_lines" });
    expect(checkQuery(query, index.model).ok).toBe(true);
  });

  test("a formula is of the rows that it names, and of single ones where it says so", () => {
    const of = (question: string): string => JSON.stringify(best(index, question).query);
    const shipped = '"filter":{"kind":"not","filter":{"kind":"null"';
    expect(of("late freight by country").split(shipped)).toHaveLength(3);
    const daily = of("average daily freight by country");
    expect(daily).toContain(
      '"aggregation":"average","quantile":null,"operand":{"kind":"case","cases":[{"when"',
    );
    expect(daily).not.toContain('"aggregation":"sum"');
  });

  test("a condition may speak of related rows, and of other terms", () => {
    const { query } = best(index, "how many active customers are there?");
    expect(query.kind === "aggregate" ? query.filter : null).toMatchObject({ kind: "related", count: 0 });
    const share = best(index, "what is the active share by country?").query;
    expect(JSON.stringify(share)).toContain('"related"');
    expect(checkQuery(share, index.model).ok).toBe(true);
  });

  test("conditions of other tables' rows are reached along the way", () => {
    const { query } = best(index, "total freight of active customers by month");
    expect(checkQuery(query, index.model).ok).toBe(true);
    expect(query.kind === "aggregate" ? query.filter : null).toMatchObject({
      kind: "related",
      path: [
        { relationship: "orders.customer_id>customers.customer_id", reversed: false },
        { relationship: "orders.customer_id>customers.customer_id", reversed: true },
      ],
    });
  });

  test("the reading says what the glossary says, and the match stands on the term", () => {
    const { assumptions, matches } = best(index, "AF by country");
    expect(assumptions).toContain("AF, by the glossary: average freight");
    expect(matches.filter(({ start }) => start === 0).every(({ text }) => text === "AF")).toBe(true);
  });

  test("what says itself or nothing readable changes nothing", () => {
    expect(briefOf(index, "total freight last month")).toBe(briefOf(plain, "total freight last month"));
    const read = understand({
      question: "loop by country",
      previous: [],
      previousQuestions: [],
      index,
      now: "2024-05-15T00:00:00",
    });
    expect(["unknown-terms", "readings"]).toContain(read.kind);
  });

  test("a bracket that spells the term is said once", () => {
    expect(briefOf(index, "what is the AF (average freight) by country?")).toBe(
      briefOf(plain, "what is the average freight by country?"),
    );
  });

  test("a period that the question says itself is not said twice", () => {
    const timed = withTerms(plain, [
      {
        term: "ROC",
        definition: "order count in the last 7 days",
        synonyms: [],
        category: null,
        binding: null,
      },
    ]);
    expect(briefOf(timed, "ROC by country in the past 7 days")).toBe(
      briefOf(plain, "order count by country in the past 7 days"),
    );
  });
});
