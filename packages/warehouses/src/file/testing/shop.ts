import {
  type AggregateQuery,
  type Aggregation,
  aggregateOf,
  aggregateQuery,
  type Expression,
  fieldOf,
  type ListQuery,
  type Literal,
  listQuery,
  type MeasureExpression,
  type Path,
  type SemanticQuery,
  type Step,
} from "@parlance/contract";
import { checkQuery, planQuery, printSql } from "@parlance/engine";
import { expect } from "vitest";
import { openMemoryWarehouse } from "../connection.ts";
import { duckdbDialect } from "../dialect.ts";
import { table, testModel } from "./test-model.ts";

const tables = [
  table(
    "regions",
    "id:integer name:string",
    ["id"],
    [
      [1, "north"],
      [2, "south"],
      [3, "west"],
    ],
  ),
  table(
    "customers",
    "id:integer region_id:integer credit:integer",
    ["id"],
    [
      [1, 1, 100],
      [2, 1, 110],
      [3, 2, 50],
      [4, null, 7],
    ],
  ),
  table(
    "orders",
    "id:integer customer_id:integer freight:integer placed:date",
    ["id"],
    [
      [1, 1, 400, "2024-01-10"],
      [2, 2, 200, "2024-02-10"],
      [3, 3, 100, "2024-02-20"],
      [4, 99, 5, "2023-06-01"],
      [5, null, 6, "2023-07-01"],
    ],
  ),
  table(
    "lines",
    "order_id:integer product:string quantity:integer",
    [],
    [
      [1, "pen", 2],
      [1, "ink", 3],
      [2, "pen", 4],
      [3, "cap", 1],
      [3, "cap", 1],
      [1, "pen", 2],
    ],
  ),
  table(
    "visits",
    "id:integer customer_id:integer came:timestamp promised:date",
    ["id"],
    [
      [1, 1, "2024-02-27T10:00:00", "2024-02-28"],
      [2, 1, "2024-02-28T09:00:00", "2024-02-28"],
      [3, 1, "2024-02-29T10:00:00", "2024-02-28"],
      [4, 2, null, "2024-03-01"],
    ],
  ),
];
const model = testModel(tables, [
  {
    id: "customer",
    from: "orders",
    fromColumns: ["customer_id"],
    to: "customers",
    toColumns: ["id"],
    cardinality: "many-to-one",
  },
  {
    id: "order",
    from: "lines",
    fromColumns: ["order_id"],
    to: "orders",
    toColumns: ["id"],
    cardinality: "many-to-one",
  },
  {
    id: "region",
    from: "customers",
    fromColumns: ["region_id"],
    to: "regions",
    toColumns: ["id"],
    cardinality: "many-to-one",
  },
  {
    id: "visitor",
    from: "visits",
    fromColumns: ["customer_id"],
    to: "customers",
    toColumns: ["id"],
    cardinality: "many-to-one",
  },
]);
model.derivedMeasures.push({
  id: "freight-per-order",
  label: "Freight per order",
  description: null,
  table: "orders",
  expression: {
    kind: "arithmetic",
    operator: "/",
    left: aggregateOf("sum", fieldOf("orders", "freight")),
    right: aggregateOf("count", null),
  },
  unit: { kind: "none", currency: null, label: null },
  synonyms: [],
});

/** A step to the one side. */
export const to = (relationship: string): Step => ({ relationship, reversed: false });
/** A step back to the many. */
export const from = (relationship: string): Step => ({ relationship, reversed: true });
/** A field as an expression. */
export const field = (path: Path, column: string): Expression => fieldOf("", column, path);
/** A value as an expression. */
export const constant = (value: Literal): Expression => ({ kind: "constant", value, type: null });
/** An aggregate of a column of the table at the end of `path`. */
export const total = (path: Path, column: string, aggregation: Aggregation = "sum"): MeasureExpression =>
  aggregateOf(aggregation, field(path, column), path);
/** The number of rows at the end of `path`. */
export const count = (path: Path): MeasureExpression => aggregateOf("count", null, path);
const named = <T>(expressions: T[], base: string) =>
  expressions.map((expression, index) => ({ id: `${base}${index + 1}`, label: "", expression }));

/** A query for figures with everything else left out. */
export function figures(
  subject: string,
  dimensions: Expression[],
  measures: MeasureExpression[],
  more: Partial<AggregateQuery> = {},
): AggregateQuery {
  return aggregateQuery("test", subject, {
    dimensions: named(dimensions, "d"),
    measures: named(measures, "m"),
    ...more,
  });
}

/** A list of rows with everything else left out. */
export function list(subject: string, columns: Expression[], more: Partial<ListQuery> = {}): ListQuery {
  return listQuery("test", subject, {
    columns: named(columns, "c"),
    ...more,
  });
}

/** The SQL of a query that must be good. */
export function sqlOf(query: SemanticQuery): { text: string; parameters: Literal[] } {
  const checked = checkQuery(query, model);
  if (!checked.ok) throw new Error(JSON.stringify(checked.failure));
  const tree = planQuery(checked.value, model, { now: "2024-03-01T12:00:00" });
  if (!tree.ok) throw new Error(JSON.stringify(tree.failure));
  return printSql(tree.value, duckdbDialect);
}

/** Runs the query on the shop and compares its rows. */
export async function expectRows(query: SemanticQuery, rows: Literal[][]): Promise<void> {
  const statement = sqlOf(query);
  const warehouse = await openMemoryWarehouse(tables, { threads: 1 });
  const result = await warehouse.run(statement, { timeoutSeconds: 10, maximumRows: 100, signal: null });
  warehouse.close();
  expect(result.ok ? result.value.rows : result.failure, statement.text).toEqual(rows);
}
