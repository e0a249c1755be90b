import type { Token } from "../../text/tokenize.ts";
import type { Frame } from "./frame.ts";
import type { Reader } from "./reader.ts";

/** Where the words that tell a part of the rows from the others begin. */
export type PartMark = {
  /** The token at which the part begins. */
  at: number;
  /** The part is one condition ("in total and on weekends") rather than the rest of the question. */
  single: boolean;
  /** The count is said once more: a time behind another condition holds for both ("number of orders and number of late orders in May"). */
  again: boolean;
};

/**
 * Where a question goes on to count a part of what it counts: "How many orders were there in March? How many of these were
 * late?", "how many payments were received in total and on weekends", "number of orders and number of orders with a refund". Null where
 * it does not.
 */
export function partAt(tokens: readonly Token[]): PartMark | null {
  const words = tokens.map(({ text }) => text);
  for (const [at, word] of words.entries()) {
    if (at > 2 && word === "how" && words[at + 1] === "many") {
      if (words[at + 2] === "of" && pronouns.has(words[at + 3] ?? ""))
        return { at, single: false, again: false };
      const of = words.lastIndexOf("of", at);
      if (of > 2 && at - of <= 4 && pronouns.has(words[of + 1] ?? "") && begins(tokens, of))
        return { at: of, single: false, again: false };
    }
    if (
      at > 2 &&
      word === "and" &&
      words[at - 1] === "total" &&
      words[at - 2] === "in" &&
      opens.has(words[at + 1] ?? "")
    )
      return { at, single: true, again: false };
    if (at > 2 && word === "and" && countsAgain(tokens, at)) return { at, single: false, again: true };
  }
  return null;
}

/** "Number of orders and number of late orders", "number of orders and number of orders in May": the same rows, and some of them. */
function countsAgain(tokens: readonly Token[], at: number): boolean {
  const first = tokens.findLastIndex((_, place) => place < at && isCount(tokens, place));
  const second = [at + 2, at + 3].find((place) => isCount(tokens, place));
  const noun = tokens.slice(first + 1, at);
  if (first < 0 || second === undefined || noun.length === 0 || noun.length > longestNoun) return false;
  const rest = tokens.slice(second + 1);
  const place = rest.findIndex((_, start) =>
    noun.every(({ lemma }, next) => rest[start + next]?.lemma === lemma),
  );
  const behind = rest[noun.length]?.text ?? "";
  return place === 0
    ? narrows.has(behind) && !["by", "per", "for", "and", "of"].includes(behind)
    : place > 0 &&
        place < longestNoun &&
        rest.slice(0, place).every(({ kind, text }) => kind === "word" && !narrows.has(text));
}

const longestNoun = 4;

/** Whether "number of", "count of" or "how many" ends at a token. */
const isCount = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.text === "of" && ["number", "count"].includes(tokens[at - 1]?.text ?? "")) ||
  (tokens[at]?.text === "many" && tokens[at - 1]?.text === "how");

const narrows: ReadonlySet<string> = new Set(
  "with without that who whose which where having in on from during of by per for to and".split(" "),
);

/** "… Out of these, how many …" is a sentence or clause of its own; "for each of them" is not. */
function begins(tokens: readonly Token[], of: number): boolean {
  const at = tokens[of - 1]?.text === "out" ? of - 1 : of;
  const [before, first] = [tokens[at - 1], tokens[at]];
  if (before === undefined || first === undefined) return false;
  return before.kind === "mark" || first.start - before.end >= 2;
}

const pronouns: ReadonlySet<string> = new Set(["these", "those", "them", "which"]);
const opens: ReadonlySet<string> = new Set(["on", "in", "with", "from", "for", "during", "at", "by"]);

/** What a frame holds where a part begins; `closePart` takes what comes after for the part's conditions. */
export type OpenPart = PartMark & {
  targets: Frame["targets"];
  conditions: number;
  recurring: number;
  periods: number;
};

/** Notes what was read before the part begins. */
export function openPart({ frame, pending }: Reader, mark: PartMark): OpenPart {
  if (pending.includes("count")) frame.counting = true;
  return {
    ...mark,
    targets: [...frame.targets],
    conditions: frame.conditions.length,
    recurring: frame.recurring.length,
    periods: frame.periods.length,
  };
}

/** Whether the one condition that is the part has been read. */
export const hasPart = ({ frame }: Reader, { conditions, recurring, periods }: OpenPart): boolean =>
  frame.conditions.length > conditions ||
  frame.recurring.length > recurring ||
  frame.periods.length > periods;

/** "… and weekend payments": what a list of what is shown says again of the part holds for the part alone. */
export function withoutPart({ frame }: Reader): void {
  const { part } = frame;
  if (part === null) return;
  const said = new Set([...part.recurring, ...part.conditions].map((each) => tested(each)));
  frame.recurring = frame.recurring.filter((each) => !said.has(tested(each)));
  frame.conditions = frame.conditions.filter((each) => !said.has(tested(each)));
}

/** A condition without its place in the question. */
const tested = (condition: object): string =>
  JSON.stringify(condition, (key, value: unknown) => (key === "start" || key === "end" ? undefined : value));

/** Takes the conditions since the part began out of the frame: they hold for a further count alone. */
export function closePart({ frame }: Reader, open: OpenPart): void {
  const conditions = frame.conditions.splice(open.conditions);
  const recurring = frame.recurring.splice(open.recurring);
  const whole = open.again && conditions.length + recurring.length > 0;
  const periods = whole ? [] : frame.periods.splice(open.periods);
  if (conditions.length + recurring.length + periods.length === 0) {
    frame.leftover += 1;
    return;
  }
  frame.part = { conditions, recurring, periods };
  if (!open.single) {
    frame.targets = open.targets;
    if (open.targets.length === 0) frame.counting = true;
  }
}
