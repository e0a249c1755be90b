import { comparativeHints, measuringHints } from "../../lexicon/adjectives.ts";
import { numberSaid, numberWord } from "../../lexicon/numbers.ts";
import { isDifferentRows, isTotalRows, rowsToldAt, shownRows, timesOf } from "../counted-rows.ts";
import type { Item, Noun, ValueItem } from "../item.ts";
import type { ColumnOption } from "../links/link.ts";
import { isBareNumber } from "./bare-number.ts";
import type { Condition, Test } from "./frame.ts";
import { isDoneThen } from "./is-done-then.ts";
import { isParted } from "./is-parted.ts";
import { isTied } from "./is-tied.ts";
import { kindNamed } from "./kind-named.ts";
import { narrow } from "./narrow.ts";
import { pushCondition, valueCondition } from "./push-condition.ts";
import { readAgainst, readHigherThan } from "./read-against.ts";
import { isAge, readAge } from "./read-age.ts";
import { factorSaid, groupBehind, kindBehind, memberBehind, readAverage } from "./read-average.ts";
import { readNumber } from "./read-number.ts";
import { isAmountIn, readOpenPeriod, readPeriod, spansTime, yearOf } from "./read-period.ts";
import { readPattern, readText } from "./read-text.ts";
import { readTotalBehind } from "./read-total-behind.ts";
import { cueAt, isNoun, peek, type Reader, takeHeld, wordsBetween } from "./reader.ts";
import { introduces, isCompared, isWhen } from "./value-neighbours.ts";
import { withSibling } from "./with-sibling.ts";

/** Reads a condition at the current item and moves past it; false where none starts. */
export function readCondition(reader: Reader): boolean {
  const item = peek(reader);
  switch (item?.kind) {
    case "value":
      return readValue(reader, item);
    case "number":
      reader.unit = item.unit;
      return readAge(reader, item) || readNumber(reader, item.value);
    case "text":
      return readText(reader, item.text);
    case "period":
      return readPeriod(reader, item);
    case "cue":
      return readCueCondition(reader);
    default:
      return false;
  }
}

function readCueCondition(reader: Reader): boolean {
  const comparative = cueAt(reader, "comparative");
  if (comparative !== null) return readComparative(reader, comparative.operator);
  const compare = cueAt(reader, "compare");
  if (compare !== null) return readCompare(reader, compare.operator, compare.hints);
  const suffix = cueAt(reader, "suffix");
  if (suffix !== null) return readLateSuffix(reader, suffix.operator);
  if (cueAt(reader, "between") !== null) return readBetween(reader);
  const text = cueAt(reader, "text");
  if (text !== null) return readPattern(reader, text.match);
  const missing = cueAt(reader, "null");
  return missing !== null && readMissing(reader, missing.negated);
}

