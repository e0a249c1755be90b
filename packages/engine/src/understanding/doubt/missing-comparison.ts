import { comparesPeriods, hasKind, hasOperator, type SemanticQuery } from "@parlance/contract";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

const compared = "comparison related between period duration growth difference now drivers".split(" ");
/** Whether a query holds one thing against another. */
const compares = (query: SemanticQuery): boolean =>
  comparesPeriods(query) || hasKind(query, ...compared) || hasOperator(query, "-", "<", "<=", ">", ">=");
const multiplies = (query: SemanticQuery): boolean =>
  hasOperator(query, "*", "/") || hasKind(query, "aggregate-value");
const multiples: ReadonlySet<string> = new Set(["twice", "double", "triple", "half"]);

const owners: ReadonlySet<string> = new Set(["their", "its", "the", "as", "his", "her", "our"]);

const rest: ReadonlySet<string> = new Set(
  "any anyone anybody anything all every everyone everybody everything the".split(" "),
);

/** "More orders from Oslo than from Bergen", "than the Bergen ones": each of them; "more than any other": the one with the most. */
function isBeside(query: SemanticQuery, next: Token | undefined, behind: Token | undefined): boolean {
  if (query.kind !== "aggregate" || query.dimensions.length === 0) return false;
  const [word, noun] = [next?.text ?? "", behind?.text ?? ""];
  if (!rest.has(word)) return hasKind(query.filter, "in");
  const isOther = word === "the" && !typical.has(noun);
  return (
    query.limit !== null ||
    (isOther && hasKind(query.filter, "in")) ||
    ((isOther || noun === "else" || noun.startsWith("other")) && hasKind(query.dimensions, "case"))
  );
}

const typical: ReadonlySet<string> = new Set("average mean median overall usual normal typical".split(" "));

/** "A higher average goal than overall", "more than twice their budget": comparisons that a reading does not make. */
export function missingComparison(tokens: readonly Token[], { query }: Candidate): string[] {
  return tokens.flatMap(({ text }, at) => {
    const before = tokens[at - 1]?.text ?? "";
    if (text === "than")
      return ["rather", "other"].includes(before) ||
        compares(query) ||
        isBeside(query, tokens[at + 1], tokens[at + 2])
        ? []
        : [text];
    const multiple = multiples.has(text) && before === "than" && owners.has(tokens[at + 1]?.text ?? "");
    return multiple && !multiplies(query) ? [text] : [];
  });
}
