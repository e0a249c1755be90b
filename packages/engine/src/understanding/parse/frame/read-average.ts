import type { Item, Noun, ValueItem } from "../item.ts";
import type { Condition, Test } from "./frame.ts";
import { pushCondition, valueCondition } from "./push-condition.ts";
import { cueAt, peek, type Reader, takeHeld, wordsBetween } from "./reader.ts";

/** "above the average price", "older than the average member", "over the team average", "above the Delhi average": reads it up to its last word. */
export function readAverage(
  reader: Reader,
  operator: Operator,
  at: number,
  hints: Condition["hints"],
  factor: number,
): boolean {
  const counted = cueAt(reader, "count", at + 1) === null ? undefined : peek(reader, at + 2);
  if (counted?.kind === "table") return readCounts(reader, operator, counted, { at, factor });
  const before = peek(reader, at - 1);
  const following = peek(reader, at + (counted?.kind === "column" ? 2 : 1));
  const own = areNamed(reader, following) ? null : takeHeld(reader);
  if (counted?.kind === "column") reader.at += 1;
  const named = following?.kind === "column" && groupBehind(reader, at) === null ? following : null;
  const after = peek(reader, at + 2);
  const told = before?.kind === "value" ? before : null;
  const whose = told === null ? kindBehind(reader, at) : null;
  const rows = [whose ?? told ?? []].flat().map(valueCondition);
  const last = at + (named === null ? 0 : 1);
  const behind = whose === null ? groupBehind(reader, last) : null;
  const within = behind?.noun ?? (before?.kind === "table" || before?.kind === "column" ? before : null);
  const member = own === null || named !== null || within !== null ? null : memberBehind(reader, last);
  const shared = { ...(within === null ? {} : { within }), ...(member === null ? {} : { member }) };
  pushCondition(reader, own ?? named, { ...averageTest(operator, rows, factor), ...shared }, hints);
  const beside = (behind?.items ?? 0) + (member === null ? 0 : 1);
  reader.at += last + 1 + beside + (whose === null ? 0 : after?.kind === "table" ? 2 : 1);
  return true;
}

/** "Zones with an above average fare": those that a text tells apart, and the number is named behind. */
const areNamed = ({ held }: Reader, following: Item | undefined): boolean =>
  held?.noun.kind === "column" &&
  ["text", "key"].includes(held.noun.options[0]?.kind ?? "") &&
  following?.kind === "column" &&
  following.options[0]?.kind === "number";

/** "Than the average bus": the kind of the rows whose average it is, right behind it; null where none stands there. */
export function kindBehind(reader: Reader, at: number): ValueItem | null {
  const [following, after] = [peek(reader, at + 1), peek(reader, at + 2)];
  const closes = after === undefined || after.kind === "table" || after.kind === "cue";
  if (following?.kind !== "value" || !closes) return null;
  return following.start - (peek(reader, at)?.end ?? 0) <= 1 ? following : null;
}

/** "Than the average store": what right behind the average is one of those that are compared. */
export function memberBehind(reader: Reader, last: number): Noun | null {
  const noun = peek(reader, last + 1);
  if (noun?.start !== peek(reader, last)?.end) return null;
  if (noun?.kind === "table") return noun;
  return noun?.kind === "column" && ["text", "key"].includes(noun.options[0]?.kind ?? "") ? noun : null;
}

const theirs: ReadonlySet<string> = new Set("their its his her own same".split(" "));

/** "The average of their team", "the average price in its category": what the rows share that it is the average of, and how many items say so. */
export function groupBehind(reader: Reader, last: number): { noun: Noun; items: number } | null {
  const items = cueAt(reader, "is", last + 1) === null ? 1 : 2;
  const noun = peek(reader, last + items);
  const named = noun?.kind === "column" && ["text", "key"].includes(noun.options[0]?.kind ?? "");
  if (noun === undefined || (noun.kind !== "table" && !(noun.kind === "column" && named))) return null;
  const between = wordsBetween(reader, peek(reader, last)?.end ?? noun.start, noun.start);
  return between.some((word) => theirs.has(word)) ? { noun, items } : null;
}

/** "more than the average number of orders": how many rows each has, held against how many they have on average. */
function readCounts(
  reader: Reader,
  operator: Operator,
  rows: Noun,
  { at, factor }: { at: number; factor: number },
): boolean {
  reader.aggregated = "count";
  pushCondition(reader, rows, averageTest(operator, [], factor));
  reader.at += at + 3;
  return true;
}

const averageTest = (operator: Operator, rows: Condition[], factor: number): AverageTest => ({
  kind: "average",
  operator,
  rows,
  ...(factor === 1 ? {} : { factor }),
});

type AverageTest = Extract<Test, { kind: "average" }>;

type Operator = Extract<Test, { kind: "compare" }>["operator"];

/** "more than double the average", "over 1.5 times the average": by how much the average is multiplied. */
export function factorSaid(reader: Reader): { factor: number; items: number } {
  const here = peek(reader);
  const next = peek(reader, 1);
  if (next?.kind === "number" && reader.tokens[next.end]?.text === "times")
    return { factor: next.value, items: 1 };
  const said = wordsBetween(reader, here?.start ?? 0, next?.start ?? 0);
  return { factor: said.flatMap((word) => factors.get(word) ?? []).at(0) ?? 1, items: 0 };
}

const factors: ReadonlyMap<string, number> = new Map([
  ["double", 2],
  ["twice", 2],
  ["triple", 3],
  ["half", 0.5],
]);
