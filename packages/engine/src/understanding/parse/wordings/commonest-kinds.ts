import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { numberSaid } from "../../lexicon/numbers.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableCalled } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";
import { toldOften } from "./top-reasons.ts";

const common = phrases(
  ...["most", "least"].flatMap((end) =>
    ["common", "frequent", "often", "frequently", "popular", "commonly", "usual"].map(
      (word) => `${end} ${word}`,
    ),
  ),
  "commonest",
);
const deeds = "done|performed|made|given|carried out|ordered|used|prescribed|recorded|reported".split("|");
const repeated = phrases(
  ...deeds.flatMap((deed) => [
    `were ${deed} more than`,
    `were ${deed} at least`,
    `${deed} more than`,
    `${deed} at least`,
  ]),
);
const often = phrases(
  ...deeds.flatMap((deed) =>
    ["is", "are", "were", "was", "get"].flatMap((be) => [
      `${be} ${deed} most`,
      `${be} most often ${deed}`,
      `${be} ${deed} the most`,
    ]),
  ),
);

/** What rows without a name are told by, the most telling first. */
const telling: readonly string[] = ["name", "type", "kind", "category", "description", "title"];

/**
 * "The ten most frequent procedures", "procedures done more than 100 times" of rows that happen once each and are only described: their
 * descriptions, which several have. The plain "top 5 deals" of rows that bring money are those with the most of it.
 */
export function commonestKinds(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = tokens[at];
  const kind = kindOf(token, index);
  if (token === undefined || kind === null) return null;
  const words = `${kind.table.table.label} ${kind.column.column.label}`;
  const isCommon = [1, 2].some((size) => phraseAt(tokens, at - size, common) === size);
  const next = tokens[at + 1];
  if (isCommon && next?.kind === "word" && index.words.columnsByWord.has(next.lemma)) return null;
  if (isCommon || phraseAt(tokens, at + 1, often) > 0) return { words, tokens: 1 };
  const most = mostBehind(tokens, at);
  if (most > 0 && phraseAt(tokens, at + 1, byNumber) > 0)
    return { words: kind.column.column.label, tokens: 1 };
  if (most === 1 && kind.table.id === index.moneyTable) return null;
  if (most === 1 && toldOften.has(token.lemma))
    return { words, tokens: textAt(tokens, at + 1) === "overall" ? 2 : 1 };
  if (most > 0) return { words: `most common ${words}`, tokens: most };
  const that = ["that", "which"].includes(textAt(tokens, at + 1)) ? 1 : 0;
  const times = phraseAt(tokens, at + 1 + that, repeated);
  const number = at + 1 + that + times;
  if (times === 0 || tokens[number]?.kind !== "number" || textAt(tokens, number + 1) !== "times") return null;
  const bound = tokens.slice(number - 2, number).map(({ text }) => text);
  return {
    words: `${words} with ${bound.join(" ")} ${tokens[number].raw} ${kind.table.table.label}`,
    tokens: number + 2 - at,
  };
}

/** Tokens up to "most often" of "which three procedures do we perform most often", and of the plain "top 3 procedures"; 0 of other words. */
function mostBehind(tokens: readonly Token[], at: number): number {
  const before = numberSaid(tokens[at - 1]) === null ? at - 1 : at - 2;
  const stop = tokens.findIndex(({ kind }, place) => place > at && kind === "mark");
  const end = stop < 0 ? tokens.length : stop;
  if (textAt(tokens, before) === "top" && before < at - 1)
    return end === at + 1 || phraseAt(tokens, at + 1, byNumber) > 0 || when.has(textAt(tokens, at + 1))
      ? 1
      : 0;
  if (!["which", "what"].includes(textAt(tokens, before))) return 0;
  for (let place = at + 2; place < Math.min(end, at + farthest); place += 1) {
    const size = phraseAt(tokens, place, mostOften);
    if (size > 0) return place + size - at;
  }
  return 0;
}

const byNumber = phrases("by number", "by count", "by frequency", "by how often");
/** What tells when, behind the rows that are ranked. */
const when: ReadonlySet<string> = new Set("in during this last since overall ever".split(" "));
const mostOften = phrases("most often", "most frequently", "most commonly", "the most often");
const farthest = 6;

/** The one column that tells the kinds of a fact's rows, which have no name of their own: the one called after what they are said to be first. */
function kindOf(
  token: Token | undefined,
  index: ModelIndex,
): { table: TableEntry; column: ColumnEntry } | null {
  const table = token?.kind === "word" ? tableCalled(token, index) : null;
  if (table === null || table.table.type !== "fact") return null;
  const own = table.columns.flatMap((id) => index.columns[id] ?? []);
  if (table.naming.some((id) => !isKeyOrTime(index.columns[id]))) return null;
  const kinds = own.filter(
    ({ column }) => column.role === "category" && (column.profile?.distinct ?? 0) * 2 < table.table.rowCount,
  );
  const called = kinds.filter(({ words: [first, , other] }) => first === token?.lemma && other === undefined);
  const [column] = [
    ...telling.flatMap((word) => called.find(({ words }) => words[1] === word) ?? []),
    ...telling.flatMap((word) => kinds.find(({ core }) => core.length === 1 && core[0] === word) ?? []),
  ];
  return column === undefined ? toldElsewhere(table, index) : { table, column };
}

/** "Diagnoses" that are told by a code: what the only table of codes or types that they refer to calls them. */
function toldElsewhere(
  table: TableEntry,
  { graph, tables, columns }: ModelIndex,
): { table: TableEntry; column: ColumnEntry } | null {
  const kinds = (graph.ways[table.id] ?? [])
    .filter(({ toOne }) => toOne)
    .flatMap(({ to }) => tables[to] ?? [])
    .filter(
      ({ words, table: { rowCount } }) =>
        codes.has(words.at(-1) ?? "") && rowCount * 2 < table.table.rowCount,
    );
  const [only, other] = kinds;
  const column = columns[only?.naming[0] ?? -1];
  return only === undefined || other !== undefined || column === undefined ? null : { table: only, column };
}

const codes: ReadonlySet<string> = new Set(
  "code type kind category reason catalogue catalog class".split(" "),
);

const isKeyOrTime = (entry: ColumnEntry | undefined): boolean =>
  entry === undefined || entry.column.role === "key" || entry.column.role === "time";
