import type { Expression, MeasureExpression } from "@parlance/contract";
import { lateOf } from "../../index/done-among.ts";
import type { ColumnEntry } from "../../index/entries.ts";
import { isNumeric, isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { moneyColumnOf } from "../../index/money-column-of.ts";
import { genericWords, nameWords } from "../../index/names.ts";
import type { Frame } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";
import { sharesRoot } from "../../text/same-root.ts";
import { type Build, columnOf } from "../build-context.ts";

/** Deeds as figures are called by them: no "feed", "seed", "speed". */
const done = /(?:.[^e]ed|agreed|^due|paid|sold|sent|spent|lent|given|bought)$/;

/** What money does that is paid, where no other day tells when it came in. */
const comesIn: ReadonlySet<string> = new Set(["received", "collected", "settled"]);

/** Deeds that move money on a day of their own. */
const moved = /^(?:refund|repayment|payment|payout|settlement|reimbursement|deposit|chargeback)$/;

/**
 * "Amount paid last week", "how much did we refund last week" where rows tell when they were paid or refunded: the one time of these rows that is
 * called as the deed in the figure's name, or that is known of the same rows as a figure called alike; of what is computed as the deed in that of its first column ("outstanding": what was due, less what was paid).
 */
export function figureTime(build: Build, subject: number): number | null {
  const { frame, index } = build;
  const own = index.tables[subject]?.columns.flatMap((id) => index.columns[id] ?? []) ?? [];
  const times = own.filter(({ column }) => isTime(column));
  const late = lateTime(build, subject);
  if (late !== null) return late;
  const deeds = figuresNamed(frame).flatMap((noun) => {
    const defined = noun.kind === "metric" && noun.metric.kind === "defined" ? noun.metric.figure : null;
    const taken = isRevenue(noun) ? index.takings : null;
    const entry =
      defined === null
        ? index.columns[columnOf(build, noun) ?? taken ?? -1]
        : firstColumn(index, defined.table, defined.row ?? defined.whole);
    return entry?.table === subject && isNumeric(entry.column)
      ? nameWords(entry.column.name).filter(
          (word) =>
            (taken === null && (done.test(word) || moved.test(word))) || areKnownTogether(entry, word, times),
        )
      : [];
  });
  if (deeds.length === 0) return receivedTime(build, subject, times) ?? producedTime(build, subject, times);
  const called = (names: readonly string[]): ColumnEntry[] =>
    times.filter(({ column }) =>
      nameWords(column.name).some((word) => names.some((name) => word === name || isDeedOf(word, name))),
    );
  const told = called(deeds);
  const [only, other] =
    told.length === 0 && deeds.some((deed) => comesIn.has(deed)) ? called(["paid"]) : told;
  if (only === undefined || other !== undefined) return null;
  return deeds.every((deed) => deed === "due") && !isPayment(index.tables[subject]?.table.timeColumn ?? "")
    ? null
    : only.id;
}

/** "On-time delivery rate by month": of the days on which things were delivered, whose rate it is. */
function lateTime({ frame, index }: Build, subject: number): number | null {
  const [noun, other] = figuresNamed(frame);
  const rate = noun?.kind === "metric" && noun.metric.kind === "defined" ? noun.metric.figure : null;
  const late = rate === null || other !== undefined ? null : lateOf(index, rate.whole);
  return late?.table === subject ? late.done.id : null;
}

/** "Amount received by quarter" of bills: money that came in is of the one day on which rows were paid. */
function receivedTime(build: Build, subject: number, times: readonly ColumnEntry[]): number | null {
  const { frame, index, text } = build;
  const [noun, second] = figuresNamed(frame);
  const entry = noun === undefined ? undefined : index.columns[columnOf(build, noun) ?? -1];
  const table = index.tables[subject];
  if (entry === undefined || second !== undefined || table === undefined) return null;
  if (!/\b(?:received|collected)\b/i.test(text) || moneyColumnOf(table, index)?.id !== entry.id) return null;
  const [only, other] = times.filter(({ column }) => isPayment(column.name));
  return other === undefined ? (only?.id ?? null) : null;
}

const produced = /^(?:good|scrap|scrapped|produced|output|yield|made|rejected|finished)$/;
const ready = /^(?:complet|finish|produc)/;

/** "Output in May" of orders that are made: a quantity of what came out is of the day on which they were ready. */
function producedTime(build: Build, subject: number, times: readonly ColumnEntry[]): number | null {
  const figures = figuresNamed(build.frame).map((noun) => build.index.columns[columnOf(build, noun) ?? -1]);
  const isMade = (entry: ColumnEntry | undefined): boolean =>
    entry?.table === subject &&
    isNumeric(entry.column) &&
    nameWords(entry.column.name).some((word) => produced.test(word));
  const [only, other] = times.filter(({ column }) => nameWords(column.name).some((word) => ready.test(word)));
  return figures.length > 0 && figures.every(isMade) && other === undefined ? (only?.id ?? null) : null;
}

/** "repair_cost" and "repaired_on", both known of the rows alone that were repaired. */
function areKnownTogether({ column }: ColumnEntry, word: string, times: readonly ColumnEntry[]): boolean {
  const nulls = column.profile?.nulls ?? 0;
  return (
    nulls > 0 &&
    !genericWords.has(word) &&
    times.some(
      (time) =>
        time.column.profile?.nulls === nulls &&
        nameWords(time.column.name).some((other) => isDeedOf(other, word)),
    )
  );
}

const isRevenue = (noun: Noun): boolean =>
  noun.kind === "metric" && noun.metric.kind === "lexicon" && noun.metric.name === "revenue";

/** "Repaired" of "repair", "sold" of "sale". */
const isDeedOf = (done: string, noun: string): boolean =>
  sharesRoot(done, noun) || (done === "sold" && /^(?:sales?|selling)$/.test(noun));

/** What figures are asked for of, be they shown or ranked by. */
export const figuresNamed = ({ targets, extremes }: Frame): Noun[] => [
  ...targets.map(({ noun }) => noun),
  ...extremes.flatMap(({ by }) => by ?? []),
];

/** Rows that are told by when they were paid tell by another time what was due; a bill is told by its own. */
const isPayment = (time: string): boolean =>
  nameWords(time).some((word) => /^(?:paid|pay|payment|settled|received|collected|cleared)$/.test(word));

/** The column that a sum of products begins with, of a quotient that of what it is divided by; undefined where it begins otherwise. */
function firstColumn(
  index: ModelIndex,
  table: number,
  expression: Expression | MeasureExpression,
): ColumnEntry | undefined {
  if (expression.kind === "field") {
    const { column } = expression.field;
    const id = index.tables[table]?.columns.find((each) => index.columns[each]?.column.name === column);
    return index.columns[id ?? -1];
  }
  if (expression.kind === "arithmetic")
    return firstColumn(index, table, expression.operator === "/" ? expression.right : expression.left);
  return expression.kind === "aggregate" && expression.operand !== null
    ? firstColumn(index, table, expression.operand)
    : undefined;
}
