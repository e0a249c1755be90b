import type { Filter, SemanticQuery } from "@parlance/contract";
import { expect, test } from "vitest";
import { field, figures, list, shopModel, to, total } from "../testing/shop-model.ts";
import { checkQuery } from "./check-query.ts";
import { outputColumns } from "./output-columns.ts";
import { withContext } from "./with-context.ts";

const by = (id: string) => ({ by: { kind: "output" as const, id }, descending: true });
const paid = { by: field([], "orders", "total"), descending: true };
const above: Filter = {
  kind: "comparison",
  operator: ">",
  left: paid.by,
  right: { kind: "constant", value: 5, type: null },
};
const country = field([to("order-customer")], "customers", "country");
const revenue = { id: "m", label: "Revenue", expression: total([], "orders", "total") };
const grouped = figures({
  dimensions: [{ id: "d", label: "Country", expression: country }],
  measures: [revenue],
  order: [by("m")],
  hidden: ["m"],
});
const placed = [{ id: "c", label: "Placed", expression: field([], "orders", "placed") }];

/** The columns that are shown, "+" before those that nobody asked for, after the query passed its check. */
const shown = (query: SemanticQuery): string[] => {
  const checked = checkQuery(query, shopModel);
  if (!checked.ok) throw new Error(JSON.stringify(checked.failure));
  return outputColumns(withContext(checked.value, shopModel), shopModel).map(
    ({ label, context, role }) => `${context === true ? "+" : ""}${label} ${role}`,
  );
};

test.each<[string, SemanticQuery, string[]]>([
  ["a hidden figure that ranks groups", grouped, ["Country dimension", "+Revenue measure"]],
  ["a figure that is shown already", { ...grouped, hidden: [] }, ["Country dimension", "Revenue measure"]],
  ["groups without an order", { ...grouped, order: [] }, ["Country dimension"]],
  [
    "a column that ranks rows",
    list({ columns: placed, order: [paid] }),
    ["Placed dimension", "+Total measure"],
  ],
  [
    "a hidden column that ranks rows",
    list({ columns: [...placed, { ...revenue, expression: paid.by }], order: [by("m")], hidden: ["m"] }),
    ["Placed dimension", "+Revenue measure"],
  ],
  [
    "a name or a key that rows are sorted by",
    list({
      columns: placed,
      order: [
        { ...paid, by: country },
        { ...paid, by: field([], "orders", "id") },
      ],
    }),
    ["Placed dimension"],
  ],
  [
    "a column that bounds rows",
    list({ columns: placed, filter: above }),
    ["Placed dimension", "+Total measure"],
  ],
  ["different rows", list({ columns: placed, filter: above, distinct: true }), ["Placed dimension"]],
  ["rows to be drawn", list({ columns: placed, order: [paid], chart: "bar" }), ["Placed dimension"]],
])("%s", (_, query, expected) => expect(shown(query)).toEqual(expected));
