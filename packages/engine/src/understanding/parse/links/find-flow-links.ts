import { aggregateOf, type Expression, fieldOf } from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "./link.ts";

const amounts: ReadonlySet<string> = new Set("quantity unit piece item qty".split(" "));
const outward =
  /^(?:goods ?issues?|issue[sd]?|issuing|scrap(?:ped|ping|s)?|scraped|wast(?:e|age|ed)|writ(?:e|ten) off|sales?|sold|consum(?:ed|ption)|returns? to suppliers?|returned to suppliers?|damaged?|lost|shipped)$/;

/**
 * "How many units were scrapped" where what goes out is below nothing: how much went, which is a number above it. Links of the quantity of
 * signed movements are turned where the question names movements out of stock.
 */
export function findFlowLinks(tokens: readonly Token[], index: ModelIndex, others: readonly Link[]): Link[] {
  const { flow } = index;
  if (flow === null || !others.some((link) => saysOut(link, tokens, index))) return [...others];
  const table = index.tables[flow.table]?.table.name ?? "";
  const row: Expression = {
    kind: "arithmetic",
    operator: "-",
    left: { kind: "constant", value: 0, type: "integer" },
    right: fieldOf(table, flow.quantity.column.name),
  };
  const { label } = flow.quantity.column;
  const figure = {
    label: `${label.toLowerCase()} out`,
    table: flow.table,
    row,
    whole: aggregateOf("sum", row, []),
  };
  return others.flatMap((link): Link[] => {
    const isAmount =
      link.kind === "column" &&
      link.options.some(({ column }) => column === flow.quantity.id) &&
      tokens.slice(link.start, link.end).some(({ lemma }) => amounts.has(lemma));
    return isAmount
      ? [{ kind: "metric", start: link.start, end: link.end, metric: { kind: "defined", figure } }]
      : [link];
  });
}

/** Whether words name a kind of the movements by which goods leave. */
function saysOut(link: Link, tokens: readonly Token[], { columns, flow }: ModelIndex): boolean {
  if (link.kind !== "value") return false;
  const said = tokens.slice(link.start, link.end).map(({ text }) => text);
  return (
    outward.test(said.join(" ")) && link.options.some(({ column }) => columns[column]?.table === flow?.table)
  );
}
