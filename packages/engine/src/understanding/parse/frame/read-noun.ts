import { countsOther, isUnread } from "../counts-other.ts";
import { isListed, type Noun } from "../item.ts";
import { countedValueBefore } from "./counted-values.ts";
import { countsBoth } from "./counts-both.ts";
import type { Target } from "./frame.ts";
import { hasSubject, isAbsent } from "./is-absent.ts";
import { isDeedOfRows } from "./is-deed-of-rows.ts";
import { isFurtherGroup } from "./is-further-group.ts";
import { isHad, isNamed } from "./is-had.ts";
import { isJoined } from "./is-joined.ts";
import { isOfAny } from "./is-of-any.ts";
import { isPlace } from "./is-place.ts";
import { isRankedGroup } from "./is-ranked-group.ts";
import { isTallied } from "./is-tallied.ts";
import { ownsHeldFigure } from "./owns-held-figure.ts";
import { plainCondition } from "./plain-condition.ts";
import { peek, type Reader, wordsBetween } from "./reader.ts";
import { isDeniedToo, isDroppedFlag, isFlag } from "./row-states.ts";
import { saysWhose } from "./says-whose.ts";

/** Places a noun: something to show, counted or aggregated, or only where to look. */
export function readNoun(reader: Reader, noun: Noun): void {
  const { frame } = reader;
  if (reader.negated && noun.kind === "table" && reader.pending.length === 0 && hasSubject(reader)) {
    if ((noun.below !== true && isNamed(reader, noun.table)) || isDeedOf(reader, noun)) return;
    frame.conditions.push(plainCondition(null, { kind: "related", operator: "=", count: 0, table: noun }));
    reader.negated = false;
    reader.zone = "filter";
    return;
  }
  if (reader.negated && isAbsent(reader, noun)) {
    frame.conditions.push(plainCondition(noun, { kind: "null" }));
    reader.negated = false;
    return;
  }
  if (isFlag(reader, noun)) {
    frame.conditions.push({
      ...plainCondition(noun, { kind: "compare", operator: "=", value: true }),
      ...(isDeniedToo(reader, noun)
        ? { negated: true, or: false }
        : { negated: reader.negated, or: reader.or }),
    });
    Object.assign(reader, { negated: false, or: false });
    return;
  }
  if (isDefinition(reader, noun)) {
    define(reader, noun);
    return;
  }
  if (isFurtherGroup(reader, noun) || isRankedGroup(reader, noun)) {
    frame.groups.push({ kind: "noun", noun, each: false });
    reader.held = { noun, place: "context" };
    return;
  }
  const value = countedValueBefore(reader, noun);
  if (value !== null) {
    frame.counted = value;
    frame.counting = true;
    frame.context.push(noun);
    reader.pending = reader.pending.filter((each) => each !== "count");
    reader.held = { noun, place: "context" };
    reader.zone = "filter";
    return;
  }
  const counter = noun.kind === "table" && countsRows(reader, noun.end);
  if (counter) reader.pending = [...reader.pending, "count"];
  if (reader.pending.includes("count") && countsOther(reader, noun)) {
    frame.counting = true;
    reader.pending = reader.pending.filter((each) => each !== "count");
    reader.zone = "filter";
  }
  if (reader.pending.length > 0 && ownsFigure(reader, noun)) {
    frame.context.push(noun);
    return;
  }
  if (reader.pending.length > 0) {
    aggregated(reader, noun);
    if (counter && peek(reader, 1)?.start === noun.end) reader.at += 1;
    return;
  }
  if (isJoined(reader, noun)) reader.joined = true;
  if (isNameOf(reader, noun)) frame.targets.pop();
  const asTarget = reader.zone === "target" && !isContext(reader, noun) && !isDenied(reader, noun);
  if (asTarget) {
    frame.targets.push({ noun, aggregation: null, distinct: reader.distinct, joined: reader.joined });
    frame.distinct ||= reader.distinct;
    reader.distinct = false;
  } else {
    frame.context.push(noun);
    if (isOwner(reader, noun)) {
      frame.owners.push(noun);
      frame.distinct ||= reader.distinct;
    } else if (noun.kind === "table" && isHad(reader, noun)) frame.required.push(noun);
    else if (isDeedOfCounted(reader, noun)) frame.deeds.push(noun);
    else if (isHalfNamedKey(reader, noun) && isHad(reader, noun)) frame.leftover += 0.4;
    else if (isDroppedFlag(reader, noun)) frame.leftover += 0.4;
  }
  if (asTarget || !ownsHeldFigure(reader, noun))
    reader.held = { noun, place: asTarget ? "target" : "context" };
  reader.joined = false;
}

