import type { TableEntry } from "../../../index/entries.ts";
import { isToldByColumn } from "../../../index/is-told-by-column.ts";
import { isWordOf } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { genericWords } from "../../../index/names.ts";
import { onlyTableHolding } from "../../../index/tables-holding.ts";
import { cuesOf } from "../../../lexicon/cues.ts";
import { lightWords, stopWords } from "../../../lexicon/stop-words.ts";
import { sameWords, synonymsOf } from "../../../lexicon/synonyms.ts";
import type { Token } from "../../../text/tokenize.ts";

/** The table that a word names, or that other people call so ("songs" of tracks). */
export function tableCalled(token: Token | undefined, index: ModelIndex): TableEntry | null {
  if (token === undefined) return null;
  const named = [token.lemma, ...sameWords(token.lemma)].flatMap(
    (word) => index.words.phrases.get(word) ?? [],
  );
  const table = named.find(({ kind }) => kind === "table");
  return table === undefined ? alike(token, index) : (index.tables[table.id] ?? null);
}

/** The one table that is called by another word for what is said, where nothing in the data is called so itself. */
function alike({ kind, text, lemma }: Token, { words, values, tables }: ModelIndex): TableEntry | null {
  if (kind !== "word" || isPlain(text, lemma)) return null;
  const others = synonymsOf(lemma);
  if (others.length === 0 || [text, lemma].some((word) => isWordOf({ words, values }, word))) return null;
  const meant = others.flatMap((word) => {
    const named = words.phrases.get(word) ?? [];
    return named.flatMap((each) => (each.kind === "table" ? [each.id] : []));
  });
  const [only, other] = new Set(meant);
  return only === undefined || other !== undefined ? null : (tables[only] ?? null);
}

const isPlain = (text: string, lemma: string): boolean =>
  stopWords.has(text) || lightWords.has(text) || genericWords.has(lemma) || cuesOf(text).length > 0;

/** The table that a word names by itself, as the last word of its name where no other ends with it ("runs" of "production run"), or in the name of the only sheet. */
export function tableNamed(token: Token | undefined, index: ModelIndex): TableEntry | null {
  const called = tableCalled(token, index);
  if (called !== null || token?.kind !== "word") return called;
  const sheet = index.tables.length === 1 ? index.tables[0] : undefined;
  if (sheet?.words.includes(token.lemma) === true && !isToldByColumn(token.lemma, sheet, index.columns))
    return sheet;
  const [only, other] = index.byHead.get(token.lemma) ?? [];
  return other === undefined ? (only ?? null) : null;
}

/** The table whose rows a plural calls by their kind ("vans" of vehicles); null where several tables hold that kind, or none. */
export function tableOfKind({ kind, text, lemma }: Token, index: ModelIndex): TableEntry | null {
  return kind !== "word" || text === lemma ? null : onlyTableHolding([lemma], index);
}

/** The fact that is recorded of a table's rows: the one with the most rows that refers to it directly and takes nothing back. */
export const happening = ({ id }: TableEntry, index: ModelIndex): TableEntry | null =>
  largest(index, id, false);

/** The fact that a table's rows refer to. */
export const referredFact = ({ id }: TableEntry, index: ModelIndex): TableEntry | null =>
  largest(index, id, true);

/** Whether rows take back what was done: tickets that were sold are not those with a refund. */
export const takesBack = ({ words }: TableEntry): boolean => words.some((word) => reversals.has(word));

const reversals: ReadonlySet<string> = new Set("refund return cancellation chargeback reversal".split(" "));

function largest({ graph, tables }: ModelIndex, id: number, toOne: boolean): TableEntry | null {
  const facts = (graph.ways[id] ?? [])
    .filter(({ step }) => step.reversed !== toOne)
    .flatMap(({ to }) => tables[to] ?? [])
    .filter((each) => each.table.type === "fact" && !takesBack(each));
  return facts.toSorted((one, other) => other.table.rowCount - one.table.rowCount)[0] ?? null;
}
