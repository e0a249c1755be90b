import { type AggregateQuery, dataReach, periodsOf, type SemanticQuery } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import type { Cut } from "../read-question.ts";
import { countsRows } from "./counts-rows.ts";
import { aggregatedSo, fittingFigure } from "./edit-rank.ts";
import type { Manner } from "./manner.ts";
import { showsMembers } from "./of-each-shown.ts";
import { namesOwnRows } from "./own-rows.ts";
import { refersInSteps } from "./refers-in-steps.ts";

/** The kind of reading that a follow-up's words speak for. */
export function leadsOf(
  cut: Cut,
  manner: Manner,
  previous: SemanticQuery,
  index: ModelIndex,
): "edit" | "restrict" | "fresh" {
  const { frame } = cut;
  if (namesOwnRows(frame, manner, previous, index)) return "fresh";
  if (insteadOfShown(frame, manner, previous)) return "edit";
  const nothingShown = frame.targets.length === 0 && !frame.counting && frame.asks === null;
  if (nothingShown || countsUnnamed(frame)) return "edit";
  if (manner.elides && frame.targets.length === 0 && (previous.kind === "list" || countsRows(previous)))
    return "edit";
  if (frame.transforms.some(({ kind }) => kind === "share") && manner.isThat) return "edit";
  if (manner.lists && (previous.kind === "list" || countsRows(previous))) return "edit";
  if (previous.kind === "aggregate" && (ranksShown(cut, previous) || ranksOthers(frame, previous)))
    return "edit";
  if (manner.severally && figureOfMembers(frame, previous, manner)) return "edit";
  if (manner.excludes) return "restrict";
  if (manner.adds || manner.drops) return "edit";
  if (manner.possesses && previous.kind === "list" && namesAmounts(frame)) return "edit";
  if (manner.refers) return manner.each && (frame.counting || manner.severally) ? "edit" : "restrict";
  if (!manner.opens && previous.kind === "aggregate" && namesFigure(cut))
    return isBeyondData(previous, index) ? "fresh" : "edit";
  if (manner.opens) return "edit";
  return standsAlone(cut) ? "fresh" : "edit";
}

/** "Show the average charge instead", "their revenue instead": in place of the figure that is shown of each, and of no others. */
export const insteadOfShown = (
  { targets }: Cut["frame"],
  { replaces, asksMembers }: Manner,
  previous: SemanticQuery,
): boolean => replaces && !asksMembers && targets.length > 0 && previous.kind === "aggregate";

/** "Which industry has the longest?": the members by the figure shown, which nothing but the superlative names. */
function ranksShown({ frame, items, tokens }: Cut, previous: AggregateQuery): boolean {
  const [extreme, other] = frame.extremes;
  const last = items.findLast(({ start }) => tokens[start]?.kind !== "mark");
  if (extreme === undefined || other !== undefined || extreme.by !== null || extreme.of !== null)
    return false;
  const isAggregated = aggregatedSo(previous, { frame }) !== null;
  const ends = isAggregated ? ["aggregate"] : ["extreme", "top"];
  if (last?.kind !== "cue" || !ends.includes(last.cue.kind)) return false;
  if (frame.conditions.length + frame.periods.length + frame.groups.length > 0 || frame.counting)
    return false;
  return (
    frame.targets.every(({ aggregation, noun }) => aggregation === null && noun.kind !== "metric") &&
    (!extreme.count || isAggregated || addsUp(previous) || frame.groups.length > 0) &&
    (extreme.hints.length === 0 || fittingFigure(previous, extreme.hints) !== null)
  );
}

/** "Top products", "who are the top customers?": others, by the figure that is shown, where there can be much of it. */
function ranksOthers(
  { extremes, targets, conditions, groups, counting }: Cut["frame"],
  previous: AggregateQuery,
): boolean {
  const [extreme, other] = extremes;
  const [target, more] = targets;
  if (extreme?.of?.kind !== "table" || other !== undefined || more !== undefined) return false;
  if (extreme.by !== null || extreme.count || extreme.hints.length > 0 || counting) return false;
  const alone = target === undefined || (target.noun.kind === "table" && target.aggregation === null);
  return alone && conditions.length + groups.length === 0 && addsUp(previous);
}

/** Whether the first figure is one that there can be much of: a count or a sum, and no average or share. */
const addsUp = ({ measures }: AggregateQuery): boolean => {
  const expression = measures[0]?.expression;
  return (
    expression?.kind === "aggregate" && ["count", "count-distinct", "sum"].includes(expression.aggregation)
  );
};

/** Whether an answer was of a period of which the data holds nothing: no other figure is asked for of that. */
const isBeyondData = ({ filter }: AggregateQuery, { model }: ModelIndex): boolean =>
  periodsOf(filter).some(({ time, period: { interval } }) => {
    const reach = dataReach(time, model);
    if (reach === null) return false;
    const isAfter = interval.start !== null && interval.start > reach.last;
    return isAfter || (interval.end !== null && interval.end <= reach.first);
  });

/** "Total amount", "number of orders" and no more: that figure in place of the one shown. */
const namesFigure = ({ frame, tokens }: Cut): boolean =>
  frame.targets.length > 0 &&
  frame.conditions.length + frame.groups.length + frame.periods.length + frame.extremes.length === 0 &&
  tokens.length <= 4 &&
  !asking.has(tokens[0]?.text ?? "");

/** "How much did they spend?" after a top 5: a figure of each member shown. */
const figureOfMembers = (
  { targets, groups, extremes }: Cut["frame"],
  previous: SemanticQuery,
  manner: Manner,
): boolean =>
  targets.length > 0 &&
  groups.length + extremes.length === 0 &&
  (showsMembers(previous) || (previous.kind === "list" && manner.each));

