import { pluralOf } from "@parlance/contract";
import { columnKindOf } from "../../../index/column-kind-of.ts";
import type { ColumnEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { stem } from "../../../text/lemma.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

/** "Survivors", "the oldest survivor", "responders by city": rows of which a flag tells that they did it, unless the data has the word itself. */
export function flagDoers(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = tokens[at];
  const doer = token?.kind === "word" ? /^(.{3,})[eo]r$/.exec(token.lemma)?.[1] : undefined;
  if (token === undefined || doer === undefined || isKnown(token, index)) return null;
  const [only, other] = index.columns.filter((entry) => isDeed(entry, doer));
  const rows = index.tables[only?.table ?? -1]?.table.label;
  if (only === undefined || other !== undefined || rows === undefined) return null;
  const said = tableCalled(tokens[at + 1], index)?.id === only.table;
  return { words: `${only.column.label}${said ? "" : ` ${pluralOf(rows)}`}`, tokens: 1 };
}

/** A flag that is called by the deed alone, as what was done or as a noun of it. */
const isDeed = ({ column, core }: ColumnEntry, doer: string): boolean => {
  const words = core.filter((word) => word !== "is" && word !== "has");
  return columnKindOf(column) === "flag" && words.length === 1 && rootOf(words[0] ?? "") === rootOf(doer);
};

const rootOf = (word: string): string =>
  stem(word)
    .replace(/e$/, "")
    .replace(/(.)\1$/, "$1");

const isKnown = ({ text, lemma }: Token, { words, values }: ModelIndex): boolean =>
  [text, lemma].some(
    (word) => words.columnsByWord.has(word) || words.tablesByWord.has(word) || values.byKey.has(word),
  );
