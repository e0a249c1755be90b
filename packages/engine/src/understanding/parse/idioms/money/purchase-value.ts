import type { ModelIndex } from "../../../index/model-index.ts";
import { averageValue, orderedValue, type Purchases } from "../../../index/purchases.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { boundAt } from "../../wordings/bound-at.ts";
import { rowsAt } from "../counts/rows-at.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const highest: ReadonlySet<string> = new Set(
  "biggest largest highest greatest costliest priciest".split(" "),
);
const lowest: ReadonlySet<string> = new Set("smallest lowest cheapest".split(" "));
const typical: ReadonlySet<string> = new Set("average avg mean typical".split(" "));
const values: ReadonlySet<string> = new Set("value values worth amount total size".split(" "));
/** What stands between a document and what it comes to. */
const links =
  /^(?:worth|totalling|totaling|exceeding|with|valued|of|for|are|were|is|was|that|which|a|an|the|value|total|amount|at)$/;
const ends = /^(?:|[?.!,;:]|in|for|by|at|on|from|during|since|last|this|ever|per|so|placed|we)$/;
const mostLinks = 4;

/**
 * "The biggest PO", "purchase orders over 5,000", "average PO value", "POs by value": what the documents of purchases come to, which only
 * their lines tell, and neither their freight nor the number of their rows.
 */
export function purchaseValue(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (index.purchases === null) return null;
  return (
    restated(tokens, at) ??
    asked(tokens, at) ??
    pieces(tokens, at, index.purchases) ??
    ranked(tokens, at, index) ??
    averaged(tokens, at, index) ??
    bounded(tokens, at, index) ??
    byValue(tokens, at, index)
  );
}

const still = phrases(
  ..."received|delivered|arrived"
    .split("|")
    .flatMap((deed) => [`not yet ${deed}`, `not ${deed}`, `not ${deed} yet`]),
  ...["still to come", "still to be received", "still to be delivered", "yet to come", "un received"],
);

/** "Outstanding value (not yet received)": what that is, once more. */
function restated(tokens: readonly Token[], at: number): Written | null {
  const open = /^(?:outstanding|open)$/.test(textAt(tokens, at - 2)) && values.has(textAt(tokens, at - 1));
  const size = open && textAt(tokens, at) === "(" ? phraseAt(tokens, at + 1, still) : 0;
  return size > 0 && textAt(tokens, at + 1 + size) === ")" ? { words: "", tokens: size + 2 } : null;
}

/** "How much did we order from Acme", "what did we buy in May": their value, where no goods are named that are counted. */
function asked(tokens: readonly Token[], at: number): Written | null {
  const much = textAt(tokens, at) === "how" && textAt(tokens, at + 1) === "much" ? 2 : 0;
  const money = much > 0 && ["money", "have"].includes(textAt(tokens, at + much)) ? 1 : 0;
  const verb = at + much + money + 2;
  const ours = /^(?:did|do|have|has)$/.test(textAt(tokens, verb - 2)) && textAt(tokens, verb - 1) === "we";
  if (much === 0 || !ours || !/^(?:order|ordered|buy|bought|purchase|purchased)$/.test(textAt(tokens, verb)))
    return null;
  return { words: `total ${orderedValue}`, tokens: verb + 1 - at };
}

/** "How many units did we order", "how many pieces did we receive": the pieces of purchases, and not those that moved or are in stock. */
function pieces(tokens: readonly Token[], at: number, { ordered, received }: Purchases): Written | null {
  const many = textAt(tokens, at) === "how" && textAt(tokens, at + 1) === "many";
  if (!many || !/^(?:unit|piece|item)s$/.test(textAt(tokens, at + 2))) return null;
  const active = /^(?:did|have|do)$/.test(textAt(tokens, at + 3)) && textAt(tokens, at + 4) === "we";
  const passive = /^(?:were|are|was)$/.test(textAt(tokens, at + 3)) || textAt(tokens, at + 4) === "been";
  const verb = at + (active || textAt(tokens, at + 4) === "been" ? 5 : 4);
  if (!active && !passive) return null;
  const said = textAt(tokens, verb);
  const column = /^(?:order|purchas|buy|bought)/.test(said)
    ? ordered
    : /^receiv/.test(said)
      ? received
      : null;
  return column === null
    ? null
    : { words: `total ${column.column.label.toLowerCase()}`, tokens: verb + 1 - at };
}

