import type { ModelIndex } from "../index/model-index.ts";
import { revenueWords } from "../lexicon/revenue-words.ts";
import type { Token } from "../text/tokenize.ts";
import type { Link } from "./link.ts";

/** "Growth of sales", "how did sales grow" of a table of sales that holds their money: the money, and not how many there are. */
export function withoutGrownRows(
  links: readonly Link[],
  tokens: readonly Token[],
  _: ModelIndex,
): readonly Link[] {
  return links.filter(
    (link) =>
      link.kind !== "table" ||
      !revenueWords.has(tokens[link.start]?.text ?? "") ||
      !links.some(({ kind, start }) => kind === "metric" && start === link.start) ||
      !isGrown(tokens, link),
  );
}

const isGrown = (tokens: readonly Token[], { start, end }: Link): boolean =>
  (tokens[start - 1]?.text === "of" && growth.has(tokens[start - 2]?.lemma ?? "")) ||
  grown.test(tokens[end]?.text ?? "");

const growth: ReadonlySet<string> = new Set(
  "growth change increase decrease decline drop trend development evolution".split(" "),
);
const grown =
  /^(?:grow|grew|grown|growing|growth|develop|developed|changed?|evolved?|trend|trends|increased?|drop|dropped|fall|fell|declined?|rise|rose|risen|vs)$/;
