import { isTime } from "../index/entries.ts";
import { peopleDated } from "../index/people-dated.ts";
import type { Frame, Target } from "../parse/frame/frame.ts";
import { tokenize } from "../text/tokenize.ts";
import { type Build, columnAt, columnOf, isMeasure, type Style, tableOf } from "./build-context.ts";
import { isNamedBy } from "./groups/named-by.ts";
import { areNumberedThings } from "./groups/numbered-things.ts";
import { holdsOneEach, listsPerGroup } from "./ranks/lists-per-group.ts";

/** Whether a measure without an aggregation is a figure or a column of a list, the usual way first, each with how unusual it is. */
export function bareStyles(probe: Build): [Style["bare"], number][] {
  const { frame } = probe;
  const bareColumns = frame.targets.filter(
    ({ noun, aggregation }) => aggregation === null && noun.kind === "column",
  );
  const bareTables = frame.targets.filter(
    ({ noun, aggregation }) => aggregation === null && noun.kind === "table",
  );
  if (frame.everything || isListed(frame) || asksWhenOrWhere(frame)) return [["list", 0]];
  const measures = bareColumns.filter(({ noun }) => isMeasure(probe, columnOf(probe, noun) ?? -1));
  if (listsPerGroup(probe))
    return holdsOneEach(probe)
      ? [["list", 0]]
      : [
          ["list", 0],
          ["figure", -0.3],
        ];
  if (frame.groups.length > 0 || frame.transforms.length > 0 || frame.versus) return [["figure", 0]];
  if (measures.length === 0 && bareTables.length === 0) return [["list", 0]];
  if (measures.length < bareColumns.length)
    return [
      ["list", 0],
      ["figure", -0.3],
    ];
  if (isOfAll(probe)) return [["figure", 0]];
  const sums = measures.every(
    ({ noun }) =>
      columnAt(probe, columnOf(probe, noun) ?? -1)?.additivity === "additive" ||
      probe.index.levels.has(columnOf(probe, noun) ?? -1),
  );
  const timed = frame.periods.some(({ bare }) => !bare) || frame.transforms.length > 0;
  const facts = frame.targets.every(
    ({ noun }) => probe.index.tables[tableOf(probe, noun) ?? -1]?.table.type === "fact",
  );
  const { conditions, periods, recurring } = frame;
  const limited = timed || conditions.length + periods.length + recurring.length > 0;
  const one =
    bareTables.length === 1 && bareColumns.length === 0 ? tableOf(probe, bareTables[0]?.noun ?? null) : null;
  if (one !== null && isNamedBy(probe, one)) return [["list", 0]];
  if (measures.length === 0)
    return limited &&
      !asksForSome(frame) &&
      frame.extremes.length === 0 &&
      !looksForFaults(frame) &&
      ((facts && !haveNames(probe)) || areDeeds(probe)) &&
      !areNumberedThings(probe)
      ? [
          ["figure", 0],
          ["list", -0.2],
        ]
      : [
          ["list", 0],
          ["figure", -0.4],
        ];
  if (sums && facts && (frame.owners.length > 0 || frame.targets.length === 1) && saysTotal(probe))
    return [
      ["figure", 0],
      ["list", -0.3],
    ];
  if (facts && measures.every(({ noun }) => saysMean(probe, columnOf(probe, noun))))
    return [
      ["figure", 0],
      ["list", -0.3],
    ];
  const besideFigure = sums && frame.targets.some(({ aggregation }) => aggregation === "count");
  const plain = !frame.listing && frame.conditions.length > 0 && sums;
  const rows = frame.listing && bareTables.length > 0;
  if (frame.conditions.length + frame.periods.length > 0 && isWritten(probe, measures))
    return [
      ["list", 0],
      ["figure", -0.3],
    ];
  return besideFigure || (timed && !rows) || plain || (facts && frame.periods.length > 0 && !rows)
    ? [
        ["figure", 0],
        ["list", -0.4],
      ]
    : [
        ["list", 0],
        ["figure", -0.3],
      ];
}