/** "how many customers placed orders", "how many members visited": what those that are counted did. */
function isDeedOfCounted(reader: Reader, noun: Noun): boolean {
  const counted = reader.frame.targets.at(-1);
  if (noun.kind !== "table" || counted?.noun.kind !== "table" || counted.aggregation !== "count")
    return false;
  if (counted.noun.table === noun.table || reader.negated) return false;
  const between = wordsBetween(reader, counted.noun.end, noun.start);
  return (
    (between.length > 0 || noun.evidence === "stem") &&
    between.length < 5 &&
    between.every((word) => !apart.has(word))
  );
}

/** What makes the second noun something else than what the first one did. */
const apart: ReadonlySet<string> = new Set(
  "of in for per by with without and or , from on at to each every not no never than is are was were do does did have has vs versus".split(
    " ",
  ),
);

/** "that did not affect two or more regions": the verb of a number of rows that is said after it. */
function isDeedOf(reader: Reader, noun: Noun): boolean {
  const number = peek(reader, 1);
  const rows = [2, 3].some((place) => peek(reader, place)?.kind === "table");
  return noun.kind === "table" && noun.evidence !== "exact" && number?.kind === "number" && rows;
}

/** "that have treatments" as the column treatment_id: rather the rows than their key. */
const isHalfNamedKey = (reader: Reader, noun: Noun): boolean =>
  noun.kind === "column" &&
  noun.options[0]?.kind === "key" &&
  noun.options[0].strength < 0.9 &&
  wordsBetween(reader, Math.max(0, noun.start - 3), noun.start).some((word) => /^ha(?:ve|s|d)$/.test(word));

/** "cities without a branch having …": what there is none of is not shown. */
const isDenied = ({ negated, frame }: Reader, noun: Noun): boolean =>
  negated && noun.kind === "column" && noun.options[0]?.kind === "key" && frame.targets.length > 0;

/** "ticket volume", "order count": how many rows. */
const countsRows = ({ tokens, pending, frame }: Reader, end: number): boolean =>
  pending.length === 0 &&
  frame.targets.length === 0 &&
  ["volume", "volumes", "count", "counts"].includes(tokens[end]?.text ?? "");

/** "stock value by category (units times price)": a formula in brackets says what the figure before it means. */
const isDefinition = (reader: Reader, noun: Noun): boolean =>
  noun.kind === "metric" &&
  (noun.metric.kind === "formula" || noun.metric.kind === "defined") &&
  reader.tokens[noun.start - 1]?.text === "(" &&
  reader.tokens[noun.end]?.text === ")";

function define({ frame }: Reader, noun: Noun): void {
  const open = frame.extremes.at(-1);
  if (open !== undefined) {
    if (frame.targets.length === 0 && open.by !== null)
      frame.targets.push({ noun: open.by, aggregation: null, distinct: false, joined: false });
    Object.assign(open, { by: noun, count: false, hints: [] });
    return;
  }
  const shown = frame.targets.filter((target) => target.noun.kind !== "table");
  const aggregation = shown[0]?.aggregation ?? null;
  frame.targets = [
    { noun, aggregation, distinct: false, joined: false },
    ...frame.targets.filter((target) => !shown.includes(target)),
  ];
}

function aggregated(reader: Reader, noun: Noun): void {
  const { frame } = reader;
  if (noun.kind === "column" && noun.options[0]?.kind === "number" && reader.pending.length > 1)
    reader.pending = reader.pending.filter((each) => each !== "count");
  else if (reader.pending[0] === "count" && reader.pending[1] === "sum" && isText(noun))
    reader.pending = ["count", ...reader.pending.slice(2)];
  for (const aggregation of reader.pending) {
    const tallied = aggregation === "count" && isTallied(reader, noun);
    const target: Target = { noun, aggregation, distinct: reader.distinct, joined: reader.joined };
    frame.targets.push(tallied ? { ...target, tallied } : target);
  }
  if (reader.pending.includes("count")) frame.counting = true;
  if (reader.distinct && noun.kind === "table" && reader.pending.includes("count")) frame.leftover += 0.3;
  if (isSuperlativeCondition(reader)) frame.leftover += 0.7;
  const both = countsBoth(reader);
  reader.distinct &&= both;
  reader.joined = false;
  reader.held = { noun, place: "target" };
  const next = peek(reader, 1);
  const after = peek(reader, 2);
  const continues =
    next?.kind === "cue" &&
    next.cue.kind === "and" &&
    after?.kind === "column" &&
    noun.kind === "column" &&
    after.options[0]?.kind === "number";
  if (!continues && !both) reader.pending = [];
}