/** "France", "country is France", "French singers", "category Best Song", "Best Song category". */
function readValue(reader: Reader, item: ValueItem): boolean {
  const word = item.end === item.start + 1 ? reader.tokens[item.start] : undefined;
  const number = numberSaid(word);
  if (number !== null && cueAt(reader, "suffix", 1) !== null && readNumber(reader, number)) return true;
  const bound = number === null ? (cueAt(reader, "suffix", 1)?.operator ?? null) : null;
  if (isCompared(reader, item) || isBoundLost(reader, item)) reader.frame.leftover += 1.5;
  const { held } = reader;
  const shared = held?.noun.kind === "column" ? narrow(item, calledSo(held.noun)) : null;
  const tied =
    shared !== null && !isInPlace(reader, item, shared) && isTied(reader) && takeHeld(reader) !== null;
  if (tied || bound !== null) {
    const value = tied ? shared : item;
    const test: Test = bound === null ? { kind: "value", value } : { kind: "value", value, bound };
    pushCondition(reader, tied ? (held?.noun ?? null) : null, test);
    reader.at += bound === null ? 1 : 2;
    return true;
  }
  if (isPlayedBy(reader, item)) {
    const own = takeHeld(reader);
    pushCondition(reader, own, { kind: "value", value: item });
    reader.at += 1;
    return true;
  }
  if (number !== null && isGivenTo(reader, item) && readNumber(reader, number)) return true;
  const next = peek(reader, 1);
  const following =
    next?.kind === "column" && introduces(reader, item.end, next.start) ? narrow(item, calledSo(next)) : null;
  if (following !== null && next?.kind === "column" && !followsOwnValue(reader)) {
    withSibling(reader, following);
    pushCondition(reader, next, { kind: "value", value: following });
    reader.at += 2;
    return true;
  }
  const inverse = cueAt(reader, "is", 1) === null ? undefined : peek(reader, 2);
  const named =
    inverse?.kind === "column" && reader.zone === "filter" ? narrow(item, calledSo(inverse)) : null;
  if (named !== null && inverse?.kind === "column") {
    pushCondition(reader, inverse, { kind: "value", value: named });
    reader.at += 3;
    return true;
  }
  if (isBareNumber(reader, item) && readNumber(reader, reader.tokens[item.start]?.number ?? 0)) return true;
  pushCondition(reader, null, { kind: "value", value: withSibling(reader, item) });
  reader.at += 1;
  return true;
}

/** "Organic sessions" where a number is called sessions: what is shown, and no part of the name of what the value is of ("session channel"). */
const calledSo = ({ options }: Extract<Noun, { kind: "column" }>): readonly ColumnOption[] => {
  const [best] = options;
  return best?.kind === "number" ? options.filter(({ strength }) => strength >= best.strength) : options;
};

/** "stations that are in Norway" where these have the code NO and another column the name: what they stand in, not what they are called. */
function isInPlace({ held, tokens }: Reader, item: ValueItem, shared: ValueItem): boolean {
  const before = tokens[item.start - 1]?.text ?? "";
  const placed = ["in", "from", "at"].includes(before) && (held?.noun.end ?? item.start) < item.start - 1;
  const coded = shared.options.every(({ evidence }) => evidence === "alias");
  return placed && coded && item.options.some(({ evidence }) => evidence === "exact");
}

/** "whose manager is Ann": the reference right before says what Ann is to the rows. */
function isPlayedBy(reader: Reader, { start }: ValueItem): boolean {
  const { held } = reader;
  if (held?.noun.kind !== "column" || held.noun.options[0]?.kind !== "key" || !isTied(reader)) return false;
  const between = wordsBetween(reader, held.noun.end, start).filter(
    (word) => !["a", "an", "the"].includes(word),
  );
  return between.length > 0 && between.every((word) => ["is", "was", "=", "are", "being"].includes(word));
}

/** "G5 or higher" with "or higher" left unread or taken for something else. */
const isBoundLost = ({ tokens }: Reader, { end }: ValueItem): boolean =>
  tokens[end]?.text === "or" &&
  /^(?:higher|above|more|lower|below|less|over|under|up|better|worse)$/.test(tokens[end + 1]?.text ?? "");

/** "a total of 5": the number is the column's before it, though some other column's texts know it, too. */
function isGivenTo(reader: Reader, { start, end }: ValueItem): boolean {
  const { held } = reader;
  const next = peek(reader, 1);
  if (held?.noun.kind !== "column" || held.noun.options[0]?.kind !== "number") return false;
  const between = wordsBetween(reader, held.noun.end, start);
  return (
    between.length > 0 &&
    between.every((word) => giving.has(word)) &&
    !(next?.kind === "column" && next.start === end)
  );
}

const giving: ReadonlySet<string> = new Set("of is was are were being = equals equal exactly".split(" "));

/** Whether the column after a value has its own value: "France city Paris". */
function followsOwnValue(reader: Reader): boolean {
  const next = peek(reader, 1);
  const after = peek(reader, 2)?.kind === "cue" ? peek(reader, 3) : peek(reader, 2);
  return next?.kind === "column" && after?.kind === "value" && narrow(after, next.options) !== null;
}

