import type { ModelIndex } from "../../index/model-index.ts";
import { costWords, ownWords, type Whole } from "../../index/wholes.ts";
import type { Token } from "../../text/tokenize.ts";
import { formulaLink } from "./formula-link.ts";
import type { Link } from "./link.ts";

/**
 * Links of the name of a whole that rows tell in two parts alone: "goals" where there are "home goals" and "away goals", "maintenance cost",
 * "spend on maintenance" where jobs have a "parts cost" and a "labour cost". Both together, so `others` inside it go. Where the
 * question says which part, it is that.
 */
export function findWholeLinks(
  tokens: readonly Token[],
  { wholes, words }: ModelIndex,
  others: readonly Link[],
): Link[] {
  const isKnown = ({ lemma }: Token): boolean => words.columnsByWord.has(lemma);
  const found = wholes
    .filter(({ parts }) => !isPartSaid(parts, tokens))
    .flatMap((whole) =>
      tokens.flatMap((token, at): Link[] => {
        const before = tokens[at - 1]?.lemma ?? "";
        const told = whole.table.words.includes(before) && before !== token.lemma;
        const spent = spending.has(token.lemma) && costWords.has(whole.head);
        const named = token.lemma === whole.head ? told || whole.alone : spent && told && !isKnown(token);
        const [left, right] = whole.parts;
        const sum = { kind: "arithmetic", operator: "+", left: left.id, right: right.id } as const;
        return named && !isVerb(tokens, at) ? [formulaLink(at - (told ? 1 : 0), at + 1, sum)] : [];
      }),
    );
  const free = others.filter((link) => !found.some(({ start, end }) => link.start < end && link.end > start));
  return [...free, ...found];
}

const spending: ReadonlySet<string> = new Set(["spend", "spending", "expense", "expenditure"]);

/** Whether words of a part stand in the question, and not "home and away together". */
function isPartSaid([one, other]: Whole["parts"], tokens: readonly Token[]): boolean {
  const says = (own: readonly string[]): boolean =>
    tokens.some(({ lemma, text }) => own.includes(lemma) || own.includes(text));
  const said = [ownWords(one, other), ownWords(other, one)].filter(says).length;
  return said === 1 || (said === 2 && !says(together));
}

const together = ["together", "combined", "overall", "total"];

/** "Jobs that cost more than 500": what rows do, which conditions read. */
const isVerb = (tokens: readonly Token[], at: number): boolean =>
  ["that", "which", "did", "do", "does"].includes(tokens[at - 1]?.text ?? "");
