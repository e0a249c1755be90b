import { type Aggregation, lowered } from "@parlance/contract";
import type { ColumnEntry } from "../../index/entries.ts";
import { paidBesides } from "../../lexicon/paid-besides.ts";
import { type Build, isMeasure } from "../build-context.ts";
import { columnFigure } from "./column-figure.ts";
import type { Figure } from "./figure.ts";

/**
 * What a column of deals or of their lines holds, under the name that a question has for it: the answer says which column was
 * taken, and what it includes or leaves out.
 */
export function heldMoney(
  build: Build,
  column: number,
  { name, aggregation }: { name: string; aggregation: Aggregation },
): Figure | null {
  const figure = columnFigure(build, column, aggregation);
  const held = build.index.columns[column];
  if (figure === null || held === undefined) return figure;
  const of = lowered(build.index.tables[held.table]?.table.label ?? "");
  const taken = `${name} = ${lowered(held.column.label)} of ${of}${besides(build, held)}`;
  return { ...figure, note: [taken, figure.note ?? []].flat().join("; ") };
}

/**
 * "Without shipping and tax" of lines and of what is called net; "including" them of a total where something else tells the money
 * without them. Nothing where that is not known.
 */
function besides(build: Build, held: ColumnEntry): string {
  const { lines, takings, columns, tables } = build.index;
  const isLine = lines !== null && held.table === lines.table;
  const deals = isLine ? columns[takings ?? -1]?.table : held.table;
  const own = (tables[deals ?? -1]?.columns ?? []).filter(
    (id) => isMeasure(build, id) && columns[id]?.column.additivity === "additive",
  );
  const named = own.flatMap((id) => columns[id]?.words.find((word) => paidBesides.has(word)) ?? []);
  const list = [...new Set(named)].join(" and ");
  if (list === "") return "";
  if (isLine || isBefore(held)) return `, without ${list}`;
  const parted = lines !== null || own.some((id) => isBefore(columns[id]));
  return parted && held.words.includes("total") ? `, including ${list}` : "";
}

/** Whether a column is called the money before anything else is added. */
const isBefore = (entry: ColumnEntry | undefined): boolean =>
  entry?.words.some((word) => ["net", "sub", "subtotal"].includes(word)) === true;
