import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableCalled } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

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
 * descriptions, which several have.
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

/** The one column that tells the kinds of a fact's rows, which have no name of their own. */
function kindOf(
  token: Token | undefined,
  index: ModelIndex,
): { table: TableEntry; column: ColumnEntry } | null {
  const table = token?.kind === "word" ? tableCalled(token, index) : null;
  if (table === null || table.table.type !== "fact") return null;
  const own = table.columns.flatMap((id) => index.columns[id] ?? []);
  if (table.naming.some((id) => !isKeyOrTime(index.columns[id]))) return null;
  const kinds = own.filter(
    ({ core, column }) =>
      core.length === 1 &&
      column.role === "category" &&
      (column.profile?.distinct ?? 0) * 2 < table.table.rowCount,
  );
  const [column] = telling.flatMap((word) => kinds.find(({ core }) => core[0] === word) ?? []);
  return column === undefined ? null : { table, column };
}

const isKeyOrTime = (entry: ColumnEntry | undefined): boolean =>
  entry === undefined || entry.column.role === "key" || entry.column.role === "time";
