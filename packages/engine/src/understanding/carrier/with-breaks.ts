import { isFigureWord } from "../index/is-word-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { type Token, tokenize } from "../text/tokenize.ts";

const parts: ReadonlySet<string> = new Set(
  "by per in for from of only split each during since last this top all".split(" "),
);
const against: ReadonlySet<string> = new Set(["vs", "versus", "against", "v"]);
/** What goes on with a list behind a comma. */
const lists: ReadonlySet<string> = new Set([",", "and", "or", ...against]);

/**
 * "Sales - by region - 2024", "card vs cash - captured amount": a text in which dashes that stand by themselves between its parts are commas, and what stands behind
 * two sides that are compared is left out, each at its place. The dash of "price - cost" takes one figure from another, that of "10 - 20" says from where
 * to where.
 */
export function withBreaks(text: string, index: ModelIndex): string {
  if (!text.includes(" - ") && !text.includes(",")) return text;
  const tokens = tokenize(text.slice(0, 1000), 120);
  const sides = behindSides(tokens);
  const dashes = tokens.flatMap((_, at) => (isApart(tokens, at) ? [at] : []));
  const subtracts = dashes.some((at) =>
    [at - 1, at + 1].every((side) => isFigureWord(tokens[side]?.lemma ?? "", index)),
  );
  const breaks = !subtracts && dashes.some((at) => at === sides || isBreak(tokens, at)) ? dashes : [];
  const isList = tokens[sides ?? -1]?.text === "," && !subtracts;
  const put = [...breaks, ...(isList && sides !== null ? [sides] : [])];
  return put.reduce((said, at) => {
    const start = tokens[at]?.start ?? 0;
    return `${said.slice(0, start)}${at === sides ? " " : ","}${said.slice(start + 1)}`;
  }, text);
}

/** Most words of one side that is compared. */
const longest = 3;

/** Where the dash or the only comma stands behind "card vs cash" with which a question begins and before the figure that is compared; null where there is none. */
function behindSides(tokens: readonly Token[]): number | null {
  const versus = tokens.findIndex(({ text }) => against.has(text));
  if (versus < 1 || versus > longest) return null;
  const behind = tokens.slice(versus + 1, versus + longest + 2);
  const at = versus + 1 + behind.findIndex(({ text }) => text === "-" || text === ",");
  if (at <= versus + 1) return null;
  const rest = tokens.slice(at + 1);
  const further = tokens[at]?.text === "," ? lists : against;
  const isList = rest.some(({ text }) => further.has(text));
  return isList || parts.has(rest[0]?.text ?? "by") ? null : at;
}

/** Whether a dash with room on both sides stands between words, or before a number behind a word. */
function isApart(tokens: readonly Token[], at: number): boolean {
  const [before, dash, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (dash?.text !== "-" || before === undefined || behind === undefined) return false;
  return before.end < dash.start && dash.end < behind.start && before.kind !== "number";
}

/** Whether what follows a dash goes on with a part of the question, or two sides that are compared stand around it. */
const isBreak = (tokens: readonly Token[], at: number): boolean =>
  parts.has(tokens[at + 1]?.text ?? "") ||
  /^(?:19|20)\d\d$/.test(tokens[at + 1]?.text ?? "") ||
  tokens.some(({ text }) => against.has(text));
