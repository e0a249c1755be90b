import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

const speeds: ReadonlySet<string> = new Set("slowest fastest quickest".split(" "));
/** What is slow where business is, and what is fast by how much of it is sold. */
const others =
  /^(?:hours?|days?|weekdays?|weeks?|months?|quarters?|years?|seasons?|times?|periods?|selling|moving|growing|sellers?|movers?)$/;

/** "The slowest supplier", where the reading ranks by how many rows there are: that tells of no speed. Empty elsewhere. */
export function missingSpeed(tokens: readonly Token[], { query }: Candidate): string[] {
  const at = tokens.findIndex(({ text }) => speeds.has(text));
  const said = tokens[at];
  if (said === undefined || others.test(tokens[at + 1]?.text ?? "")) return [];
  if (query.kind !== "aggregate" || query.limit === null || query.dimensions.length === 0) return [];
  const counts = query.measures.every(
    ({ expression }) =>
      expression.kind === "aggregate" && expression.aggregation === "count" && expression.operand === null,
  );
  return counts ? [said.raw] : [];
}
