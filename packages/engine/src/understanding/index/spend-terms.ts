import { type GlossaryTerm, lowered } from "@parlance/contract";
import { type ColumnEntry, holdsFigure, isNumeric, type TableEntry } from "./entries.ts";
import { freeTerm } from "./free-term.ts";
import type { Graph } from "./graph.ts";
import type { SchemaWords } from "./schema-words.ts";

const names = "spend|spent|spending|total spend|amount spent|purchase spend|purchasing cost".split("|");
const single: ReadonlySet<string> = new Set(["unit", "per", "each"]);
const counts: ReadonlySet<string> = new Set(["quantity", "qty", "units"]);

/**
 * What was spent on goods that came in, where rows tell how many there were (rather came than were ordered) and they, or what they refer to,
 * what one cost: the one times the other. None of the rows of
 * sales (what their lines cost is not what customers spent, nor what was used in the jobs that are billed), nor where several tables may be meant.
 */
export function spendTerms(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  sold: number | null,
  graph: Graph,
  words: SchemaWords,
): GlossaryTerm[] {
  const aboves = (id: number): number[] =>
    (graph.ways[id] ?? []).flatMap(({ to, toOne }) =>
      toOne && tables[to]?.table.type === "fact" ? [to] : [],
    );
  const [only, other] = tables.flatMap((table) => {
    if (table.id === sold || table.table.type !== "fact") return [];
    const own = table.columns.flatMap((id) => columns[id] ?? []).filter(holdsFigure);
    const cost =
      [own, referredFigures(table, tables, columns, graph)]
        .map((entries) => entries.filter(isUnitCost))
        .find((entries) => entries.length > 0) ?? [];
    const every = own.filter(({ words }) => words.some((word) => counts.has(word)));
    const came = every.filter(({ words }) => words.some((word) => /^receiv/.test(word)));
    const many = came.length > 0 ? came : every;
    const [price, second] = cost;
    const [quantity, further] = many;
    return price === undefined || quantity === undefined || second !== undefined || further !== undefined
      ? []
      : [
          {
            price,
            quantity,
            isSold: aboves(table.id).some((to) => to === sold || aboves(sold ?? -1).includes(to)),
          },
        ];
  });
  const pieces = only === undefined ? [] : costsOf(tables[only.price.table]);
  if (only === undefined || other !== undefined) return [];
  const definition = `${only.quantity.column.label} * ${only.price.column.label}`.toLowerCase();
  return [freeTerm([...(only.isSold ? [] : names), ...pieces], definition, words)].filter(
    (each) => each !== null,
  );
}

/**
 * What was spent, where goods that cost something are sold: what the buyers paid for them, and not what they cost. `takings` is the column that holds
 * the money of each sale.
 */
export const buyersSpend = (takings: ColumnEntry, words: SchemaWords): GlossaryTerm[] =>
  [freeTerm(boughtFor, lowered(takings.column.label), words)].filter((each) => each !== null);

const boughtFor = "spend|spent|spending|total spend|total spending|amount spent".split("|");

/** "Parts cost", "total cost of materials": what all of the pieces that were used cost together. */
function costsOf(pieces: TableEntry | undefined): string[] {
  if (pieces === undefined || pieces.table.type === "fact") return ["total cost"];
  const many = lowered(pieces.table.label);
  const one = pieces.words.join(" ");
  const called = [`${many} cost`, `${one} cost`, `${many} costs`, `${one} costs`, `cost of ${many}`, "cost"];
  return called.flatMap((name) => (name === "cost" ? [`total ${name}`] : [`total ${name}`, name]));
}

/** "Unit cost", "cost per piece". */
const isUnitCost = ({ words }: ColumnEntry): boolean =>
  words.includes("cost") && words.some((word) => single.has(word));

/** The figures of what rows refer to: what one of the parts that were used costs. */
const referredFigures = (
  { id }: TableEntry,
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  { ways }: Graph,
): ColumnEntry[] =>
  (ways[id] ?? [])
    .filter(({ toOne }) => toOne)
    .flatMap(({ to }) => tables[to]?.columns ?? [])
    .flatMap((each) => columns[each] ?? [])
    .filter(({ column }) => isNumeric(column) && column.role === "measure");