/** "more than 3 orders", "age over 56", "older than 56", "above the average price". */
function readCompare(
  reader: Reader,
  operator: Extract<Test, { kind: "compare" }>["operator"],
  hints: Condition["hints"],
): boolean {
  const factor = factorSaid(reader);
  const start = 1 + factor.items + (cueAt(reader, "is", 1) === null ? 0 : 1);
  const at = start + (isGroupOfAverage(reader, start) ? 1 : 0);
  const next = peek(reader, at);
  if (
    next?.kind === "cue" &&
    (next.cue.kind === "average-of" || (next.cue.kind === "aggregate" && next.cue.aggregation === "average"))
  ) {
    return readAverage(reader, operator, at, hints, factor.factor);
  }
  const { items, factor: times } = factor;
  if (next?.kind === "column" && times !== 1 && readAgainst(reader, operator, next, { at, factor: times }))
    return true;
  if (items > 0) return readCompareAt(reader, operator, hints, 1);
  return readCompareAt(reader, operator, hints, at);
}

/** A comparison with what stands `at` places on: a number, a period or a noun with a number. */
function readCompareAt(
  reader: Reader,
  operator: Extract<Test, { kind: "compare" }>["operator"],
  hints: Condition["hints"],
  at: number,
): boolean {
  const next = peek(reader, at);
  if (operator === "!=") {
    reader.negated = !reader.negated;
    reader.at += 1;
    return true;
  }
  if (next?.kind === "column") return compareNamed(reader, operator, next, at);
  if (next?.kind === "period" && spansTime(reader, next.bare)) {
    reader.at += at;
    return readPeriod(reader, next);
  }
  const amount = reader.held !== null && isAmountIn(reader, reader.held.noun);
  if (next?.kind === "period" && (!next.bare || amount)) return readOpenPeriod(reader, next, operator, at);
  const value = numberOf(reader, next);
  if (value === null) return false;
  if (hints.length === 0 && isAge(reader, next)) {
    pushCondition(reader, null, { kind: "compare", operator, value }, comparativeHints("older"));
    reader.at += at + 1;
    return true;
  }
  if (hints.length === 0 && readTotalBehind(reader, { kind: "compare", operator, value }, at + 1))
    return true;
  const kind = kindNamed(reader, at + 1);
  const apart = isDoneThen(reader, at + 1);
  const told = hints.length === 0 && kind === 0 && !apart ? rowsToldAt(reader, at + 1) : null;
  if (told !== null) {
    pushCondition(reader, null, { kind: "related", operator, count: value, table: told });
    reader.at += at + 1;
    return true;
  }
  const total = (isTotalRows(reader, at + 1) || isDifferentRows(reader, at + 1) ? 1 : 0) + kind;
  const following = peek(reader, at + 1 + total);
  const test: Extract<Test, { kind: "compare" }> = { kind: "compare", operator, value };
  const times = timesOf(reader, next);
  if (times !== null && hints.length === 0) {
    reader.at += at + 1;
    pushCondition(reader, null, { kind: "related", operator, count: value, table: times });
    return true;
  }
  const counts = following?.kind === "table" && following.start - (next?.end ?? 0) <= 1 + total;
  const own = isTied(reader) && !counts && !isMeasured(reader, next, following) ? takeHeld(reader) : null;
  if (
    own === null &&
    hints.length === 0 &&
    !apart &&
    isNoun(following) &&
    following.start - (next?.end ?? 0) <= 2 &&
    !isParted(reader.tokens, next?.end ?? 0, following.start)
  ) {
    reader.at += at + 2 + total;
    if (following.kind === "table")
      pushCondition(reader, null, { kind: "related", operator, count: value, table: following });
    else pushCondition(reader, following, { ...test, counted: true });
    return true;
  }
  const bare = own === null && hints.length === 0 && !apart;
  const such = bare && following?.kind === "value" && following.start === next?.end && value < 1000;
  const rows = such ? shownRows(reader, next) : null;
  if (rows !== null) {
    reader.at += at + 1;
    pushCondition(reader, null, { kind: "related", operator, count: value, table: rows });
    return true;
  }
  const before = reader.frame.conditions.at(-1);
  const inherited =
    own === null && hints.length === 0 && reader.lastLeft === null ? (before?.hints ?? []) : hints;
  const table = own === null && hints.length === 0 ? rowsBefore(reader) : null;
  if (table !== null && reader.tokens[table.end]?.text === "of") test.counted = true;
  pushCondition(reader, own ?? table ?? (hints.length > 0 ? null : reader.lastLeft), test, inherited);
  reader.at += at + 1;
  return true;
}

