import type { AggregateQuery, Calendar, ListQuery, SemanticQuery } from "@parlance/contract";
import { isNumeric } from "../index/entries.ts";
import { entryOf } from "../index/entry-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { emptyFrame, type Frame } from "../parse/frame/frame.ts";
import { showsGiven } from "../score/fixed-columns.ts";
import { bareStyles } from "./bare-styles.ts";
import { buildAggregate } from "./build-aggregate.ts";
import { buildAnalysis } from "./build-analysis.ts";
import {
  type Build,
  type Built,
  columnAt,
  columnOf,
  fault,
  isMeasure,
  type Style,
  tableOf,
} from "./build-context.ts";
import { buildList, entityOf } from "./build-list.ts";
import { buildSet } from "./build-set.ts";
import { deniesReferences } from "./conditions/denies-references.ts";
import { countedValues, holderOf } from "./conditions/having.ts";
import { keptByNone } from "./conditions/kept-by-none.ts";
import { neverMet } from "./conditions/never-met.ts";
import { onlyMet } from "./conditions/only-met.ts";
import { withCurrentRows } from "./conditions/with-current-rows.ts";
import { withPolarity } from "./conditions/with-polarity.ts";
import { acrossTotals } from "./figures/across-totals.ts";
import { addsKeys, saysKeys } from "./figures/adds-keys.ts";
import { bothCounted } from "./figures/both-counted.ts";
import { countsOnes } from "./figures/counts-ones.ts";
import { dividesByItself } from "./figures/divides-by-itself.ts";
import { figureOfNamed } from "./figures/figure-of-named.ts";
import { withHeldShares } from "./figures/held-shares.ts";
import { shareOfMembers } from "./figures/share-of-members.ts";
import { withAmounts } from "./figures/with-amounts.ts";
import { withAverages } from "./figures/with-averages.ts";
import { withDues } from "./figures/with-dues.ts";
import { withRates } from "./figures/with-rates.ts";
import { withRowsCounted } from "./figures/with-rows-counted.ts";
import { withSums } from "./figures/with-sums.ts";
import { withTotals } from "./figures/with-totals.ts";
import { withWholes } from "./figures/with-wholes.ts";
import { withWorth } from "./figures/with-worth.ts";
import { deedAsked } from "./groups/deed-asked.ts";
import { doerAsked } from "./groups/doer-asked.ts";
import { dropsColumn } from "./groups/drops-column.ts";
import { groupsByFigure } from "./groups/groups-by-figure.ts";
import { groupsByMoment } from "./groups/groups-by-moment.ts";
import { groupsByRows } from "./groups/groups-by-rows.ts";
import { membersOfSheet } from "./groups/members-of-sheet.ts";
import { byRank } from "./ranks/by-rank.ts";
import { extremeStyles } from "./ranks/extreme-styles.ts";
import { latestOfEach } from "./ranks/latest-of-each.ts";
import { withOwnFigure } from "./ranks/own-figure.ts";
import { withDirection } from "./ranks/with-direction.ts";
import { withMembers } from "./ranks/with-members.ts";
import { withRankedOf } from "./ranks/with-ranked-of.ts";
import type { Choice } from "./resolve.ts";
import { sharedByTables } from "./ways/shared-by-tables.ts";

/** A frame with what it was read over. */
export type BuildInput = {
  index: ModelIndex;
  text: string;
  frame: Frame;
  now: string;
  calendar: Calendar;
  lemmas: ReadonlySet<string>;
  used: ReadonlySet<number>;
  by: ReadonlyMap<number, number>;
  /** A picture of the numbers that are named is asked for. */
  drawn?: boolean;
};

/** A built query and how usual its way of reading is (0 is the usual one). */
export type BuiltReading = Built & { preferred: number };