/** "The biggest PO ever", "largest purchase order by value". */
function ranked(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const word = textAt(tokens, at);
  const end = highest.has(word) ? "highest" : lowest.has(word) ? "lowest" : null;
  const size = end === null ? 0 : documentsAt(tokens, at + 1, index);
  if (size === 0) return null;
  const ever = textAt(tokens, at + 1 + size) === "ever" ? 1 : 0;
  const named = at + 1 + size + ever;
  const told = ["by", "in"].includes(textAt(tokens, named)) && values.has(textAt(tokens, named + 1)) ? 2 : 0;
  if (told === 0 && !ends.test(textAt(tokens, named))) return null;
  if (told === 0 && textAt(tokens, named) === "by") return null;
  const words = `${rawOf(tokens.slice(at + 1, at + 1 + size))} with the ${end} ${orderedValue}`;
  return { words, tokens: named + told - at };
}

/** "Average PO value", "average purchase order by supplier". */
function averaged(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = typical.has(textAt(tokens, at)) ? documentsAt(tokens, at + 1, index) : 0;
  if (size === 0) return null;
  const valued = values.has(textAt(tokens, at + 1 + size)) ? 1 : 0;
  if (valued === 0 && !ends.test(textAt(tokens, at + 1 + size))) return null;
  const [last] = tokens.slice(at + size, at + 1 + size);
  if (valued === 0 && last?.text !== last?.lemma) return null;
  return { words: averageValue, tokens: 1 + size + valued };
}

/** "POs over 5,000", "orders worth more than 5000". */
function bounded(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = documentsAt(tokens, at, index);
  if (size === 0) return null;
  let next = at + size;
  while (next < at + size + mostLinks && links.test(textAt(tokens, next))) next += 1;
  const bound = boundAt(tokens, next);
  if (bound === null) return null;
  const behind = tokens[next + bound.tokens];
  if (behind?.kind === "word" && !ends.test(behind.text)) return null;
  const words = `${rawOf(tokens.slice(at, at + size))} with ${orderedValue} ${bound.words}`;
  return { words, tokens: next + bound.tokens - at };
}

/** "POs by value", "the biggest PO and its value", where documents were named before. */
function byValue(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const highestOf = highest.has(textAt(tokens, at - 1)) || lowest.has(textAt(tokens, at - 1));
  const theirs = ["by", "its", "their"].includes(textAt(tokens, at - 1));
  if (!values.has(textAt(tokens, at)) || !(theirs || highestOf)) return null;
  if (index.words.columnsByWord.has(textAt(tokens, at)) || textAt(tokens, at + 1) === "of") return null;
  const isNamed = tokens.some((_, place) => place < at && documentsAt(tokens, place, index) > 0);
  return isNamed ? { words: orderedValue, tokens: 1 } : null;
}

/** How many tokens name documents of purchases. */
function documentsAt(tokens: readonly Token[], at: number, index: ModelIndex): number {
  const size = rowsAt(tokens, at, index);
  if (size === 0 || index.purchases === null) return 0;
  const key = tokens
    .slice(at, at + size)
    .map(({ lemma }) => lemma)
    .join("");
  const named =
    index.words.phrases.get(key)?.find(({ kind }) => kind === "table")?.id ??
    tableNamed(tokens[at + size - 1], index)?.id;
  return named === index.purchases.whole ? size : 0;
}