/** "which rider did under 18 laps": the number is of what follows it, not of the name before. */
const isMeasured = ({ held }: Reader, number: Item | undefined, following: Item | undefined): boolean =>
  held?.noun.kind === "column" &&
  held.noun.options[0]?.kind === "text" &&
  following?.kind === "column" &&
  following.start === number?.end &&
  following.options[0]?.kind === "number";

/** "films with an inventory of below 3", "have an order over 500": rows right before, of which some number is said. */
function rowsBefore({ held, frame, tokens, items, at }: Reader): Noun | null {
  const last = frame.conditions.at(-1)?.test;
  const noun = last?.kind === "related" ? last.table : held?.place === "context" ? held.noun : null;
  const here = items[at];
  if (noun?.kind !== "table" || here === undefined) return null;
  const subject = frame.targets.some(
    (target) => target.noun.kind === "table" && target.noun.table === noun.table,
  );
  const apart = noun.end > here.start || tokens.slice(noun.end, here.start).some(({ text }) => text !== "of");
  return subject || apart ? null : noun;
}

/** "above 40 and below age 30": what may end a number begins a comparison of its own. */
function readLateSuffix(reader: Reader, operator: Extract<Test, { kind: "compare" }>["operator"]): boolean {
  const next = peek(reader, 1);
  if (next?.kind !== "column" && next?.kind !== "number") return false;
  reader.or ||= reader.tokens[peek(reader)?.start ?? 0]?.text === "or";
  return readCompare(reader, operator === ">=" ? ">" : operator === "<=" ? "<" : operator, []);
}

/** "a higher capacity than 6,900", "more wind than average", "more returns than the average store", "more seats than the average bus". */
function readComparative(reader: Reader, operator: Extract<Test, { kind: "compare" }>["operator"]): boolean {
  const noun = peek(reader, 1);
  if (!isNoun(noun) || reader.tokens[noun.end]?.text !== "than") return false;
  const after = peek(reader, 2);
  if (isNoun(after)) return readHigherThan(reader, operator, noun, after);
  const value = noun.kind === "column" ? numberOf(reader, after) : null;
  const average =
    after?.kind === "cue" &&
    (after.cue.kind === "average-of" ||
      (after.cue.kind === "aggregate" && after.cue.aggregation === "average"));
  if (value === null && !average) return false;
  const within = average ? groupBehind(reader, 2) : null;
  const member = average && within === null ? memberBehind(reader, 2) : null;
  if (noun.kind !== "column" && member === null && within === null && noun.kind !== "table") return false;
  const told = {
    ...(within === null ? {} : { within: within.noun }),
    ...(member === null ? {} : { member }),
  };
  const kind = average && within === null && member === null ? kindBehind(reader, 2) : null;
  const rows = kind === null ? [] : [valueCondition(kind)];
  const test: Test =
    value === null ? { kind: "average", operator, rows, ...told } : { kind: "compare", operator, value };
  pushCondition(reader, noun, test);
  reader.at += 3 + (within?.items ?? 0) + (member === null && kind === null ? 0 : 1);
  return true;
}

