import type { ModelIndex } from "../../index/model-index.ts";
import { isSuperlative } from "../../lexicon/superlative.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "./link.ts";

const counting: ReadonlySet<string> = new Set(["many", "type", "category", "kind", "where", "is"]);

/**
 * Links of "revenue" and "expenses" to the amounts of that kind where the kinds are values of a column; other links of that word go.
 * Where rows are counted, ranked one by one ("the biggest deposit") or named behind the word ("expense accounts"), it stays one of the values.
 */
export function findLedgerLinks(
  tokens: readonly Token[],
  index: ModelIndex,
  others: readonly Link[],
): Link[] {
  if (index.ledger.size === 0) return [...others];
  const found = tokens.flatMap((token, at): Link[] => {
    const figure = index.ledger.get(token.lemma);
    const before = tokens[at - 1]?.text ?? "";
    const counted =
      counting.has(before) || (before === "of" && ["number", "count"].includes(tokens[at - 2]?.text ?? ""));
    const single = token.text === token.lemma && (isSuperlative(before) || before === "single");
    if (figure === undefined || counted || single || isAdjective(tokens[at + 1], index)) return [];
    return [{ kind: "metric", start: at, end: at + 1, metric: { kind: "defined", figure } }];
  });
  const free = others.filter(
    (link) =>
      link.kind === "metric" || link.end > link.start + 1 || !found.some(({ start }) => start === link.start),
  );
  return [...free, ...found];
}

/** "expense accounts", "revenue postings": the word behind names rows. */
const isAdjective = (next: Token | undefined, { words }: ModelIndex): boolean =>
  next?.kind === "word" &&
  ((words.tablesByWord.get(next.lemma) ?? []).length > 0 ||
    /^(?:posting|entry|booking|transaction|row|line|type|account)$/.test(next.lemma));