/** "The total cost of all repairs" of rows that each have a total cost: what they come to, unless rows are asked for. */
const saysTotal = ({ frame, lemmas, text }: Build): boolean =>
  lemmas.has("total") &&
  (/^\s*what(?:['’]?s| is| was)\b/i.test(text) || !asksForSome(frame)) &&
  frame.extremes.length + frame.orders.length === 0;

/** "The average price in Ohio" of many rows that each have an average price: what these come to on average, unless rows are asked for. */
const saysMean = ({ frame, lemmas, index }: Build, column: number | null): boolean =>
  means.some((mean) => lemmas.has(mean)) &&
  index.columns[column ?? -1]?.words.some((word) => means.includes(word)) === true &&
  !asksForSome(frame) &&
  frame.extremes.length + frame.orders.length === 0;

const means: readonly string[] = ["average", "mean", "avg"];

/** "5 overdue invoices", "list …", "orders above average": the rows, and not how many there are. */
const asksForSome = ({ listing, limit, conditions }: Frame): boolean =>
  listing || limit !== null || conditions.some(({ test }) => test.kind === "average");

/** "Orders with a negative amount": rows that are not as they should be are looked at one by one. */
const looksForFaults = ({ conditions }: Frame): boolean =>
  conditions.some(
    ({ test, negated }) => !negated && test.kind === "compare" && test.operator === "<" && test.value === 0,
  );

/** "our MRR", "our active MRR", "conversion rate": a figure and nothing else, which nobody wants row by row. */
const isOfAll = (build: Build): boolean => {
  const { frame, lemmas } = build;
  const isOurs = lemmas.has("our") && !lemmas.has("list");
  return (
    frame.extremes.length + frame.orders.length === 0 &&
    frame.targets.every(({ noun }) => noun.kind !== "table") &&
    frame.context.length === 0 &&
    (isOurs
      ? frame.conditions.every((condition) => isState(build, condition))
      : frame.conditions.length === 0 && ![...lemmas].some((lemma) => askingWords.has(lemma)))
  );
};

/** A condition on what state or kind rows are of, and not on which of them is meant. */
const isState = ({ choice, index }: Build, { test, negated }: Frame["conditions"][number]): boolean => {
  const found = test.kind === "value" && !negated ? choice.values.get(test.value) : undefined;
  const kinds = index.columns[found?.column ?? -1]?.column.profile?.distinct ?? Number.POSITIVE_INFINITY;
  return found !== undefined && ((found.condition ?? null) !== null || kinds <= mostStates);
};

const mostStates = 12;

/** What a question for rows begins with or has as its verb. */
const askingWords: ReadonlySet<string> = new Set(
  "what which who whose when where how show list give find display tell get return name see be do have report retrieve state".split(
    " ",
  ),
);

/** "films over 3 hours": things that are each called by a name of their own, as rows of plain facts are not. */
const haveNames = (probe: Build): boolean =>
  probe.frame.targets.every(({ noun }) => {
    const table = probe.index.tables[tableOf(probe, noun) ?? -1];
    const naming = (table?.naming ?? []).flatMap((id) => columnAt(probe, id) ?? []);
    if (
      naming.length === 0 ||
      naming.some(({ physicalType, role }) => physicalType !== "string" || role === "key")
    )
      return false;
    const most = Math.max(...naming.map(({ profile }) => profile?.distinct ?? 0));
    return naming.length > 1 || most >= 0.9 * (table?.table.rowCount ?? 0);
  });

/** "Signups this year" of customers with a signup date: what was done is counted, whoever did it. */
function areDeeds(probe: Build): boolean {
  const nouns = tokenize(probe.text.slice(0, 1000), 90).filter(({ text }) => !text.endsWith("ed"));
  const said = new Set(nouns.map(({ lemma }) => lemma));
  return probe.frame.targets.every(({ noun }) => {
    const table = probe.index.tables[tableOf(probe, noun) ?? -1];
    return (
      table?.words.some((word) => said.has(word)) === false &&
      table.columns.some((id) => {
        const entry = probe.index.columns[id];
        return (
          entry !== undefined &&
          isTime(entry.column) &&
          said.has(entry.words[0] ?? "") &&
          peopleDated(entry) === null
        );
      })
    );
  });
}

/** "When was the ship launched", "where was the match": rows tell it, no figure does. */
const asksWhenOrWhere = ({ asks, groups, targets }: Frame): boolean =>
  (asks === "when" || asks === "where") &&
  groups.length === 0 &&
  targets.every(({ aggregation }) => aggregation === null);

/** Whether a list of columns is asked for, and no figure beside it. */
const isListed = ({ targets, groups, transforms, versus }: Frame): boolean =>
  groups.length + transforms.length === 0 &&
  !versus &&
  targets.every(({ aggregation }) => aggregation === null) &&
  targets.some(({ noun }) => noun.listed === true);

/** Numbers written in texts of a table by itself are shown as they are written and not added up. */
const isWritten = (probe: Build, targets: readonly Target[]): boolean =>
  probe.index.tables.length === 1 &&
  targets.every(({ noun }) => probe.index.columns[columnOf(probe, noun) ?? -1]?.form !== null);
