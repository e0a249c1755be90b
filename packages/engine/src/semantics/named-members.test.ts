import type { Filter } from "@parlance/contract";
import { expect, test } from "vitest";
import { field, figures, list, shopModel, to, total } from "../testing/shop-model.ts";
import { describeQuery } from "./describe-query.ts";

const revenue = { id: "m", label: "", expression: total([], "orders", "total") };
const key = field([to("order-customer")], "customers", "id");
const best = figures({
  measures: [revenue],
  dimensions: [
    { id: "k", label: "", expression: key },
    { id: "n", label: "", expression: field([to("order-customer")], "customers", "name") },
  ],
  hidden: ["n", "m"],
  order: [{ by: { kind: "output", id: "m" }, descending: true }],
  limit: { count: 5, offset: 0, per: [], ties: "cut" },
});
const rows = list({
  subject: "customers",
  columns: [{ id: "k", label: "", expression: field([], "customers", "id") }],
});
const among = (query: typeof best | typeof rows): Filter => ({ kind: "member", operand: key, query });

test.each([
  [among(best), "Sum of total, where customer is among: (sum of total by name, top 5 by sum of total)"],
  [
    { kind: "not" as const, filter: among(best) },
    "Sum of total, where customer is not among: (sum of total by name, top 5 by sum of total)",
  ],
  [among(rows), "Sum of total, where customer is among: (customers)"],
])("members are told by their names: %j", (filter, said) =>
  expect(describeQuery(figures({ measures: [revenue], filter }), shopModel).sentence).toBe(said),
);