/** "how many total competitions": names, of which there is no sum. */
const isText = (noun: Noun): boolean => noun.kind === "column" && noun.options[0]?.kind === "text";

/** "the height of the mountain climbed by the climber with the maximum points": which rows, not what to show. */
const isSuperlativeCondition = ({ zone, pending, frame, joined }: Reader): boolean =>
  zone === "filter" &&
  !joined &&
  frame.targets.length > pending.length &&
  pending.some((each) => each === "maximum" || each === "minimum");

/** "average product list price": a table right before the number that is aggregated says whose it is. */
function ownsFigure(reader: Reader, noun: Noun): boolean {
  const next = peek(reader, 1);
  if (reader.pending.includes("count"))
    return next?.kind === "column" && next.start === noun.end && isModifier(reader, noun, next);
  if (reader.pending.includes("sum") && doesFigure(reader, noun)) return true;
  return (
    (noun.kind === "table" || saysWhose(reader, noun)) &&
    next?.start === noun.end &&
    (next.kind === "metric" || (next.kind === "column" && next.options.some(({ kind }) => kind === "number")))
  );
}

/** "How much do nurses in Oslo earn": of the rows and their keys there is no sum, and the number behind is what they do. */
function doesFigure({ items, at, tokens }: Reader, noun: Noun): boolean {
  if (noun.kind !== "table" && !(noun.kind === "column" && noun.options[0]?.kind === "key")) return false;
  const ahead = items.slice(at + 1);
  const figure = ahead.findIndex((item) => item.kind === "column" && item.options[0]?.kind === "number");
  const between = ahead.slice(0, Math.max(0, figure));
  const helped = /^(?:do|does|did|is|are|was|were|have|has|had)$/.test(
    tokens[items[at - 1]?.end ?? -1]?.text ?? "",
  );
  return figure >= 0 && helped && between.every(({ kind }) => kind === "value" || kind === "period");
}

/** "the number of different student names", "the number of the order dates": what is counted is what stands last. */
function isModifier({ tokens, distinct }: Reader, noun: Noun, counted: Noun): boolean {
  const key = noun.kind === "column" && noun.options[0]?.kind === "key" && noun.options[0].strength < 0.9;
  if (noun.kind === "table" && distinct) return true;
  const [of, head] = [tokens[noun.end - 1], tokens[counted.start]];
  const plural = head !== undefined && head.text !== head.lemma;
  return (noun.kind === "table" || key) && of?.text === of?.lemma && plural;
}

/** Whether a table noun only says whose columns are meant: "names of singers", "singer names". */
function isContext(reader: Reader, noun: Noun): boolean {
  const counted = reader.frame.targets.at(-1);
  if (counted !== undefined && isListed(counted.noun)) return true;
  if (noun.kind === "column" && counted?.noun.kind === "metric" && saysWhere(reader, noun.start)) return true;
  if (counted !== undefined && wordsBetween(reader, counted.noun.end, noun.start).includes("(")) return true;
  if (
    noun.kind === "column" &&
    counted?.aggregation === "count" &&
    !reader.joined &&
    reader.frame.groups.length === 0
  )
    return true;
  if (
    noun.kind === "column" &&
    (isThing(reader, noun) ||
      isEcho(reader, noun) ||
      isPlace(reader, noun) ||
      isOfAny(reader, noun) ||
      isDeedOfRows(reader, noun))
  )
    return true;
  const known = noun.kind === "column" && noun.options[0]?.kind === "key" && isPossessive(reader, noun);
  if (noun.kind !== "table" && !known) return false;
  if (isOfAny(reader, noun)) return true;
  const next = peek(reader, 1);
  if (
    next?.kind === "column" &&
    !isDeedOfRows(reader, next) &&
    next.options[0]?.kind !== "flag" &&
    next.start - noun.end <= 1 &&
    !["and", ","].includes(wordsBetween(reader, noun.end, next.start)[0] ?? "")
  )
    return true;
  const listed = reader.shownFrom !== null && noun.start >= reader.shownFrom;
  return noun.kind === "table" && reader.frame.targets.length > 0 && !listed && !isJoined(reader, noun);
}

