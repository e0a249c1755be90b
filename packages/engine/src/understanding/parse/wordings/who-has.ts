import { lowered, pluralOf, rowOf } from "@parlance/contract";
import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isOfStaff, mayLeave } from "../../index/persons.ts";
import { tablesAbove } from "../../index/tables-above.ts";
import { onlyTableHolding } from "../../index/tables-holding.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { tablesOf } from "../idioms/states/deed-table.ts";
import type { Written } from "../idioms/written.ts";

const having: ReadonlySet<string> = new Set(["has", "have", "had", "owns", "own", "holds"]);
const ranking = /^(?:most|least|fewest|best|worst|highest|lowest|longest|shortest)$/;
const farthest = 5;

/**
 * "Who has both a mortgage and a car loan", "who has an overdue invoice": which of the people whom those rows, or the rows of that kind, are of, clients before
 * those who work here. Whoever has the most of them is told elsewhere.
 */
export function whoHas(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at > 0 || textAt(tokens, 0) !== "who" || !having.has(textAt(tokens, 1))) return null;
  if (tokens.some(({ text }) => ranking.test(text)) || isCompared(tokens, 2)) return null;
  const rows = rowsAt(tokens.slice(2, 2 + farthest), index);
  if (rows === null || mayLeave(rows, index.columns)) return null;
  const direct = peopleAbove(rows, index);
  const people =
    direct.length > 0
      ? direct
      : [...new Set(tablesOf(rows, index).flatMap((each) => peopleAbove(each, index)))];
  const clients = people.filter((table) => !isOfStaff(table, index.columns));
  const [only, other] = clients.length > 0 ? clients : people;
  return only === undefined || other !== undefined
    ? null
    : { words: `which ${pluralOf(lowered(rowOf(only.table.label)))} have`, tokens: 2 };
}

/** "More accounts" than somebody, and not "more than 2". */
const isCompared = (tokens: readonly Token[], at: number): boolean =>
  ["more", "less", "fewer"].includes(textAt(tokens, at)) && textAt(tokens, at + 1) !== "than";

/** The table of the first words that name rows, or a value that one table alone holds. */
function rowsAt(span: readonly Token[], index: ModelIndex): TableEntry | null {
  for (const token of span) {
    const named = tableNamed(token, index);
    if (named !== null) return named;
    const holding = onlyTableHolding([token.text, token.lemma], index);
    if (holding !== null) return holding;
  }
  return null;
}

/** The tables of people that each row of a table is of one of. */
const peopleAbove = ({ id }: TableEntry, index: ModelIndex): TableEntry[] =>
  tablesAbove(id, index).filter((table) => table.id !== id && mayLeave(table, index.columns));

whoHas.needs = ["who"];
