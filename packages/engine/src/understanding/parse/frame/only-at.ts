import type { Token } from "../../text/tokenize.ts";
import { isNoun, type Reader, wordsBetween } from "./reader.ts";

/**
 * "With only paid bills", "who only bought tea", "teachers who work only in Leeds", "whose bills are all paid": what is said at these words holds of
 * all that those who are asked for have. Where the word stands that says so, those before it; null elsewhere: "only the paid ones" narrows what is asked for.
 */
export function onlyAt(reader: Reader, { start, end }: { start: number; end: number }): number | null {
  const { tokens } = reader;
  const [before, last] = [tokens[start - 2]?.text ?? "", tokens[start - 1]?.text ?? ""];
  if (last === "all" && be.has(before)) return start - 1;
  if (onlys.has(tokens[end]?.text ?? "") && end === tokens.length - 1 && tokens[start - 1]?.kind !== "mark") {
    const who = tokens.slice(0, start).findLastIndex(({ text }) => relatives.has(text));
    return who < 0 ? null : who;
  }
  const only = tokens.slice(0, start).findLastIndex(({ text }) => onlys.has(text));
  if (only < 0 || start - only > mostWords || be.has(tokens[only - 1]?.text ?? "")) return null;
  const between = tokens.slice(only + 1, start);
  const apart = between.some(({ text, kind }) => kind !== "word" || joints.has(text) || relatives.has(text));
  return !apart && !isTold(reader, only, start) && isOfThose(reader, only, between) ? only : null;
}

/** Whether something else is said between "only" and the words, which that is about. */
const isTold = ({ items }: Reader, only: number, start: number): boolean =>
  items.some((item) => item.start > only && item.end <= start && told.has(item.kind));

const told: ReadonlySet<string> = new Set(["value", "period", "number", "text"]);

/** Whether "only" stands in what is said of rows: behind "who", behind what they are called, or behind a deed of theirs. */
function isOfThose(reader: Reader, only: number, between: readonly Token[]): boolean {
  const { tokens, items } = reader;
  const last = tokens[only - 1]?.text ?? "";
  if (relatives.has(last)) return between.length > 0;
  if (helpers.has(last)) return true;
  if (between.length > 0 && items.some((item) => isNoun(item) && item.end === only)) return true;
  const who = tokens.slice(0, only).findLastIndex(({ text }) => relatives.has(text));
  const deed = who < 0 ? [] : wordsBetween(reader, who + 1, only);
  return (deed.length > 0 && deed.length <= 2 && !deed.some((word) => be.has(word))) || past.test(last);
}

const onlys: ReadonlySet<string> = new Set(["only", "just", "exclusively", "solely"]);
const relatives: ReadonlySet<string> = new Set(["who", "that", "which", "whose"]);
const helpers: ReadonlySet<string> = new Set("have has had having with do does did ever".split(" "));
const joints: ReadonlySet<string> = new Set(["and", "or", "but", "not", "without"]);
const be: ReadonlySet<string> = new Set(["are", "were", "is", "was", "be"]);
const past = /^(?:bought|made|got|took|\w{3,}ed)$/;
const mostWords = 8;
