import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "./link.ts";

/** What people call the rows that refer to one of their own table as the one above them. */
const below = phrases(
  "direct report",
  "direct reports",
  "subordinate",
  "subordinates",
  "direct subordinates",
  "reportees",
  "people reporting to them",
  "employees reporting to them",
  "people under them",
  "people below them",
);
const counting: ReadonlySet<string> = new Set(
  "no any without many more most fewer least of their".split(" "),
);

/** Links of "direct reports" and "subordinates" to the rows of a table that refer to others of it as their managers. */
export function findBelowLinks(tokens: readonly Token[], index: ModelIndex, others: readonly Link[]): Link[] {
  const own = index.own.find(({ leads }) => leads);
  if (own === undefined) return [...others];
  const found = tokens.flatMap((token, start): Link[] => {
    const plain = token.text === "reports" && counting.has(tokens[start - 1]?.text ?? "") ? 1 : 0;
    const size = phraseAt(tokens, start, below) || plain;
    const known = tokens
      .slice(start, start + size)
      .some(({ lemma }) => index.words.phrases.get(lemma)?.some(({ kind }) => kind === "table"));
    return size === 0 || known
      ? []
      : [
          {
            kind: "table",
            start,
            end: start + size,
            table: own.table,
            evidence: "synonym",
            strength: 0.95,
            below: true,
          },
        ];
  });
  return [
    ...others.filter((link) => !found.some(({ start, end }) => link.start < end && link.end > start)),
    ...found,
  ];
}

/** How many tokens call rows that refer to one above them; 0 where none does. */
export const belowAt = (tokens: readonly Token[], at: number): number =>
  phraseAt(tokens, at, below) || (textAt(tokens, at) === "reports" ? 1 : 0);
