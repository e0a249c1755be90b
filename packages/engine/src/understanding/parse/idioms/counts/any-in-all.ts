import { lowered } from "@parlance/contract";
import type { ColumnEntry } from "../../../index/entries.ts";
import { isOfAdvertising } from "../../../index/is-of-advertising.ts";
import { columnsCalled } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { figureAt } from "../money/paid-in.ts";
import type { Written } from "../written.ts";

const some = phrases("with", "with any", "have", "have any", "had", "had any", "got", "got any");
const none = phrases(
  "with no",
  "with zero",
  "without",
  "without any",
  "have no",
  "had no",
  "got no",
  "got zero",
  "had zero",
  "have zero",
);
const spent = phrases("spent money", "spent any money", "spent anything", "spent something", "with spend");
const ends: ReadonlySet<string> = new Set(["", "?", ".", "in", "last", "this", "during", "since", "for"]);

/**
 * "Campaigns with no conversions", "paused campaigns that spent money" of a report with several rows each: what all of a kind's rows come
 * to, and not one of them.
 */
export function anyInAll(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const before = ["that", "which", "who"].includes(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  const kind = kindCalled(tokens[before], index);
  if (kind === null) return null;
  const spending = phraseAt(tokens, at, spent);
  if (spending > 0) {
    const cost = costOf(kind.table, index);
    return cost === null || !ends.has(textAt(tokens, at + spending))
      ? null
      : { words: `with total ${lowered(cost.column.label)} above 0`, tokens: spending };
  }
  const denied = phraseAt(tokens, at, none);
  const size = denied || phraseAt(tokens, at, some);
  const figure = size === 0 ? null : figureAt(tokens, at + size, index);
  if (figure === null || figure.entry.table !== kind.table || !ends.has(textAt(tokens, figure.end)))
    return null;
  if (figure.entry.column.additivity !== "additive") return null;
  const bound = denied > 0 ? "of 0" : "above 0";
  return { words: `with total ${lowered(figure.entry.column.label)} ${bound}`, tokens: figure.end - at };
}

/** The kinds that a plural names, of which a table whose rows have no name of their own has several rows each. */
function kindCalled(token: Token | undefined, index: ModelIndex): ColumnEntry | null {
  if (token?.kind !== "word" || token.text === token.lemma) return null;
  const [only, other] = columnsCalled(index, token.lemma);
  const table = index.tables[only?.table ?? -1];
  if (only === undefined || other !== undefined || table === undefined) return null;
  const isKind = only.column.role === "category" && table.naming.length + table.key.length === 0;
  return isKind && (only.column.profile?.distinct ?? Infinity) * 2 < table.table.rowCount ? only : null;
}

/** What advertising costs, where a report tells it. */
function costOf(table: number, index: ModelIndex): ColumnEntry | null {
  if (!isOfAdvertising(table, index)) return null;
  const own = (index.tables[table]?.columns ?? []).flatMap((id) => index.columns[id] ?? []);
  return (
    own.find(
      ({ column, words }) => column.additivity === "additive" && /^(?:cost|spend)$/.test(words.join(" ")),
    ) ?? null
  );
}

anyInAll.needs = "with without have had got spent".split(" ");
