import { peek, type Reader, takeHeld } from "./reader.ts";

/**
 * "The letters D or S in their first name", "contains the letter A or B": one condition for each letter, on the column named
 * before or after. False where the cue is not followed by single letters.
 */
export function readLetters(reader: Reader): boolean {
  const cue = peek(reader);
  if (cue === undefined || !/^letters?$/.test(reader.tokens[cue.end - 1]?.text ?? "")) return false;
  const letters: { text: string; end: number; or: boolean }[] = [];
  for (let at = cue.end; ; at += 2) {
    const token = reader.tokens[at];
    if (token === undefined || (token.kind !== "quoted" && !/^\w$/.test(token.text))) break;
    letters.push({ text: token.raw, end: at + 1, or: reader.tokens[at - 1]?.text === "or" });
    if (!["or", "and", ","].includes(reader.tokens[at + 1]?.text ?? "")) break;
  }
  const last = letters.at(-1);
  if (last === undefined) return false;
  const left = takeHeld(reader);
  while ((peek(reader)?.start ?? Number.POSITIVE_INFINITY) < last.end) reader.at += 1;
  const after = peek(reader);
  const named = left ?? (after?.kind === "column" ? after : null);
  if (left === null && after?.kind === "column") reader.at += 1;
  for (const { text, or } of letters)
    reader.frame.conditions.push({
      negated: reader.negated,
      or,
      left: named,
      hints: [],
      test: { kind: "text", match: "contains", text },
      aggregation: null,
    });
  reader.negated = false;
  reader.zone = "filter";
  return true;
}