/** "revenue from items with …", "revenue from successful charges", "revenue excluding the invoices …": whose figure it is, not what it is shown by. */
function saysWhere(reader: Reader, start: number): boolean {
  for (let at = start - 1; at >= Math.max(0, start - 3); at -= 1) {
    const word = reader.tokens[at]?.text ?? "";
    if (where.has(word)) return true;
    if (!isUnread(reader, at) && !tellsRows(reader, at)) return false;
  }
  return false;
}

/** "for all car sales", "from paid invoices": a table's name or a value between the preposition and the noun. */
const tellsRows = ({ items }: Reader, token: number): boolean =>
  items.some(
    ({ kind, start, end }) => (kind === "table" || kind === "value") && start <= token && token < end,
  );

const where: ReadonlySet<string> = new Set("from on of excluding without for among".split(" "));

/** "names of entrepreneurs", "the ages of all the gymnasts", not "the department name of the tutors": the noun before is what these have. */
function isOwner(reader: Reader, noun: Noun): boolean {
  const last = reader.frame.targets.at(-1);
  if (noun.kind !== "table" || last?.noun.kind !== "column" || last.aggregation !== null) return false;
  if (reader.items.some((item) => item.kind === "table" && item.end === last.noun.start)) return false;
  const between = wordsBetween(reader, last.noun.end, noun.start);
  return (
    (between[0] === "of" || between[0] === "for") &&
    between
      .slice(1)
      .every((word) => ["the", "all", "each", "any", "distinct", "different", "their", "its"].includes(word))
  );
}

/** "the release date of the artist", "the names of customers" that are known by a number: whose it is, not what to show. */
function isThing(reader: Reader, noun: Extract<Noun, { kind: "column" }>): boolean {
  const { frame, tokens } = reader;
  const last = frame.targets.at(-1);
  const [option] = noun.options;
  if (last?.noun.kind !== "column" || last.aggregation !== null || option === undefined) return false;
  const between = wordsBetween(reader, last.noun.end, noun.start);
  if (between[0] !== "of" || !between.slice(1).every((word) => ["the", "all", "each"].includes(word)))
    return false;
  if (option.kind === "key")
    return option.strength < 0.9 && last.noun.options.some(({ table }) => table === option.table);
  return option.kind === "text" && !generic.has(tokens[last.noun.end - 1]?.lemma ?? "");
}

/** "customers' names", "the client's name"; an apostrophe after a plural is no token and shows as a gap. */
const isPossessive = ({ tokens }: Reader, { end }: Noun): boolean =>
  /['’]s?$/u.test(tokens[end - 1]?.raw ?? "") ||
  (tokens[end]?.start ?? 0) - (tokens[end - 1]?.end ?? 0) === 2;

/**
 * "office location" where only the office is well known, "satisfaction score" where a grade may be a score: a weak second name in one breath
 * adds nothing to show.
 */
function isEcho({ frame }: Reader, noun: Extract<Noun, { kind: "column" }>): boolean {
  const before = frame.targets.at(-1)?.noun;
  const { strength = 0, evidence, kind } = noun.options[0] ?? {};
  if (before?.end !== noun.start) return false;
  const figured = before.kind === "column" && before.options[0]?.kind === "number";
  return strength < 0.65 || (figured && kind !== "number" && evidence === "synonym" && strength < 0.9);
}

/** "the names of all directors" where directors are texts: the name and what it names are one. */
function isNameOf(reader: Reader, noun: Noun): boolean {
  const last = reader.frame.targets.at(-1);
  if (noun.kind !== "column" || noun.options[0]?.kind !== "text" || reader.zone !== "target") return false;
  if (last?.noun.kind !== "column" || last.aggregation !== null || noun.options[0].evidence !== "exact")
    return false;
  const between = wordsBetween(reader, last.noun.end, noun.start);
  return (
    last.noun.end === last.noun.start + 1 &&
    reader.tokens[last.noun.start]?.lemma === "name" &&
    between[0] === "of" &&
    between.slice(1).every((word) => ["the", "all", "each", "every", "different", "our"].includes(word))
  );
}

/** What is said of anything: "the name of the airline" may well be the airline. */
const generic: ReadonlySet<string> = new Set([
  "name",
  "id",
  "number",
  "type",
  "kind",
  "title",
  "code",
  "list",
]);
