import { aggregateOf } from "@parlance/contract";
import { rowWords } from "../../lexicon/counting-words.ts";
import type { Build } from "../build-context.ts";
import { fieldOn } from "../groups/field-on.ts";
import { columnFigure } from "./column-figure.ts";
import { countedAs } from "./counted-as.ts";
import type { Figure } from "./figure.ts";

/** "How many women in 1970" of a table with a number of people for each job, sex and year; null of other tables, and where rows are asked for. */
export function cellsFigure(build: Build, table: number): Figure | null {
  const count = build.index.cells.get(table);
  return count === undefined || saysRows(build) ? null : columnFigure(build, count, null);
}

/** "How many trades" of a table that is called so for the trade that each of its numbers is of: different ones. */
export function cellThings(build: Build, id: number): Figure | null {
  const { index } = build;
  const table = index.tables[id];
  const thing = table?.key
    .flatMap((column) => index.columns[column] ?? [])
    .find(({ words }) => words.join(" ") === table.words.join(" "));
  return thing === undefined || !index.cells.has(id) || saysRows(build)
    ? null
    : {
        table: id,
        label: `number of ${countedAs(thing.column.label)}`,
        note: null,
        express: (path) => aggregateOf("count-distinct", fieldOn(build, thing.id, path), path),
      };
}

const saysRows = ({ lemmas }: Build): boolean => rowWords.some((word) => lemmas.has(word));