/** "And the number of orders", "+ revenue": that figure beside those shown; "and by the number of orders" has it in their place. */
export function addsFigure({ frame, tokens }: Cut): boolean {
  const [first, second] = tokens;
  const { targets, conditions, groups, periods, extremes, transforms, analysis } = frame;
  const more = conditions.length + groups.length + periods.length + extremes.length + transforms.length;
  return (
    ["and", "plus", "+", "&"].includes(first?.text ?? "") &&
    second?.text !== "by" &&
    !asking.has(second?.text ?? "") &&
    targets.length > 0 &&
    more === 0 &&
    analysis === null &&
    targets.every(({ aggregation, noun }) => aggregation !== null || noun.kind === "metric" || frame.counting)
  );
}

/** "Which depot is each of them kept in?" after names: beside each of these, which stay. */
export const standsBesideEach = (
  { frame }: Cut,
  { each, opens }: Manner,
  previous: SemanticQuery,
): boolean => {
  const { targets, conditions, groups, extremes, counting } = frame;
  const plain = !counting && conditions.length + groups.length + extremes.length === 0;
  return (
    each &&
    !opens &&
    plain &&
    targets.length > 0 &&
    targets.every(({ aggregation }) => aggregation === null) &&
    (previous.kind === "list" || showsMembers(previous))
  );
};

const asking: ReadonlySet<string> = new Set(
  "how what which who when where show list give count find tell get return display is are".split(" "),
);

/** "Their revenue": amounts and no more. */
const namesAmounts = ({ targets, counting, conditions, groups }: Cut["frame"]): boolean =>
  !counting &&
  conditions.length + groups.length === 0 &&
  targets.every(
    ({ noun }) => noun.kind === "metric" || (noun.kind === "column" && noun.options[0]?.kind === "number"),
  );

/** "How many per priority?": of what, the answer before tells. */
const countsUnnamed = ({ counting, targets, groups, context, extremes }: Cut["frame"]): boolean =>
  counting &&
  groups.length > 0 &&
  targets.length + extremes.length === 0 &&
  context.every(({ kind }) => kind !== "table");

/** Whether a question names what it is about. */
function standsAlone({ frame, tokens }: Cut): boolean {
  if (frame.counting || frame.listing || frame.analysis !== null) return true;
  if (frame.targets.some(({ aggregation }) => aggregation !== null)) return true;
  if (frame.targets.length > 0 && (frame.groups.length > 0 || (frame.versus && frame.periods.length > 1)))
    return true;
  return tokens.length > 4;
}

/** "What's the average fee?" after some of the courses: an aggregated column of those, named as if it were known of which. */
export function namesTheirFigure(
  { frame, tokens }: Cut,
  previous: SemanticQuery,
  { graph, columns }: ModelIndex,
): boolean {
  if (previous.kind !== "list" && (previous.kind !== "aggregate" || !countsRows(previous))) return false;
  if (previous.filter === null) return false;
  const { conditions, groups, periods, extremes, targets } = frame;
  const subject = graph.tableIds.get(previous.subject);
  const own = targets.every(
    ({ aggregation, noun }) =>
      aggregation !== null &&
      noun.kind === "column" &&
      columns[noun.options[0]?.column ?? -1]?.table === subject,
  );
  return (
    own &&
    targets.length > 0 &&
    conditions.length + groups.length + periods.length + extremes.length === 0 &&
    tokens.length <= 7 &&
    tokens.slice(0, 4).some(({ text }) => text === "the")
  );
}

/** "What is the fee?", "what's the town" after some of the courses: a column of those, or of what each of them refers to. */
export function namesTheirColumn(
  { frame, tokens }: Cut,
  previous: SemanticQuery,
  index: ModelIndex,
): boolean {
  const before = previous.kind === "analysis" ? previous.query : previous;
  if (before.kind !== "list" || (before.filter === null && before.limit === null)) return false;
  const { targets, conditions, groups, periods, extremes, orders, counting, distinct } = frame;
  const bare = conditions.length + groups.length + periods.length + extremes.length + orders.length === 0;
  const subject = index.graph.tableIds.get(before.subject);
  const said = tokens.map(({ text }) => text).join(" ");
  if (!bare || counting || distinct || subject === undefined) return false;
  return (
    theirs.test(said) &&
    targets.length > 0 &&
    targets.every(({ aggregation, noun }) => {
      const table = noun.kind === "column" ? index.columns[noun.options[0]?.column ?? -1]?.table : undefined;
      return aggregation === null && table !== undefined && refersInSteps(subject, table, index);
    })
  );
}

const theirs =
  /^(?:(?:and|so|but|ok|okay) )*what (?:'?s|is|was|are|were) the (?!.*\b(?:all|every|each|different|distinct|of|in|for)\b)/;

/** "Show me the customers", "who were the patients?" after some of the orders: those whom they were of. */
export function namesThe({ frame, tokens }: Cut, previous: SemanticQuery): boolean {
  const before = previous.kind === "analysis" ? previous.query : previous;
  const [target, other] = frame.targets;
  if (before.kind === "set" || (before.filter === null && before.limit === null)) return false;
  if (target?.noun.kind !== "table" || target.aggregation !== null || other !== undefined) return false;
  const { conditions, groups, periods, extremes, counting } = frame;
  const plain = !counting && conditions.length + groups.length + periods.length + extremes.length === 0;
  return plain && tokens.length <= 6 && tokens[target.noun.start - 1]?.text === "the";
}
