import { makeColumn, type SemanticModel } from "@parlance/contract";
import { expect, test } from "vitest";
import { field, figures, rowCount, shopModel, total } from "../testing/shop-model.ts";
import { voidRows } from "./void-rows.ts";

const values = (pairs: Record<string, number>) =>
  Object.entries(pairs).map(([value, count]) => ({ value, count }));

/** The shop whose orders have a state, all of 100 rows or a sample of them. */
const shop = (states: Record<string, number>, sampledRows = 100): SemanticModel => ({
  ...shopModel,
  tables: shopModel.tables.map((table) =>
    table.name === "orders"
      ? {
          ...table,
          label: "Orders",
          rowCount: 100,
          columns: [
            ...table.columns,
            {
              ...makeColumn("state", { physicalType: "string", role: "category" }),
              profile: {
                sampledRows,
                nulls: 0,
                distinct: Object.keys(states).length,
                minimum: null,
                maximum: null,
                topValues: values(states),
              },
            },
          ],
        }
      : table,
  ),
});

const revenue = { id: "revenue", label: "Revenue", expression: total([], "orders", "total") };

test("void rows that are added up", () => {
  const query = figures({ measures: [revenue] });
  expect(voidRows(query, shop({ Paid: 90, Void: 10 }))).toEqual({
    value: "Void",
    table: "Orders",
    rows: 10,
    all: 100,
  });
  expect(voidRows(query, shop({ paid: 90, cancelled: 10 }, 50))?.rows).toBeNull();
  expect(voidRows(query, shop({ Paid: 90, Open: 10 }))).toBeNull();
});

test("nothing where the state is spoken of, or rows are counted", () => {
  const state = { id: "state", label: "State", expression: field([], "orders", "state") };
  const model = shop({ Paid: 90, Void: 10 });
  expect(voidRows(figures({ measures: [revenue], dimensions: [state] }), model)).toBeNull();
  const counted = { id: "n", label: "Orders", expression: rowCount([]) };
  expect(voidRows(figures({ measures: [counted] }), model)).toBeNull();
});