/** "lower than rank 8", "over the age of 20". */
function compareNamed(
  reader: Reader,
  operator: Extract<Test, { kind: "compare" }>["operator"],
  noun: Noun,
  at: number,
): boolean {
  const place = at + (cueAt(reader, "is", at + 1) === null ? 1 : 2);
  const value = isWhen(reader, noun, peek(reader, place)) ? null : numberOf(reader, peek(reader, place));
  if (value === null) return readAgainst(reader, operator, noun, { at });
  pushCondition(reader, noun, { kind: "compare", operator, value });
  reader.at += place + 1;
  return true;
}

function numberOf(reader: Reader, item: Item | undefined): number | null {
  reader.unit = item?.kind === "number" ? item.unit : null;
  if (item?.kind === "number") return item.value;
  if (item?.kind === "period") return item.bare ? yearOf(item) : null;
  if (item?.kind !== "value" || item.end !== item.start + 1) return null;
  const token = reader.tokens[item.start];
  return (
    token?.number ??
    (isNoun(reader.items[reader.items.indexOf(item) + 1]) ? numberWord(token?.text ?? "") : null)
  );
}

/** "between 20 and 30", before or after the column. */
function readBetween(reader: Reader): boolean {
  const [low, high] = [numberOf(reader, peek(reader, 1)), numberOf(reader, peek(reader, 3))];
  const joined = cueAt(reader, "and", 2) !== null;
  if (!joined || low === null || high === null) return false;
  const following = peek(reader, 4);
  const isNumber = following?.kind === "column" && following.options[0]?.kind === "number";
  const beside = following?.start === peek(reader, 3)?.end;
  const own = isNumber && beside && holdsText(reader) ? null : takeHeld(reader);
  const named = own === null && following?.kind === "column" && (isNumber || beside) ? following : null;
  const test: Test = { kind: "between", low: Math.min(low, high), high: Math.max(low, high) };
  const verb = reader.tokens[(peek(reader)?.start ?? 0) - 1]?.text ?? "";
  const hints = own === null && named === null ? measuringHints(verb) : [];
  const table = own === null && named === null && hints.length === 0 ? rowsBefore(reader) : null;
  pushCondition(reader, own ?? named ?? table, test, hints);
  reader.at += 4 + (named === null ? 0 : 1);
  return true;
}

/** "Schools between 50 and 80 pupils": names lie between no numbers. */
const holdsText = ({ held }: Reader): boolean =>
  held?.noun.kind === "column" && held.noun.options.every(({ kind }) => kind === "text");

/** "missing age", "age is unknown"; "value of deals with missing age" lacks what follows, and not what stands before "with". */
function readMissing(reader: Reader, negated: boolean): boolean {
  const next = peek(reader, 1);
  const here = peek(reader);
  const apart =
    reader.held?.noun.end !== here?.start || /^with/.test(reader.tokens[here?.start ?? 0]?.text ?? "");
  const ahead = next?.kind === "column" && next.start === here?.end && apart;
  const own = ahead ? null : takeHeld(reader);
  const noun = own ?? (next?.kind === "column" ? next : null);
  if (noun === null) return false;
  pushCondition(reader, noun, { kind: "null" }, [], negated);
  reader.at += own === null ? 2 : 1;
  return true;
}

/** "Above the department average": the name of what the rows share stands before "average". */
function isGroupOfAverage(reader: Reader, at: number): boolean {
  const [group, average] = [peek(reader, at), peek(reader, at + 1)];
  const subject = reader.frame.targets[0]?.noun;
  const named =
    group?.kind === "table"
      ? !(subject?.kind === "table" && subject.table === group.table)
      : group?.kind === "column" && ["text", "key"].includes(group.options[0]?.kind ?? "");
  const between = wordsBetween(reader, group?.end ?? 0, average?.start ?? 0);
  return (
    (named || group?.kind === "value") &&
    between.every((word) => word === "s" || word === "'s") &&
    cueAt(reader, "average-of", at + 1) !== null
  );
}
