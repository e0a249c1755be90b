import { describe, expect, test } from "vitest";
import { definitionsIn } from "./definitions-in.ts";

const said = (text: string): [string, string[], string][] =>
  definitionsIn(text).map(({ term, synonyms, definition }) => [term, synonyms, definition]);

describe("definitions in a text", () => {
  const found: [string, [string, string[], string][]][] = [
    ["ADR = average daily revenue", [["ADR", [], "average daily revenue"]]],
    [
      "ARPU (average revenue per user) = revenue / users.",
      [["ARPU", ["average revenue per user"], "revenue / users"]],
    ],
    [
      "Active customer: one with an order in the last 90 days",
      [["Active customer", [], "one with an order in the last 90 days"]],
    ],
    ["Churned means status is cancelled.", [["Churned", [], "status is cancelled"]]],
    [
      "New patients are defined as patients with one visit. AOV = revenue per order.",
      [
        ["New patients", [], "patients with one visit"],
        ["AOV", [], "revenue per order"],
      ],
    ],
    ["Premium drugs have drug_class = 'A'", [["Premium drugs", [], "drug_class = 'A'"]]],
    ["Heavy crates have Gross Weight > 40", [["Heavy crates", [], "Gross Weight > 40"]]],
    [
      "Late pick ups are pick ups with a delay over 2.",
      [["Late pick ups", [], "pick ups with a delay over 2"]],
    ],
    [
      "GM = revenue - cost, NM = revenue - cost - tax",
      [
        ["GM", [], "revenue - cost"],
        ["NM", [], "revenue - cost - tax"],
      ],
    ],
    [
      "To calculate the success rate per customer, join both tables, and calculate the percentage of successful orders.",
      [["success rate", [], "percentage of successful orders"]],
    ],
    [
      "MoM = change over a month = (new - old) / old",
      [["MoM", [], "change over a month = (new - old) / old"]],
    ],
  ];
  test.each(found)("%s", (text, terms) => {
    expect(said(text)).toEqual(terms);
  });

  test("orders to the answerer define nothing", () => {
    const orders = [
      "Match names case insensitively.",
      "Return all months in your answer, including those without payments.",
      "Truncate date to month for aggregation. Always join orders with customers.",
      "Notification type and status should be matched exactly: no wildcards.",
      "Use the orders table, e.g. `FROM orders o WHERE o.total = 5`.",
      "",
    ];
    for (const text of orders) expect(said(text)).toEqual([]);
  });
});
