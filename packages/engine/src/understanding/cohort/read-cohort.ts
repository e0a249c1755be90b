import {
  type AggregateQuery,
  aggregateOf,
  aggregateQuery,
  type Dimension,
  type Expression,
  fieldOf,
  lowered,
  rowsOf,
  type TimeGrain,
} from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { namesSomething } from "../presentation/presentation-of.ts";
import { lemma } from "../text/lemma.ts";
import { fold, tokenize } from "../text/tokenize.ts";
import { type Followed, findFollowed } from "./find-followed.ts";
import { firstComing } from "./first-coming.ts";

/** A cohort question's query, with what was taken for granted. */
export type CohortReading = { query: AggregateQuery; assumption: string };

/**
 * "Retention by signup month", "cohorts of customers by the month of their first order": how many different customers come in
 * each period, by the period in which they began; the beginning is a column of theirs where one is meant, else their first
 * row. Null for other questions, for those that ask for more than this, and where no rows of that kind are dated.
 */
export function readCohort(text: string, index: ModelIndex): CohortReading | null {
  const words = tokenize(text.slice(0, 300), 40).map((token) => lemma(fold(token.text)));
  const cue = words.find((word) => cues.has(word));
  if (cue === undefined || namesSomething(index, cue)) return null;
  const followed = findFollowed(words, index);
  if (followed === null) return null;
  const known = new Set([...followed.events.words, ...followed.entity.words]);
  if (!words.every((word) => usual.has(word) || cues.has(word) || known.has(word))) return null;
  const grain = grains.find((each) => words.includes(each) || words.includes(`${each}ly`)) ?? "month";
  return { query: queryOf(followed, grain, index), assumption: assumptionOf(followed, grain) };
}

const cues: ReadonlySet<string> = new Set(["cohort", "retention", "retained", "retain"]);
const grains = ["week", "month", "quarter", "year"] as const satisfies TimeGrain[];

/** Words that a cohort question may have beside those of its tables: all others ask for something that is not read here. */
const usual: ReadonlySet<string> = new Set(
  [
    "show give tell make draw plot see get want like let can could would please me us i we you do be is are",
    "a an the of by for in on to from with per each every and or how many much what which who that their our my its when since",
    "number count share rate percentage analysis matrix table chart heatmap map report view curve",
    "week month quarter year weekly monthly quarterly yearly date time period",
    "first start begin join joined joining register registered registration signup sign signed up created creation",
    "again back come return returned returning repeat stay still active later after over",
    "order ordered ordering buy bought purchase purchased purchasing",
  ].flatMap((line) => line.split(" ").flatMap((word) => [word, lemma(word)])),
);

function queryOf(
  { events, entity, link, time, start }: Followed,
  grain: TimeGrain,
  { model }: ModelIndex,
): AggregateQuery {
  const table = events.table.name;
  const who = fieldOf(table, link);
  const when = fieldOf(table, time);
  const first = firstComing(table, link, time);
  const event = events.table.label.toLowerCase();
  const began =
    start === null
      ? { label: `first ${event}`, operand: first }
      : { label: start.label.toLowerCase(), operand: fieldOf(entity.table.name, start.column, start.path) };
  const dimension = (id: string, label: string, operand: Expression): Dimension => ({
    id,
    label: `${grain} of ${label}`,
    expression: { kind: "truncate", grain, operand },
  });
  return aggregateQuery(model.source, table, {
    dimensions: [dimension("g1", began.label, began.operand), dimension("g2", event, when)],
    measures: [
      {
        id: "m1",
        label: `number of ${rowsOf(lowered(entity.table.label))}`,
        expression: aggregateOf("count-distinct", who),
      },
    ],
    filter: { kind: "not", filter: { kind: "null", operand: who } },
    order: ["g1", "g2"].map((id) => ({ by: { kind: "output", id }, descending: false })),
    chart: "cohort",
  });
}

function assumptionOf({ events, entity, start }: Followed, grain: TimeGrain): string {
  const [who, what] = [entity.table.label.toLowerCase(), events.table.label.toLowerCase()];
  const since = start === null ? "their first of them" : `their ${start.label.toLowerCase()}`;
  return `Counts the ${who} with ${what} in each ${grain}, by the ${grain} of ${since}.`;
}
