import { pluralOf } from "@parlance/contract";
import type { TableEntry } from "../../../index/entries.ts";
import { findRoutes } from "../../../index/graph.ts";
import { columnsOfWord } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { tallyOfRows } from "../../../index/tally-of-rows.ts";
import { numberSaid } from "../../../lexicon/numbers.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { sharesRoot } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import { deedTable } from "../states/deed-table.ts";
import type { Written } from "../written.ts";

const ends =
  /^(?:in|on|by|at|for|from|of|per|since|during|this|last|over|between|before|after|with|and|so|to|overall|ever)$/;

/** "Top 5 prescribed drugs", "5 most booked room types": ranked by how many rows there are of what was done with them. */
export function topDeeds(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const isTop = textAt(tokens, at - 2) === "top" && numberSaid(tokens[at - 1]) !== null;
  const counts = numberSaid(tokens[at]) !== null && textAt(tokens, at - 1) !== "top";
  const number = !isTop && counts && textAt(tokens, at + 1) === "most" ? 1 : 0;
  const most = textAt(tokens, at + number) === "most" ? 1 : 0;
  const end = textAt(tokens, at);
  const single = !isTop && number === 0 && (end === "most" || end === "least");
  if (!isTop && number === 0) return single ? mostDone(tokens, at, index) : null;
  const [verb, noun, after] = tokens.slice(at + number + most, at + number + most + 3);
  if (verb?.kind !== "word" || !/..ed$/.test(verb.text)) return null;
  if (noun?.kind !== "word" || noun.text === noun.lemma) return null;
  if (after?.kind === "word" && !ends.test(after.text)) return null;
  if (after?.text === "by" || index.values.byKey.has(verb.text)) return null;
  const called = index.tables.find(
    (table) =>
      table.table.type === "fact" &&
      table.words.some((word) => sharesRoot(word, verb.text)) &&
      isDoneWith(noun, table, index),
  );
  const named = called === undefined ? tableNamed(noun, index) : null;
  const deed = called ?? (named === null ? null : deedTable(verb.text, named, index));
  if (deed === null) return null;
  const tally = tallyOfRows(deed, index.columns);
  const top = number > 0 ? `top ${tokens[at]?.raw} ` : "";
  return {
    words: `${top}${noun.raw} by ${tally === null ? `number of ${pluralOf(deed.table.label)}` : `total ${tally.column.label}`}`,
    tokens: number + most + 2,
  };
}

/** "The most visited site", "least booked course" of rows that have a table: the one with the most of what was done with it. */
function mostDone(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [verb, noun, after] = tokens.slice(at + 1, at + 4);
  if (verb?.kind !== "word" || !/..ed$/.test(verb.text) || index.values.byKey.has(verb.text)) return null;
  if (after?.kind === "word" && !ends.test(after.text)) return null;
  const named = tableNamed(noun, index);
  if (noun === undefined || named === null || named.table.type === "fact" || after?.text === "by")
    return null;
  const deed = index.tables.find(
    (table) =>
      table.table.type === "fact" &&
      table.words.some((word) => sharesRoot(word, verb.text)) &&
      leadsTo(table.id, named.id, index),
  );
  const rows = deed ?? deedTable(verb.text, named, index);
  if (rows === null || textAt(tokens, at - 1) === "at") return null;
  const isMost = textAt(tokens, at) === "most";
  const tally = tallyOfRows(rows, index.columns);
  if (tally !== null)
    return {
      words: `${noun.raw} with the ${isMost ? "highest" : "lowest"} total ${tally.column.label}`,
      tokens: 3,
    };
  const most = isMost ? "most" : "fewest";
  return { words: `${noun.raw} with the ${most} ${pluralOf(rows.table.label)}`, tokens: 3 };
}

/** Whether rows tell by a text what they were done with, or each leads to a row of it. */
function isDoneWith(noun: Token, deed: TableEntry, index: ModelIndex): boolean {
  const named = tableNamed(noun, index);
  if (named !== null) return named !== deed && leadsTo(deed.id, named.id, index);
  return columnsOfWord(noun.lemma, index).some(
    ({ column, table }) =>
      column.physicalType === "string" && (table === deed.id || leadsTo(deed.id, table, index)),
  );
}

const leadsTo = (from: number, to: number, { graph }: ModelIndex): boolean =>
  findRoutes(graph, from, to, { count: 1, preferred: new Set() })[0]?.toOne === true;

topDeeds.needs = ["top", "most", "least"];
