import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isDescribed, peopleOf } from "../../index/persons.ts";
import { isPartPlayed } from "../../lexicon/workers.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableCalled, tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const openings: ReadonlySet<string> = new Set(["of", "for", "do", "are"]);
const articles: ReadonlySet<string> = new Set(["the", "our", "all"]);

/**
 * "Average salary of managers", "names of the club coaches" where rows of a table of its own say who has that role: the figure and the names are
 * those of the people, who are told elsewhere.
 */
export function ofRoleHolders(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const figure = tokens[at - 1];
  if (!openings.has(textAt(tokens, at)) || (textAt(tokens, at) === "are" && figure?.text !== "old"))
    return null;
  const start = articles.has(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const held = roleAt(tokens, start, index);
  if (held === null || figure === undefined) return null;
  const [people, other] = peopleOf(held.table, index).filter((table) => isDescribed(table, index.columns));
  if (people === undefined || other !== undefined || !isToldOf(figure, held.table, index)) return null;
  const words = `${textAt(tokens, at)} ${people.table.label} who are ${held.table.table.label}`;
  return { words, tokens: start + held.size - at };
}

/** The table of a role, by its whole name or by the role alone. */
function roleAt(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): { table: TableEntry; size: number } | null {
  const [token, next] = tokens.slice(at, at + 2);
  const whole = next === undefined ? null : (tableCalled(next, index) ?? tableNamed(next, index));
  const sized = whole !== null && token !== undefined && whole.words.includes(token.lemma) && isRole(whole);
  if (sized) return { table: whole, size: 2 };
  const table = token?.kind === "word" ? tableNamed(token, index) : null;
  return table !== null && isRole(table) && table.words.at(-1) === token?.lemma ? { table, size: 1 } : null;
}

/** A table called after what people do, whose rows have no name of their own. */
export const isRole = ({ words, naming }: TableEntry): boolean =>
  words.length > 1 && naming.length === 0 && isPartPlayed(words.at(-1) ?? "");

/** Whether a word is of the people and not of the role: names, an age, and a column that only other tables have. */
function isToldOf({ lemma }: Token, { id }: TableEntry, { words, columns }: ModelIndex): boolean {
  if (["name", "age", "old"].includes(lemma)) return true;
  const called = words.columnsByWord.get(lemma) ?? [];
  return called.length > 0 && called.every((column) => columns[column]?.table !== id);
}

ofRoleHolders.needs = openings;
