import { type AggregateQuery, type Filter, type Order, type QueryPart, somePart } from "@parlance/contract";
import type { Build } from "../compose/build-context.ts";
import { rowsFigure, toMeasure } from "../compose/figures/measures.ts";
import { applyTransforms } from "../compose/figures/transforms.ts";
import { topMembers } from "../compose/ranks/top-members.ts";
import { comparedEnds } from "../compose/times/compared-ends.ts";
import { wentWhere } from "../lexicon/growth-verbs.ts";
import { byLines } from "./by-lines.ts";
import { editConditions } from "./edit-conditions.ts";
import { editDimensions } from "./edit-dimensions.ts";
import { editHaving } from "./edit-having.ts";
import { editMeasures } from "./edit-measures.ts";
import { editRank } from "./edit-rank.ts";
import { groupedByCompared, namesSeveral } from "./grouped-by-compared.ts";
import { inFigures } from "./in-figures.ts";
import type { Manner } from "./manner.ts";
import { ofEachShown, showsMembers } from "./of-each-shown.ts";
import { withRankedGroups, withShownBeside } from "./said-as-groups.ts";
import { shareOfShown } from "./share-of-shown.ts";

/** Figures with a follow-up's changes: rows that count, measures, groupings, order, size, shares and growth. */
export function editAggregate(before: AggregateQuery, asked: Build, manner: Manner): AggregateQuery | null {
  const shown = byLines(before, asked);
  const subject = asked.index.graph.tableIds.get(shown.subject);
  if (subject === undefined) return null;
  const figured = manner.severally && asked.frame.targets.length > 0 && showsMembers(shown);
  const previous = figured ? ofEachShown(shown, asked, subject) : shown;
  const grown = previous.comparison === null ? null : growthAsked(asked);
  const ranked = withRankedGroups(asked);
  const beside = manner.adds ? withShownBeside(previous, ranked) : ranked;
  const build = grown === null ? beside : withoutGrowth(beside);
  const filter = editConditions(previous, build, subject, manner);
  const regrouped = asked.frame.groups.length > 0 || (manner.refers && ranked.frame.groups.length > 0);
  const among = regrouped ? previous : null;
  const comparison = build.frame.periods.length > 0 ? null : previous.comparison;
  const counted = inFigures({ ...previous, comparison }, filter);
  const grouped = editDimensions(counted, build, subject, { ...manner, among });
  const apart = manner.compares || build.frame.versus || (manner.parallel && namesSeveral(grouped, previous));
  const held = apart ? groupedByCompared(grouped, previous, build.index.model) : grouped;
  const sided = build.frame.versus ? (comparedEnds(build, held) ?? held) : held;
  const measured = asksBusiest(build)
    ? countedAnew(sided, build, subject)
    : editMeasures(sided, build, subject, manner);
  if (measured === null) return null;
  const limited = editHaving(measured, build, subject);
  const placed = editRank(limited, build, subject, { ...manner, grown });
  if (placed === null) return null;
  const kept = placed.transforms.filter(({ kind }) =>
    build.frame.transforms.every((wish) => wish.kind !== kind),
  );
  const whole = topMembers({ ...placed, transforms: kept });
  return tidy(applyTransforms(build, shareOfShown(build, whole, previous)));
}

/** "The weakest month": by what was shown, as what is good or bad there. */
const judged = /\b(?:weakest|strongest|worst|best|poorest|top|leanest)\b/i;

/** "Busiest weekday": the time with the most rows, whatever figure was shown before. */
const asksBusiest = ({ text, frame: { extremes, groups, targets } }: Build): boolean =>
  !judged.test(text) &&
  targets.length === 0 &&
  extremes.some(({ count, by }) => count && by === null) &&
  groups.some((group) => group.kind !== "noun" && "ranked" in group && group.ranked === true);

/** The number of rows, or of what they are lines of, in place of figures that are no count. */
function countedAnew(query: AggregateQuery, build: Build, subject: number): AggregateQuery | null {
  const [first] = query.measures;
  const counts = first?.expression.kind === "aggregate" && first.expression.aggregation.startsWith("count");
  if (counts || first === undefined) return query;
  const figure = rowsFigure(build, build.index.parts.get(subject) ?? subject);
  const measure = toMeasure(build, figure, subject, first.id);
  const hidden = query.hidden.filter((id) => id !== first.id);
  return measure === null ? null : { ...query, measures: [measure], hidden };
}

/** Which way the change goes that a follow-up speaks of: 1 up, -1 down; null where it speaks of none. */
function growthAsked({ frame, lemmas }: Build): 1 | -1 | null {
  const said = [...lemmas].map(wentWhere).find((way) => way !== null) ?? null;
  return said ?? (frame.transforms.some(({ kind }) => kind === "growth") ? 1 : null);
}

/** Growth beside two periods that are compared is shown already. */
const withoutGrowth = (build: Build): Build => {
  const { frame } = build;
  return {
    ...build,
    frame: { ...frame, transforms: frame.transforms.filter(({ kind }) => kind !== "growth") },
  };
};

/** A query without references to outputs that it no longer has. */
function tidy(query: AggregateQuery): AggregateQuery {
  const dimensions = new Set(query.dimensions.map(({ id }) => id));
  const beside = query.comparison === null ? [] : [":previous", ":difference", ":change"];
  const figures = query.measures.flatMap(({ id }) => ["", ...beside].map((part) => `${id}${part}`));
  const outputs = new Set([...dimensions, ...figures]);
  const transforms = query.transforms.filter(
    (each) =>
      (!("of" in each) || outputs.has(each.of)) &&
      (!("along" in each) || dimensions.has(each.along)) &&
      (!("per" in each) || each.per.every((id) => dimensions.has(id))),
  );
  const all = new Set([...outputs, ...transforms.map(({ id }) => id)]);
  const order = query.order.filter(({ by }: Order) => by.kind !== "output" || all.has(by.id));
  return {
    ...query,
    transforms,
    order,
    hidden: [...new Set(query.hidden)].filter((id) => all.has(id)),
    having: query.having !== null && refersTo(query.having, all) ? query.having : null,
    limit:
      query.limit === null
        ? null
        : { ...query.limit, per: query.limit.per.filter((id) => dimensions.has(id)) },
  };
}

/** Whether every output that a condition speaks of is there. */
function refersTo(filter: Filter, outputs: ReadonlySet<string>): boolean {
  const isGone = (part: QueryPart): boolean =>
    (part.kind === "output" || part.kind === "output-aggregate") &&
    !outputs.has(String(Reflect.get(part, "id")));
  return !somePart(filter, isGone);
}
