import { columnKindOf } from "../../index/column-kind-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import { sharesRoot } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";
import { columnsOf } from "./as-well-as.ts";

const shares = phrases(
  "share of",
  "percentage of",
  "percent of",
  "pct of",
  "% of",
  "proportion of",
  "fraction of",
);
const articles: ReadonlySet<string> = new Set(["the", "our", "all"]);
const verbs: ReadonlySet<string> = new Set("is are was were led ended resulted involved got".split(" "));
const relatives: ReadonlySet<string> = new Set(["that", "which", "who"]);
const longest = 3;

/** "What share of thefts were domestic", "percent of thefts that were domestic": of the rows of that kind, those that a flag tells, and not the split by it. */
export function shareOfKind(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, shares);
  if (size === 0) return null;
  const start = at + size + (articles.has(textAt(tokens, at + size)) ? 1 : 0);
  const told = tokens.findIndex(({ text }, place) => place > start && verbs.has(text));
  const verb = relatives.has(textAt(tokens, told - 1)) ? told - 1 : told;
  if (verb <= start || verb > start + longest) return null;
  const singular = tokens.map((token, place) =>
    place === verb - 1 ? { ...token, raw: token.lemma } : token,
  );
  const held = [tokens, singular].flatMap((said) => columnsOf(said, start, verb, index));
  const [table, other] = new Set(held.map((column) => index.columns[column]?.table ?? -1));
  const rows = other === undefined ? index.tables[table ?? -1] : undefined;
  if (rows === undefined || !tokens.slice(verb + 1).some((token) => isFlag(token, rows.id, index)))
    return null;
  const kind = rawOf(tokens.slice(start, verb));
  return { words: `${rawOf(tokens.slice(at, at + size))} ${kind} ${rows.table.label}`, tokens: verb - at };
}

/** Whether a flag of the table's rows is called so. */
const isFlag = ({ lemma }: Token, rows: number, { columns }: ModelIndex): boolean =>
  columns.some(
    ({ table, column, core }) =>
      table === rows &&
      columnKindOf(column) === "flag" &&
      core.some((word) => word !== "is" && word !== "have" && (word === lemma || sharesRoot(word, lemma))),
  );

shareOfKind.needs = openings(shares);
