import { findRoutes } from "../../index/graph.ts";
import { mainMoney } from "../../index/main-money.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { sizeColumnOf } from "../../index/size-column.ts";
import { stem } from "../../text/lemma.ts";
import type { Token } from "../../text/tokenize.ts";
import { columnKind, exactOption } from "../column-kind.ts";
import type { Link } from "../links/link.ts";
import { type ColumnList, type Element, isRanked } from "./find-list.ts";

/** The rows that a list is of, and all that is known of the question. */
export type ListPlace = {
  table: number;
  tokens: readonly Token[];
  links: readonly Link[];
  index: ModelIndex;
  list: ColumnList;
};

/** A link of an element to a column, as what is listed. */
export const linkTo = ({ start, end }: Element, column: number, { index }: ListPlace): Link => ({
  kind: "column",
  start,
  end,
  options: [exactOption(column, index)],
  listed: true,
});

/** A link of an element to the rows of a table, as what is listed. */
export const tableLink = ({ start, end }: Element, table: number): Link => ({
  kind: "table",
  start,
  end,
  table,
  evidence: "exact",
  strength: 1,
  listed: true,
});

/** 1 for the list's own rows, less for what they refer to the further it is, 0 elsewhere. */
export function nearness({ index, table }: ListPlace, other: number): number {
  if (other === table) return 1;
  const [route] = findRoutes(index.graph, table, other, { count: 1, preferred: new Set() });
  return route?.toOne === true ? 0.9 ** route.path.length : 0;
}

/** The tables that the list's rows refer to, nearest first. */
export function nearTables({ index, table }: ListPlace): number[] {
  const found = [table];
  for (const from of found)
    for (const { to, toOne } of index.graph.ways[from] ?? [])
      if (toOne && !found.includes(to) && found.length < 12) found.push(to);
  return found.slice(1);
}

/** The time of the list's rows; with `clock` the one that has an hour, where the main one has none. Null where they have no time. */
export function timeOf({ index, table }: ListPlace, clock: boolean): number | null {
  const entry = index.tables[table];
  const own = (entry?.columns ?? []).filter((id) => columnKind(id, index) === "time");
  const timed = own.filter((id) => index.columns[id]?.column.physicalType === "timestamp");
  const main = own.find((id) => index.columns[id]?.column.name === entry?.table.timeColumn) ?? own[0];
  const [first] = timed;
  return (clock && first !== undefined && !timed.includes(main ?? -1) ? first : main) ?? null;
}

/**
 * What an amount of the rows is: the one number that was named before the list, else, of rows that are ranked, what says how large they are,
 * else their money. Null where they have none.
 */
export function amountOf({ index, table, links, list, tokens }: ListPlace): number | null {
  const said = links.flatMap((link) =>
    link.kind === "column" && link.end <= list.start && !list.opens
      ? link.options.filter(
          ({ kind, strength, table: owner }) => kind === "number" && strength > 0.8 && owner === table,
        )
      : [],
  );
  const [only, other] = [...new Set(said.map(({ column }) => column))];
  if (only !== undefined && other === undefined) return only;
  const rows = index.tables[table];
  const size =
    rows === undefined || !isRanked(tokens.slice(0, list.start)) ? null : sizeColumnOf(rows, index);
  if (size !== null) return size.id;
  const money = mainMoney(index);
  return money?.table === table ? money.id : null;
}

/** "creation" and "created", "joining" and "joined": one root. */
export function isAkin(word: string, text: string): boolean {
  if (stem(word) === stem(text)) return true;
  const least = Math.min(5, text.length - 1, word.length - 1);
  return least >= 4 && word.slice(0, least) === text.slice(0, least);
}
