import { aggregateQuery, type Filter, fieldOf, type Period } from "@parlance/contract";
import { expect, test } from "vitest";
import { contradictsItself } from "./contradicts-itself.ts";

const channel = fieldOf("stays", "channel");
const time = { path: [], table: "stays", column: "arrival" };
const is = (value: string): Filter => ({
  kind: "comparison",
  operator: "=",
  left: channel,
  right: { kind: "constant", value, type: "string" },
});
const against = (operator: "<" | "<=" | ">"): Filter => ({
  kind: "comparison",
  operator,
  left: fieldOf("stays", "departure"),
  right: fieldOf("stays", "planned_departure"),
});
const year = (year: number): Period => ({
  expression: { kind: "absolute", grain: "year" },
  interval: { start: `${year}-01-01`, end: `${year + 1}-01-01` },
});
const during = (at: number): Filter => ({
  kind: "period",
  operand: { kind: "field", field: time },
  period: year(at),
});

test.each<[string, Filter[], boolean]>([
  ["two values of one column", [is("Desk"), is("Online")], true],
  [
    "a value and others with it",
    [is("Desk"), { kind: "in", operand: channel, values: ["Desk", "Phone"] }],
    false,
  ],
  ["what it denies", [is("Desk"), { kind: "not", filter: is("Desk") }], true],
  ["two dates one way round and the other", [against("<="), against(">")], true],
  ["two dates one way round twice", [against("<="), against("<")], false],
  ["two years", [during(2022), during(2023)], true],
  ["one of two years", [during(2022), { kind: "or", filters: [during(2022), during(2023)] }], false],
  ["none of two years", [during(2021), { kind: "or", filters: [during(2022), during(2023)] }], true],
])("%s", (_, filters, expected) => {
  const query = aggregateQuery("s", "stays", { filter: { kind: "and", filters } });
  expect(contradictsItself(query)).toBe(expected);
});

test("two years beside each other and only a third", () => {
  const comparison = { time, current: year(2023), previous: year(2022) };
  const only = (at: number) => ({ ...aggregateQuery("s", "stays", { filter: during(at) }), comparison });
  expect(contradictsItself(only(2021))).toBe(true);
});
