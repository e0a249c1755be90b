import { aggregateOf, type Filter, fieldOf, type MeasureExpression } from "@parlance/contract";
import { firstComing } from "../../cohort/first-coming.ts";
import { isTime } from "../../index/entries.ts";
import { isColumnName } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { peopleColumn } from "../../index/people-column.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { happening, tableCalled } from "../idioms/kinds/facts.ts";
import type { DefinedFigure, Link } from "./link.ts";

/** Rows that come with a time and tell whose they are. */
type Comings = { table: number; time: string; whose: string };

/**
 * "New customers per month", "first-time buyers in 1997" of those who have no date of their own: how many come for the first time, by
 * the first of the rows that tell when they came. A column of that name tells it by itself.
 */
export function findNewcomerLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  return tokens.flatMap((_, at): Link[] => {
    const end = at + newSaid(tokens, at);
    const noun = tokens[end];
    const called = `new${noun?.lemma}`;
    if (end === at || noun === undefined || isColumnName(index, called) || index.values.byKey.has(called))
      return [];
    const comings = ofTable(noun, index) ?? ofSheet(noun, index);
    if (comings === null) return [];
    const counted = ["number of", "how many"].includes(`${textAt(tokens, at - 2)} ${textAt(tokens, at - 1)}`);
    const figure = firstTimes(`new ${noun.text}`, comings, index);
    return [
      { kind: "metric", start: counted ? at - 2 : at, end: end + 1, metric: { kind: "defined", figure } },
    ];
  });
}

/** How many tokens say that somebody comes for the first time. */
function newSaid(tokens: readonly Token[], at: number): number {
  if (textAt(tokens, at) === "new") return 1;
  if (textAt(tokens, at) !== "first" || textAt(tokens, at + 1) !== "time") return 0;
  return 2;
}

/** Of a table without times of its own, by the rows of what happens to it. */
function ofTable(noun: Token, index: ModelIndex): Comings | null {
  const table = tableCalled(noun, index);
  const dated = table?.columns.some((id) => isTime(index.columns[id]?.column)) !== false;
  const rows = table === null || dated ? null : happening(table, index);
  const time = rows?.table.timeColumn ?? null;
  const [only, other] = index.model.relationships.filter(
    ({ from, to }) => from.table === rows?.table.name && to.table === table?.table.name,
  );
  const [whose, further] = only?.from.columns ?? [];
  if (rows === null || time === null || other !== undefined || further !== undefined) return null;
  return whose === undefined ? null : { table: rows.id, time, whose };
}

/** Of a sheet that tells them by their number, or people by their name. */
function ofSheet({ lemma }: Token, index: ModelIndex): Comings | null {
  const [sheet] = index.tables;
  const whose = peopleColumn(lemma, index);
  const time = sheet?.table.timeColumn ?? null;
  return sheet === undefined || whose === null || time === null ? null : { table: sheet.id, time, whose };
}

/** How many different ones have their first row: those of which no earlier one is there. */
function firstTimes(label: string, { table, time, whose }: Comings, { tables }: ModelIndex): DefinedFigure {
  const subject = tables[table]?.table.name ?? "";
  const [own, when] = [fieldOf(subject, whose), fieldOf(subject, time)];
  const first = firstComing(subject, whose, time);
  const filter: Filter = { kind: "comparison", operator: "=", left: when, right: first };
  const plain = aggregateOf("count-distinct", own, []);
  const whole: MeasureExpression = plain.kind === "aggregate" ? { ...plain, filter } : plain;
  return { label, table, row: null, whole };
}
