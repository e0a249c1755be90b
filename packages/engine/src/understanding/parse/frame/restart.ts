import type { Token } from "../../text/tokenize.ts";
import { isNoun, peek, type Reader } from "./reader.ts";

/**
 * The token at which a question says anew what to show: "… Return the name and the city.", "the last invoice: id and
 * date". Null where it does not. The full stop itself is no token; it shows as a gap before a capital.
 */
export function restartAt(tokens: readonly Token[]): number | null {
  for (let at = tokens.length - 1; at > 2; at -= 1) {
    const token = tokens[at];
    const before = tokens[at - 1];
    if (token === undefined || before === undefined) continue;
    if (beginsSentence(tokens, at) && isShowing(tokens, at)) return at;
    if (before.text === ":" && at > 3 && tokens.length - at <= 6) return at;
    if (before.text === "," && showing.has(token.text) && isScope(tokens)) return at;
    if (before.text === "," && asking.has(token.text) && opening.has(tokens[0]?.text ?? "")) return at;
  }
  return null;
}

/**
 * Whether a sentence begins at a token: behind a question mark, or with a capital behind a full stop, which is no token and shows as a
 * gap; so does what is said politely, as a wide one.
 */
export function beginsSentence(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (before === undefined || token === undefined) return true;
  const gap = token.start - before.end;
  return (
    before.text === "?" ||
    before.text === ";" ||
    (gap >= 2 && /^\p{Lu}/u.test(token.raw)) ||
    gap > "please".length
  );
}

/** "Return …", "Please list …". */
const isShowing = (tokens: readonly Token[], at: number): boolean =>
  showing.has(tokens[at]?.text ?? "") ||
  (tokens[at]?.text === "please" && showing.has(tokens[at + 1]?.text ?? ""));

/** "For those employees who …, show …", "for orders above 50, return …": what comes first only says whose rows are meant. */
const isScope = ([first, second]: readonly Token[]): boolean =>
  first?.text === "for" && !["each", "every", "any", "a", "an"].includes(second?.text ?? "");

/** "When France had 3, what …", "in the year that …, who …": a clause before the question. */
const opening: ReadonlySet<string> = new Set(["when", "if", "where", "for", "with", "in", "on", "at"]);
const asking: ReadonlySet<string> = new Set(["what", "which", "who", "how", "whose"]);

/** Verbs that ask to be shown something. */
export const showing: ReadonlySet<string> = new Set([
  "return",
  "list",
  "show",
  "give",
  "find",
  "display",
  "provide",
  "include",
  "tell",
  "report",
]);

/** Lets what follows say what is shown; what was shown before only says whose rows are meant. */
export function restart(reader: Reader): void {
  const { frame } = reader;
  if (!reader.items.slice(reader.at).some(isNoun)) return;
  for (const { noun, aggregation } of frame.targets)
    if (aggregation === null || noun.kind === "table") frame.context.push(noun);
  if (isScope(reader.tokens)) {
    for (const group of frame.groups) if (group.kind === "noun") frame.context.push(group.noun);
    frame.groups = [];
  }
  frame.listed ||= hasAsked(reader) && !followsGrouping(reader) && !splitBefore(reader);
  if (saysOrder(reader)) frame.extremes = [];
  reader.counted = frame.targets.filter(({ aggregation }) => aggregation === "count");
  frame.targets = [];
  frame.counting = false;
  frame.listing = true;
  reader.zone = "target";
  reader.pending = [];
  reader.held = null;
  reader.joined = false;
  reader.negated = false;
  reader.openExtreme = false;
}

/** "Which days are strongest? Show sales by weekday, highest first": all of them in their order, and not the first alone. */
const saysOrder = ({ tokens, items, at }: Reader): boolean =>
  tokens
    .slice(items[at]?.start ?? 0)
    .some(({ text }, at, said) => text === "first" && /(?:est|most)$/.test(said[at - 1]?.text ?? ""));

/** "Orders by country: average freight": a figure of what is split. */
function splitBefore(reader: Reader): boolean {
  const behind = reader.tokens.slice(0, peek(reader)?.start ?? 0).findLast(({ kind }) => kind === "mark");
  return behind?.text === ":" && reader.frame.groups.length > 0;
}

/** "How many orders does each customer have? List the customer's name and the number": of what was counted before. */
export function showsCounted({ counted, pending, tokens, frame }: Reader): boolean {
  if (counted.length === 0 || frame.targets.some(({ aggregation }) => aggregation !== null)) return false;
  return (
    pending.includes("count") ||
    tokens.some(
      ({ lemma }, at) =>
        at > (counted.at(-1)?.noun.end ?? 0) &&
        lemma === "number" &&
        ["the", "their", "its", "and"].includes(tokens[at - 1]?.text ?? "") &&
        tokens[at + 1]?.text !== "of",
    )
  );
}

/** The token at which a further sentence adds to what is shown ("Also return the title."); null where none does. */
export function additionAt(tokens: readonly Token[]): number | null {
  const at = tokens.findIndex(
    ({ text, raw }, place) =>
      place > 2 && text === "also" && raw === "Also" && showing.has(tokens[place + 1]?.text ?? ""),
  );
  return at < 0 ? null : at + 1;
}

/** Lets what follows be shown beside what is shown already. */
export function add(reader: Reader): void {
  reader.zone = "target";
  reader.joined = true;
  reader.held = null;
  reader.frame.both = false;
}

/** "For every student who takes a class, how many …": the clause before says what for, and is shown. */
const followsGrouping = ({ tokens, items, at }: Reader): boolean =>
  tokens[0]?.text === "for" && tokens[(items[at]?.start ?? 0) - 1]?.text === ",";

/** Whether something was asked before, and not only said whose rows are meant ("For each team, …"). */
const hasAsked = ({ frame, pending }: Reader): boolean =>
  frame.targets.length + frame.extremes.length + pending.length > 0 || frame.counting;

/** Whether the reader stands at the first item from token `at` on. */
export const reaches = (reader: Reader, at: number | null): boolean =>
  at !== null && (peek(reader)?.start ?? -1) >= at;
