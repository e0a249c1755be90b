import type { ColumnEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { hasOrders, orderKey } from "../../../index/order-key.ts";
import { orderWords } from "../../../lexicon/order-words.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { boundAt } from "../../wordings/bound-at.ts";
import type { Written } from "../written.ts";

const highest: ReadonlySet<string> = new Set(["biggest", "largest", "highest", "greatest"]);
const lowest: ReadonlySet<string> = new Set(["smallest", "lowest"]);
const averages: ReadonlySet<string> = new Set(["average", "avg", "mean"]);
const totals: ReadonlySet<string> = new Set(["total", "totals", "value", "amount", "sum"]);
const shares: ReadonlySet<string> = new Set(
  "share percentage percent proportion fraction portion % part".split(" "),
);
/** What may stand between a document and what it came to. */
const links = phrases(
  ..."of worth totalling totaling exceeding with was were is are".split(" "),
  ...["was worth", "were worth", "that were", "that was", "that are", "coming to", "that came to", "came to"],
  ...["with a total of", "with totals of", "with a value of", "with a total", "with totals", "for"],
);
/** What is asked for of it besides: itself and what it came to. */
const asked = phrases(
  ..."number|no|id"
    .split("|")
    .flatMap((key) => ["total", "value", "amount"].map((total) => `${key} and ${total}`)),
);
const ends = /^(?:|[?.!,;:]|in|for|by|at|on|from|during|since|last|this|ever)$/;

/**
 * "The biggest receipt ever, number and total", "bills over 200", "tickets by total" of a sheet in which several rows have the number of
 * one document: what its rows add up to, and neither its number nor one of its rows. In a sheet that is called after its documents they are rows of its name (`documents`).
 */
export function documentTotals(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  return (
    ranked(tokens, at, index) ??
    averaged(tokens, at, index) ??
    bounded(tokens, at, index) ??
    totalled(tokens, at, index)
  );
}

/** "The biggest receipt ever, number and total". */
function ranked(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const word = textAt(tokens, at);
  const end = highest.has(word) ? "highest" : lowest.has(word) ? "lowest" : null;
  const noun = tokens[at + 1];
  if (end === null || noun === undefined || !ends.test(textAt(tokens, at + 2)) || !isDocument(noun, index))
    return null;
  const ever = at + 2 + (textAt(tokens, at + 2) === "ever" ? 1 : 0);
  const mark = ever + (/^[,:-]$/.test(textAt(tokens, ever)) ? 1 : 0);
  const also = phraseAt(tokens, mark, asked);
  const size = (also > 0 && tokens[mark + also]?.kind !== "word" ? mark + also : ever) - at;
  return { words: `${called(noun, index)} with the ${end} total revenue`, tokens: size };
}

/** "Average receipt total". */
function averaged(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [noun, total] = [tokens[at + 1], textAt(tokens, at + 2)];
  return averages.has(textAt(tokens, at)) &&
    totals.has(total) &&
    noun !== undefined &&
    isDocument(noun, index)
    ? { words: `average ${noun.raw} value`, tokens: 3 }
    : null;
}

/** "Bills over 200", "how many tickets were worth more than 50", and not the share of them, which counts rows. */
function bounded(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = tokens[at];
  const link = phraseAt(tokens, at + 1, links);
  const bound = boundAt(tokens, at + 1 + link);
  if (noun === undefined || bound === null || !isDocument(noun, index)) return null;
  const next = tokens[at + 1 + link + bound.tokens];
  if (next?.kind === "word" && !ends.test(next.text)) return null;
  if (tokens.slice(0, at).some(({ text }) => shares.has(text))) return null;
  if (textAt(tokens, at - 1) === "of" && /^(?:number|count)$/.test(textAt(tokens, at - 2))) return null;
  return {
    words: `${called(noun, index)} with total revenue ${bound.words}`,
    tokens: 1 + link + bound.tokens,
  };
}

/** "Which receipt had the highest total", "top 5 bills by value". */
function totalled(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const before = textAt(tokens, at - 1);
  if (!totals.has(textAt(tokens, at)) || !ends.test(textAt(tokens, at + 1))) return null;
  if (before !== "by" && !highest.has(before) && !lowest.has(before)) return null;
  return tokens.slice(0, at).some((token) => isDocument(token, index))
    ? { words: "total revenue", tokens: 1 }
    : null;
}

/** A document as the sheet calls it. */
function called({ raw, lemma }: Token, index: ModelIndex): string {
  const key = documentKey(index);
  return key === null || key.words[0] === lemma ? raw : key.words.join(" ");
}

/** Whether a word calls what several rows of the only sheet have the number of. */
function isDocument({ kind, lemma }: Token, index: ModelIndex): boolean {
  const key = kind === "word" ? documentKey(index) : null;
  if (key === null) return false;
  return key.words[0] === lemma || (orderWords.has(lemma) && !index.words.columnsByWord.has(lemma));
}

function documentKey(index: ModelIndex): ColumnEntry | null {
  const { tables, moneyTable, columns, documents } = index;
  if (tables.length > 1 || documents.size > 0 || moneyTable === null || !hasOrders(index, moneyTable))
    return null;
  return columns[orderKey(index, moneyTable) ?? -1] ?? null;
}