/** All queries that a frame with chosen columns may mean, for each way of reading that matters. */
export function buildQueries(asked: BuildInput, found: Choice): BuiltReading[] {
  const readings: BuiltReading[] = [];
  const { frame: own, choice: chosen } = membersOfSheet(asked, found);
  const shared = shareOfMembers(own, chosen, asked.index);
  const held = { ...asked, frame: withHeldShares(shared, chosen, asked.index) };
  const deed = deedAsked(newBuild(held, chosen, plainStyle));
  const doer = doerAsked(newBuild({ ...held, frame: deed.frame }, deed.choice, plainStyle));
  const figured = figureOfNamed(newBuild({ ...held, frame: doer.frame }, doer.choice, plainStyle));
  const ranked = withOwnFigure(newBuild({ ...held, frame: figured.frame }, figured.choice, plainStyle));
  const { frame, choice } = withWorth(newBuild({ ...held, frame: ranked.frame }, ranked.choice, plainStyle));
  const ranks = byRank(newBuild({ ...held, frame }, choice, plainStyle));
  const directed = { ...held, frame: withDirection(newBuild({ ...held, frame: ranks }, choice, plainStyle)) };
  const judged = newBuild(
    { ...held, frame: withPolarity(newBuild(directed, choice, plainStyle)) },
    choice,
    plainStyle,
  );
  const told = newBuild({ ...held, frame: withWholes(judged, entityOf(judged)) }, choice, plainStyle);
  const input = { ...held, frame: withRowsCounted(told) };
  for (const { style, preferred } of stylesOf(input, choice)) {
    const plain = newBuild(input, choice, style);
    const entity = entityOf(plain);
    if (entity === null) continue;
    const totalled = withRates(withSums(withTotals(withAmounts(plain, entity), entity)));
    const build = withAverages(withMembers(totalled, entity), entity);
    const built = buildOne(build, entity);
    if (built === null) continue;
    const query = withDues(withCurrentRows(build, built), asked.index);
    if (dropsColumn(build, query)) fault(build, "leftover", build.frame.groups.length > 0 ? 0.5 : 1);
    if (query.kind === "list" && frame.aggregations.length > 0) fault(build, "leftover", 1.5);
    const drawsKeys = asked.drawn === true && saysKeys(asked.lemmas);
    if (groupsByFigure(query) || (!drawsKeys && addsKeys(query, asked.index.model, asked.lemmas)))
      fault(build, "emptyTarget", 2);
    if (query.kind === "aggregate" && groupsByRows(build.frame, asked.index)) fault(build, "emptyTarget", 1);
    if (groupsByMoment(query, asked.index)) fault(build, "emptyTarget", 2);
    if (dividesByItself(query)) fault(build, "emptyTarget", 2);
    if (deniesReferences(query, asked.index.model)) fault(build, "emptyTarget", 1);
    if (missesNames(query, build)) fault(build, "leftover", 2);
    if (showsGiven(query)) fault(build, "emptyTarget", 2);
    if (countsOnes(query, asked.index.model)) fault(build, "emptyTarget", isRanked(query) ? 2 : 1);
    readings.push({ query, notes: build.notes, faults: build.faults, joins: build.joined.size, preferred });
  }
  return readings;
}

/** "Sellers who have not …" is not those without a name, which all of them have. */
function missesNames(query: SemanticQuery, { index, lemmas }: Build): boolean {
  if (query.kind !== "list" || query.filter?.kind !== "null" || query.filter.operand.kind !== "field")
    return false;
  const entry = entryOf(query.filter.operand.field, index);
  return entry?.column.profile?.nulls === 0 && !entry.core.some((word) => lemmas.has(word));
}

const isRanked = (query: SemanticQuery): boolean => query.kind === "aggregate" && query.limit !== null;

const plainStyle: Style = { bare: "list", extreme: "rows", count: "distinct" };

/** What building a query for a frame starts from. */
export const newBuild = (input: BuildInput, choice: Choice, style: Style): Build => ({
  ...input,
  by: withRankedOf(input, choice),
  choice,
  style,
  used: usedTables(input),
  notes: [],
  spent: new Set(),
  faults: {},
  joined: new Set(),
});

