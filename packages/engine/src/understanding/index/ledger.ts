import { aggregateOf, type Expression, type Path } from "@parlance/contract";
import type { DefinedFigure } from "../parse/links/link.ts";
import { lemma } from "../text/lemma.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { findRoutes, type Graph } from "./graph.ts";

/** What money is called by how it moves, each line one thing: what people say, the first words being those of the data. */
const flows: readonly (readonly string[])[] = [
  ["revenue", "income", "turnover", "earnings"],
  ["expense", "cost", "expenditure", "spending"],
  ["deposit"],
  ["withdrawal"],
];
/** How many of the words of a line data writes. */
const written = 3;
const kinds: ReadonlySet<string> = new Set([
  "type",
  "kind",
  "category",
  "class",
  "direction",
  "flow",
  "group",
]);
const money: ReadonlySet<string> = new Set(["amount", "value", "total", "sum"]);
const mostKinds = 20;

/** What words of money come to where rows of amounts are told apart by what kind of money they are ("type: revenue, expense"). */
export type Ledger = ReadonlyMap<string, DefinedFigure>;

/** Finds it: a column of kinds that has revenue or the like among its values, and the most rows with one amount that lead to it. */
export function findLedger(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  graph: Graph,
): Ledger {
  const found = new Map<string, DefinedFigure>();
  for (const kind of columns) {
    const { column, words } = kind;
    const distinct = column.profile?.distinct ?? Number.POSITIVE_INFINITY;
    if (column.physicalType !== "string" || distinct > mostKinds || !words.some((word) => kinds.has(word)))
      continue;
    for (const { value } of column.profile?.topValues ?? []) {
      if (typeof value !== "string") continue;
      const flow = flows.find((names) => names.slice(0, written).includes(lemma(value.toLowerCase())));
      const figure = flow === undefined ? null : figureOf(tables, columns, graph, kind, value);
      if (flow === undefined || figure === null) continue;
      for (const name of flow) if (!found.has(name)) found.set(name, figure);
    }
  }
  return found;
}

function figureOf(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  graph: Graph,
  kind: ColumnEntry,
  value: string,
): DefinedFigure | null {
  const ledgers = tables.flatMap((table) => {
    const [only, other] = table.columns
      .flatMap((id) => columns[id] ?? [])
      .filter(({ column }) => column.role === "measure" && column.additivity === "additive");
    const path = wayTo(graph, table.id, kind.table);
    const amount = only !== undefined && other === undefined && only.words.some((word) => money.has(word));
    return path === null || !amount ? [] : [{ table: table.table, id: table.id, path, amount: only }];
  });
  const [ledger] = ledgers.toSorted((one, other) => other.table.rowCount - one.table.rowCount);
  if (ledger === undefined) return null;
  const field = (path: Path, table: string, column: string): Expression => ({
    kind: "field",
    field: { path, table, column },
  });
  const left = field(ledger.path, tables[kind.table]?.table.name ?? "", kind.column.name);
  const right: Expression = { kind: "constant", value, type: "string" };
  const amount = field([], ledger.table.name, ledger.amount.column.name);
  const whole = aggregateOf("sum", amount, [], { kind: "comparison", operator: "=", left, right });
  return { label: `total ${ledger.amount.column.label} of ${value}`, table: ledger.id, row: null, whole };
}

function wayTo(graph: Graph, from: number, to: number): Path | null {
  if (from === to) return [];
  const [route] = findRoutes(graph, from, to, { count: 1, preferred: new Set() });
  return route?.toOne === true ? route.path : null;
}
