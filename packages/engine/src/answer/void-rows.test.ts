import { makeColumn, type SemanticModel, sentenceSchema } from "@parlance/contract";
import { expect, test } from "vitest";
import { field, figures, rowCount, shopModel, total } from "../testing/shop-model.ts";
import { notesFor } from "./notes-for.ts";
import { measure, readable, resultOf } from "./testing/results.ts";
import { voidRows } from "./void-rows.ts";

const values = (pairs: Record<string, number>) =>
  Object.entries(pairs).map(([value, count]) => ({ value, count }));

/** The shop whose orders have a state. */
const shop = (states: Record<string, number>): SemanticModel => ({
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
                sampledRows: 100,
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
  expect(voidRows(query, shop({ Paid: 90, Void: 10 }))).toEqual({ value: "Void", table: "Orders" });
  expect(voidRows(query, shop({ paid: 90, cancelled: 10 }))?.value).toBe("cancelled");
  expect(voidRows(query, shop({ Paid: 90, Open: 10 }))).toBeNull();
});

test("the note says so in words alone, as a number would need a cell", () => {
  const result = resultOf([measure("Revenue")], [[1]]);
  const [note] = notesFor(figures({ measures: [revenue] }), shop({ Paid: 90, Void: 10 }), result, []);
  expect(sentenceSchema.safeParse(note).success).toBe(true);
  expect(readable(note ?? [], result)).toBe(
    "“Void” orders are counted in; ask for it “without void” to leave them out.",
  );
});

test("nothing where the state is spoken of, or rows are counted", () => {
  const state = { id: "state", label: "State", expression: field([], "orders", "state") };
  const model = shop({ Paid: 90, Void: 10 });
  expect(voidRows(figures({ measures: [revenue], dimensions: [state] }), model)).toBeNull();
  const counted = { id: "n", label: "Orders", expression: rowCount([]) };
  expect(voidRows(figures({ measures: [counted] }), model)).toBeNull();
});
