import { isWordOf } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { lightWords, stopWords } from "../../lexicon/stop-words.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link, ValueOption } from "./link.ts";

/** Words of an address that a list of providers may be apart from it. */
const farthest = 8;

/**
 * "a Gmail or Yahoo email address", ".com email addresses": words that nothing else knows before the name of a column of
 * addresses are looked for in these.
 */
export function findAddressLinks(tokens: readonly Token[], index: ModelIndex, question: string): Link[] {
  if (!tokens.some(({ lemma }) => ["email", "mail"].includes(lemma))) return [];
  const columns = index.columns.flatMap(({ words, column }, id) =>
    column.physicalType === "string" && words.some((word) => word === "email" || word === "mail") ? [id] : [],
  );
  if (columns.length === 0) return [];
  return tokens.flatMap((token, at) =>
    ["email", "mail"].includes(token.lemma) ? providersBefore(tokens, at, columns, { index, question }) : [],
  );
}

function providersBefore(
  tokens: readonly Token[],
  email: number,
  columns: readonly number[],
  { index, question }: { index: ModelIndex; question: string },
): Link[] {
  const links: Link[] = [];
  for (let at = email - 1; at >= Math.max(0, email - farthest); at -= 1) {
    const token = tokens[at];
    if (token === undefined || joints.has(token.text)) continue;
    if (token.kind !== "word" || isKnown(token, index)) break;
    const ending = question.slice(token.start - 1, token.end) === `.${token.raw}`;
    const option = (column: number): ValueOption => ({
      column,
      values: [],
      evidence: "partial",
      strength: 0.9,
      within: { text: ending ? `.${token.raw}` : token.raw, exact: false },
      condition: null,
    });
    links.push({ kind: "value", start: at, end: at + 1, options: columns.map(option) });
  }
  return links;
}

const joints: ReadonlySet<string> = new Set(["or", "and", ",", ".", "a", "an", "the"]);

const isKnown = ({ text, lemma }: Token, index: ModelIndex): boolean =>
  stopWords.has(text) || lightWords.has(text) || cuesOf(text).length > 0 || isWordOf(index, text, lemma);
