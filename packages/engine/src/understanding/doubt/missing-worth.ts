import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

const counting: ReadonlySet<string> = new Set(["many", "number", "count", "each", "every", "by", "per"]);

const pieces: ReadonlySet<string> = new Set(["quantity", "qty", "stock", "units", "pieces", "hand"]);

/** "Stock value by depot", where a reading only adds up how many pieces there are, or counts the rows. */
export function missingPrice(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  const at = tokens.findIndex(({ text }, place) => place > 0 && /^(?:value|worth)$/.test(text));
  const word = tokens[at];
  if (word === undefined || query.kind !== "aggregate" || query.measures.length === 0) return [];
  if (
    matches.some(
      ({ start, end, evidence }) => start === word.start && word.end === end && evidence === "exact",
    )
  )
    return [];
  const before = tokens[at - 1];
  const ofRows = matches.some(
    ({ kind, start, end }) =>
      kind === "table" && before !== undefined && start === before.start && end === before.end,
  );
  const asked = tokens.slice(0, at).some(({ text }) => counting.has(text));
  const counted = query.measures.every(({ expression }) => {
    if (expression.kind === "aggregate" && expression.aggregation === "count") return ofRows && !asked;
    if (expression.kind !== "aggregate" || expression.aggregation !== "sum") return false;
    if (expression.operand?.kind !== "field") return false;
    const words = expression.operand.field.column.toLowerCase().split(/[^a-z]+/);
    return words.some((each) => pieces.has(each)) && !words.includes("value");
  });
  return counted ? [word.raw] : [];
}

/** "Value of the supplies for each insurer": what they are worth, where a reading only counts them. */
export function missingWorth(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  const at = tokens.findIndex(({ text }, place) => text === "value" && tokens[place + 1]?.text === "of");
  const word = tokens[at];
  if (word === undefined || query.kind !== "aggregate" || query.measures.length === 0) return [];
  if (tokens.slice(0, at).some(({ text }) => counting.has(text))) return [];
  if (matches.some(({ start, end }) => start <= word.start && word.end <= end)) return [];
  const counts = query.measures.every(
    ({ expression }) => expression.kind === "aggregate" && expression.aggregation.startsWith("count"),
  );
  return counts ? [word.raw] : [];
}