/** What building starts from where a question says nothing more: the data alone decides. */
export const bareBuild = (index: ModelIndex, when: Pick<BuildInput, "now" | "calendar">): Build =>
  newBuild(
    { index, ...when, text: "", frame: emptyFrame(), lemmas: new Set(), used: new Set(), by: new Map() },
    { columns: new Map(), values: new Map(), worth: 0, weakest: 1 },
    plainStyle,
  );

/** Tables named, and the one that holds returns when they are asked for. */
function usedTables({ used, frame, index }: BuildInput): Set<number> {
  const table = frame.returns !== null ? (index.lines ?? index.revenue)?.table : undefined;
  return new Set(table === undefined ? used : [...used, table]);
}

function buildOne(build: Build, entity: number): SemanticQuery | null {
  if (build.frame.analysis !== null) {
    const analysis = buildAnalysis(build, entity);
    if (analysis !== null) return analysis;
  }
  return (
    neverMet(build, entity, buildPlain) ??
    onlyMet(build, entity, buildPlain) ??
    keptByNone(build) ??
    bothCounted(build, entity, buildPlain) ??
    acrossTotals(build, entity, buildPlain) ??
    sharedByTables(build, buildPlain) ??
    buildSet(build, entity, buildPlain) ??
    buildPlain(build, entity)
  );
}

function buildPlain(build: Build, entity: number): AggregateQuery | ListQuery | null {
  const latest = latestOfEach(build);
  if (latest !== null) return latest;
  const written = build.style.count === "written" ? withoutCount(build) : null;
  if (written !== null) return buildList(written, entity);
  return wantsFigures(build, entity) ? buildAggregate(build, entity) : buildList(build, entity);
}

/**
 * "number of podiums with 4 wins" where podiums are numbers written in text: the rows' own numbers as they are written.
 * Null where something else is counted.
 */
function withoutCount(build: Build): Build | null {
  const { frame } = build;
  const [target] = frame.targets;
  const column = columnOf(build, target?.noun ?? null);
  const form = column === null ? null : (build.index.columns[column]?.form ?? null);
  if (target === undefined || form === null || frame.targets.length > 1 || frame.groups.length > 0)
    return null;
  if (frame.conditions.length === 0 || target.aggregation !== "count" || frame.extremes.length > 0)
    return null;
  return { ...build, frame: { ...frame, counting: false, targets: [{ ...target, aggregation: null }] } };
}

/** Whether the frame, read in this style, asks for figures rather than rows. */
function wantsFigures(build: Build, entity: number): boolean {
  const { frame, style } = build;
  if (
    frame.counting ||
    frame.targets.some(({ aggregation, noun }) => aggregation !== null || isFigure(build, noun))
  )
    return true;
  if (
    frame.returns === "asked" ||
    frame.difference !== null ||
    (frame.versus && frame.periods.length + frame.recurring.length > 1)
  )
    return true;
  if (frame.extremes.length > 0 && style.extreme !== "rows") return true;
  if (frame.orders.some(({ count, aggregation }) => count || aggregation !== null)) return true;
  const figured = frame.conditions.some(
    ({ aggregation, test, summed }) => summed === true || (aggregation !== null && test.kind !== "against"),
  );
  if (figured || frame.transforms.length > 0) return true;
  const having = frame.conditions.some(
    ({ test }) => test.kind === "related" && test.count > 0 && ownRows(build, test.table, entity),
  );
  if (having || frame.conditions.some((condition) => holderOf(build, condition) !== null)) return true;
  if (frame.conditions.some((condition) => countedValues(build, condition) !== null)) return true;
  if (style.bare !== "figure") return false;
  return (
    frame.groups.length > 0 ||
    frame.targets.some(({ noun }) => {
      const column = columnOf(build, noun);
      return column !== null && isMeasure(build, column);
    }) ||
    (frame.targets.every(({ noun }) => noun.kind === "table") && frame.targets.length > 0)
  );
}

