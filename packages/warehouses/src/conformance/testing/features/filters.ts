import type { ComparisonOperator, Filter } from "@parlance/contract";
import {
  aggregate,
  compare,
  constant,
  type FeatureQuery,
  field,
  freight,
  grouped,
  listed,
  period,
  placed,
  quantity,
  region,
  rows,
  shipped,
  status,
  toCustomer,
  toLines,
  toProduct,
} from "./parts.ts";

/** Every condition, and its opposite. */
export function filters(): FeatureQuery[] {
  const name = field("customers", "name", toCustomer);
  const texts = ["works", "BLUE", "ü", "_100%", "%", "é", "O'Hara \\ Sons", "S_o%"].flatMap((value) =>
    (["contains", "starts-with", "ends-with", "equals", "like"] as const).flatMap((match) =>
      [true, false].map((caseSensitive): [string, Filter] => [
        `${match} “${value}”${caseSensitive ? " with case" : ""}`,
        { kind: "text", match, operand: value === "O'Hara \\ Sons" ? region : name, value, caseSensitive },
      ]),
    ),
  );
  const operators: ComparisonOperator[] = ["=", "!=", "<", "<=", ">", ">="];
  const more: [string, Filter][] = [
    ...operators.flatMap((operator): [string, Filter][] => [
      [`decimal ${operator}`, compare(operator, freight, constant(66.5))],
      [`text ${operator}`, compare(operator, status, constant("open"))],
      [`date ${operator}`, compare(operator, placed, constant("2022-03-01", "date"))],
      [
        `related ${operator} 2`,
        {
          kind: "related",
          path: toLines,
          filter: compare(">", field("lines", "quantity"), constant(5)),
          operator,
          count: 2,
        },
      ],
    ]),
    ["in", { kind: "in", operand: status, values: ["open", "paid"] }],
    ["in with null", { kind: "in", operand: status, values: ["open", null] }],
    ["between", { kind: "between", operand: freight, low: constant(20), high: constant(80.25) }],
    ["null", { kind: "null", operand: shipped }],
    ["not null", { kind: "not", filter: { kind: "null", operand: shipped } }],
    ["boolean", compare("=", field("customers", "active", toCustomer), constant(true))],
    ["period of dates", { kind: "period", operand: placed, period: period("2022-01-01", "2022-04-01") }],
    [
      "period of instants",
      { kind: "period", operand: shipped, period: period("2022-01-15T08:00:00", "2022-02-15T20:30:00") },
    ],
    ["open period", { kind: "period", operand: placed, period: period("2023-06-01", null) }],
    [
      "no related",
      {
        kind: "related",
        path: toProduct,
        filter: compare("=", field("products", "category"), constant("Tools")),
        operator: "=",
        count: 0,
      },
    ],
    ["a field of many", compare("=", field("products", "category", toProduct), constant("Garden"))],
    [
      "member",
      {
        kind: "member",
        operand: field("orders", "customer_id"),
        query: listed([field("customers", "id")], {
          subject: "customers",
          filter: compare("=", field("customers", "active"), constant(true)),
        }),
      },
    ],
    ["now", compare("<", shipped, { kind: "now" })],
    ["now beside a date", compare("<", placed, { kind: "now" })],
    ["an instant beside a date", compare(">=", placed, constant("2022-03-01T12:00:00"))],
    ["a date beside instants", compare(">=", shipped, constant("2022-03-01"))],
    ["instants beside dates", compare(">", shipped, placed)],
    ["the day of an instant", compare("=", placed, shipped)],
    ["dates between", { kind: "between", operand: placed, low: constant("2022-02-01"), high: shipped }],
  ];
  return [...texts, ...more].flatMap(([feature, filter]) => [
    { feature: `filter: ${feature}`, query: grouped([], [rows], { filter }) },
    {
      feature: `filter: not ${feature}`,
      query: grouped([], [rows, aggregate("sum", quantity, toLines)], { filter: { kind: "not", filter } }),
    },
  ]);
}
