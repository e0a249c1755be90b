import { mainColumn } from "../../parse/formula.ts";
import type { Extreme, Frame, OrderWish } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";
import { isFigure } from "../../parse/links/listed-figure.ts";
import { type Build, columnOf } from "../build-context.ts";
import { formulaOf } from "../figures/formula.ts";

/** What is bad where there is much of it. */
const burdens: ReadonlySet<string> = new Set(
  "delay down late lateness cost expense wait waiting downtime stoppage failure complaint return returned refund refunded cancellation cancelled canceled churn churned error defect defective scrap reject rejected rejection damage damaged loss lost debt overdue bounce absence sick fault incident outage accident escalation escalated claim penalty fine shrinkage spoilage waste attrition backlog breach pollution pollutant emission aqi pm noise crime mortality casualty injury fatality infection congestion leak spill leakage failed noshow missed reopened bounced dropped abandoned unpaid expired defaulted fraud fraudulent dispute disputed crash crashed bug violation infraction deficit dropout wastage rework overrun shortage stockout delinquency delinquent chargeback spam unemployment poverty death killed strike collision theft robbery burglary assault".split(
    " ",
  ),
);

/**
 * "The worst delays", "the machine with the worst downtime" have the most of it, "the best" the least: a burden's ends are the other
 * way round. Frames without "best" or "worst", and other figures, stay as they are.
 */
export function withPolarity(build: Build): Frame {
  const { frame } = build;
  const [extreme, other] = frame.extremes;
  if (!frame.judged) return frame;
  if (extreme === undefined) return { ...frame, orders: judgedOrders(build) };
  if (other !== undefined) return frame;
  const measured = isBurden(build, extreme);
  return measured ? { ...frame, extremes: [{ ...extreme, descending: !extreme.descending }] } : frame;
}

/** "Rejects by line, worst first": the most of a burden comes first. */
const judgedOrders = (build: Build): OrderWish[] =>
  build.frame.orders.map((order) =>
    order.noun !== null && order.descending !== null && says(build, order.noun)
      ? { ...order, descending: !order.descending }
      : order,
  );

/** Whether what a superlative measures, or the one figure that is shown, is a burden. */
function isBurden(build: Build, { by, hints, count }: Extreme): boolean {
  if (hints.length > 0) return false;
  if (by !== null) return says(build, by);
  const figures = build.frame.targets.filter(
    ({ aggregation, noun }) => aggregation !== null || isFigure(noun),
  );
  return !count && figures.some(({ noun }) => says(build, noun));
}

function says(build: Build, noun: Noun): boolean {
  if (noun.kind === "table")
    return saysBurden([...(build.index.tables[noun.table]?.words ?? []), ...partWordsOf(build)]);
  if (noun.kind === "metric" && noun.metric.kind === "defined")
    return saysBurden(wordsIn(noun.metric.figure.label));
  const formula = formulaOf(noun);
  const column = formula === null ? columnOf(build, noun) : mainColumn(formula);
  const entry = build.index.columns[column ?? -1];
  return saysBurden([...(entry?.words ?? []), ...(build.index.tables[entry?.table ?? -1]?.words ?? [])]);
}

/** "Share of bookings that were no-shows, worst first": the words of the part of which the share is. */
function partWordsOf({ frame, choice, index }: Build): string[] {
  if (frame.transforms.every(({ kind }) => kind !== "share")) return [];
  return frame.conditions.flatMap(({ test, negated, left }) => {
    const chosen = test.kind === "value" ? choice.values.get(test.value) : undefined;
    const flag = left?.kind === "column" ? choice.columns.get(left) : undefined;
    const said = [...(chosen?.values ?? []), chosen?.condition?.term ?? ""].flatMap((value) =>
      wordsIn(String(value)),
    );
    return negated ? [] : [...said, ...(index.columns[flag ?? chosen?.column ?? -1]?.words ?? [])];
  });
}

/** The words of a label or a value, "No-show" as one. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/\bno[ _-]?shows?\b/g, "noshow")
    .split(/[^\p{L}]+/u);

/** Whether any of the words is of what is bad where there is much of it. */
export const saysBurden = (words: readonly string[]): boolean => words.some((word) => burdens.has(word));
