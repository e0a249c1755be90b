import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Frame, Target } from "../frame/frame.ts";
import { plainCondition } from "../frame/plain-condition.ts";
import type { Noun } from "../item.ts";

/** Times that a frame shows or groups by although its question names them for what was done, or for their units. */
export function settleDeeds(frame: Frame, tokens: readonly Token[]): void {
  deedsOfRanked(frame, tokens);
  deedsBehindWho(frame, tokens);
  unitsOfTimes(frame, tokens);
}

const isTimeNoun = (noun: Noun): boolean => noun.kind === "column" && noun.options[0]?.kind === "time";

/** "creators who launched in both years": what they did is not shown. */
function deedsBehindWho(frame: Frame, tokens: readonly Token[]): void {
  const [first, ...others] = frame.targets;
  if (first === undefined) return;
  const isDeed = ({ noun, aggregation }: Target): boolean =>
    aggregation === null &&
    isTimeNoun(noun) &&
    ["who", "that", "which"].includes(textAt(tokens, noun.start - 1)) &&
    textAt(tokens, noun.start).endsWith("ed");
  frame.targets = [first, ...others.filter((target) => !isDeed(target))];
}

/** "by launch month": months of the launch, and not its days. */
function unitsOfTimes(frame: Frame, tokens: readonly Token[]): void {
  const named = frame.groups.flatMap((group) => {
    const grain =
      group.kind === "noun" && isTimeNoun(group.noun) ? unitOf(tokens[group.noun.end]?.lemma) : null;
    return grain === null || group.kind !== "noun" ? [] : [{ group, grain, of: group.noun }];
  });
  const [only, other] = named;
  if (only === undefined || other !== undefined) return;
  const { group, grain, of } = only;
  frame.groups = frame.groups.flatMap((each) => {
    if (each === group) return [{ kind: "grain" as const, grain, of }];
    return each.kind === "grain" && each.grain === grain ? [] : [each];
  });
}

/** "which employee has the highest revenue": the one named figure that nothing else is done with ranks. */
export function rankByNamed(frame: Frame): void {
  const [extreme, second] = frame.extremes;
  const [figure, other] = frame.context.filter(({ kind }) => kind === "metric");
  if (extreme === undefined || second !== undefined || extreme.by !== null || extreme.count) return;
  if (figure === undefined || other !== undefined) return;
  extreme.by = figure;
  frame.context = frame.context.filter((noun) => noun !== figure);
}

/** "which agents closed the most tickets", "closed at least 20 tickets", "which city reports the most floods": rows whose time of the deed is known, no times to be shown. */
function deedsOfRanked(frame: Frame, tokens: readonly Token[]): void {
  const [extreme] = frame.extremes;
  const counted =
    extreme?.count === true ||
    frame.conditions.some(({ test, negated }) => test.kind === "related" && !negated);
  const [first, second, other] = frame.targets;
  const deed = second ?? first;
  if (deed === undefined || other !== undefined || !counted) return;
  if (deed.joined || deed.aggregation !== null || !isTimeNoun(deed.noun)) return;
  const verb = textAt(tokens, deed.noun.end - 1);
  const ranks = extreme !== undefined && mosts.has(textAt(tokens, deed.noun.end)) && !dates.has(verb);
  if (!ranks && !/..ed$|sold$|sent$|paid$/.test(verb)) return;
  const named = frame.context.find((noun) => noun.kind === "table" && noun.end === deed.noun.start);
  const who = second !== undefined ? first : named === undefined ? undefined : { ...deed, noun: named };
  if (who === undefined || (second === undefined && !ranks)) return;
  frame.targets = [who];
  frame.context = frame.context.filter((noun) => noun !== who.noun);
  frame.conditions.push({ ...plainCondition(deed.noun, { kind: "null" }), negated: true });
}

const mosts: ReadonlySet<string> = new Set("the most fewest least".split(" "));
const dates: ReadonlySet<string> = new Set("date day time month year week quarter at on".split(" "));