/** A figure that is named, unless a list of what each row has asks for it. */
const isFigure = ({ frame }: Build, noun: Frame["context"][number]): boolean =>
  noun.kind === "metric" && (noun.listed !== true || frame.groups.length > 0);

/** "colleges with at least two players" where a college is a column of the players. */
const ownRows = (build: Build, noun: Frame["context"][number], entity: number): boolean =>
  noun.kind === "table" &&
  noun.table === entity &&
  build.frame.targets.some(
    (target) => target.noun.kind === "column" && tableOf(build, target.noun) === noun.table,
  );

/** The ways of reading that make a difference for this frame, the usual ones first. */
function stylesOf(input: BuildInput, choice: Choice): { style: Style; preferred: number }[] {
  const probe = newBuild(input, choice, plainStyle);
  const { frame } = input;
  const bare = bareStyles(probe);
  const extreme = extremeStyles(probe);
  const counted = frame.targets.find(
    ({ aggregation, noun }) => aggregation === "count" && noun.kind === "column",
  );
  const column = counted === undefined ? null : columnOf(probe, counted.noun);
  const count: [Style["count"], number][] =
    counted?.distinct === true ? [["distinct", 0]] : countStyles(probe, column, counted?.tallied === true);
  return bare.flatMap(([bareStyle, bareCost]) =>
    extreme.flatMap(([extremeStyle, extremeCost]) =>
      count.map(([countStyle, countCost]) => ({
        style: { bare: bareStyle, extreme: extremeStyle, count: countStyle },
        preferred: bareCost + extremeCost + countCost,
      })),
    ),
  );
}

/** What "how many" of a column asks for: rows where a condition says its value, the amount of a measure, else different values. */
function countStyles(probe: Build, column: number | null, tallied: boolean): [Style["count"], number][] {
  if (column === null || isGiven(probe, column) || isOnlyBounded(probe, column)) return [["rows", 0]];
  if (!isNumeric(columnAt(probe, column)) || !isMeasure(probe, column))
    return [
      ["distinct", 0],
      ["rows", -0.3],
    ];
  const written: [Style["count"], number][] = writtenCount(probe, column) ? [["written", 0.1]] : [];
  return tallied
    ? [
        ["rows", 0],
        ["value", -0.7],
      ]
    : [["value", 0], ...written, ["rows", -0.2]];
}

/** "How many pickups weighed between 50 and 100": what a verb measures is bounded, and rows are counted. */
const isOnlyBounded = ({ frame, choice }: Build, column: number): boolean =>
  frame.targets.some(
    ({ noun, aggregation }) =>
      aggregation === "count" &&
      noun.kind === "column" &&
      noun.options.some((option) => option.column === column && option.evidence === "synonym") &&
      frame.conditions.some(
        ({ test, left }) =>
          (test.kind === "between" || test.kind === "compare") &&
          (left === noun || (left?.kind === "column" && choice.columns.get(left) === column)),
      ) &&
      frame.conditions.some(({ test }) => test.kind === "value" && test.value.end <= noun.start),
  );

/** Whether a counted number is one that a single row holds in text. */
const writtenCount = ({ frame, index }: Build, column: number): boolean =>
  index.columns[column]?.form !== null &&
  index.tables.length === 1 &&
  frame.conditions.length > 0 &&
  frame.conditions.filter(({ test }) => test.kind === "value").length < 2 &&
  !frame.conditions.some(({ or }) => or);

/**
 * Whether a condition says which value a column has: then it is not its values that are counted. A state that numbers are told by ("cancelled"
 * of those with a C) says it of many.
 */
const isGiven = ({ frame, choice, index }: Build, column: number): boolean =>
  frame.conditions.some(({ test, negated }) => {
    const option = test.kind === "value" && !negated ? choice.values.get(test.value) : undefined;
    const isOfMany = index.columns[column]?.column.role === "key" && option?.condition != null;
    return option?.column === column && !isOfMany;
  });
