import { stem } from "./lemma.ts";
import { fold } from "./tokenize.ts";

/** "resolution" and "resolved", "shipment" and "shipped": the same beginning, other endings of at most six letters. */
export function sharesRoot(left: string, right: string): boolean {
  let same = 0;
  while (same < left.length && left[same] === right[same]) same += 1;
  return (
    same >= 4 &&
    same >= Math.min(left.length, right.length) - 3 &&
    Math.max(left.length, right.length) - same <= 6
  );
}

/** Deeds that share no beginning with the state that they lead to. */
const irregular: ReadonlyMap<string, string> = new Map([
  ["win", "won"],
  ["winning", "won"],
  ["loss", "lost"],
  ["dropout", "dropped"],
  ["churn", "churned"],
  ["registration", "registered"],
  ["admission", "admitted"],
  ["submission", "submitted"],
  ["maintenance", "maintained"],
]);

/** Whether a deed and a state are of one root: "cancellation" and "cancelled", "win" and "won". */
export function isRooted(word: string, other: string): boolean {
  const [left, right] = [fold(word), fold(other)];
  if (left === right || irregular.get(left) === right || irregular.get(right) === left)
    return Math.min(left.length, right.length) >= 3;
  if (isShortDeed(left, right) || isShortDeed(right, left)) return true;
  const [first, second] = [rootOf(left), rootOf(right)];
  return (first.length >= 4 && first === second) || isDeed(left, right) || isDeed(right, left);
}

/** "Hire" of "hired", whose root is too short to tell by itself. */
const isShortDeed = (verb: string, done: string): boolean => /^[a-z]{3}e$/.test(verb) && done === `${verb}d`;

const rootOf = (word: string): string => stem(word.replace(/al$/, ""));

/** "escalation" of "escalated": a noun of a deed and what it was done to. */
const isDeed = (noun: string, state: string): boolean =>
  /(?:ion|al|ance|ence|ment|age|ure|y)$/.test(noun) &&
  /(?:ed|en|(?<!in|men)t)$/.test(state) &&
  sharesRoot(noun, state);

/** The least letters of a root that a deed or a field shares with who or what is called after it. */
const leastRoot = 4;

/** The root of a noun that names a deed or a field of work ("eviction", "plumbing", "cardiology"); null of other words. */
export const kindRoot = (noun: string): string | null =>
  cut(noun, /(?:ation|ition|sion|ion|ment|ance|ence|ing|al|ics|ic|age|ure|ry|y)$/);

/** The root of what was done, or who works in a field ("evicted", "plumbers", "cardiologist"); null of other words. */
export const doneRoot = (word: string): string | null => cut(word, /(?:ated|ed|ians?|ists?|ers?|ors?)$/);

function cut(word: string, ends: RegExp): string | null {
  if (!ends.test(word)) return null;
  const root = word.replace(ends, "").replace(/(.)\1$/, "$1");
  return root.length < leastRoot ? null : root;
}
