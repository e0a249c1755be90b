import { aggregateOf, type Expression, fieldOf } from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { inPlaceOf } from "./in-place-of.ts";
import type { Link } from "./link.ts";

const net = phrases(
  ..."revenue|revenues|sales|amount|income|proceeds|takings|earnings|payout|payouts|volume"
    .split("|")
    .map((money) => `net ${money}`),
);

/** Links of "net revenue" where rows tell the fee that was kept of what came in: the one less the other. `others` inside such words go. */
export function findNetLinks(tokens: readonly Token[], index: ModelIndex, others: readonly Link[]): Link[] {
  const { feesOff } = index;
  if (feesOff === null || index.words.columnsByWord.has("net")) return [...others];
  const { gross, fee } = feesOff;
  const table = index.tables[gross.table]?.table.name ?? "";
  const row: Expression = {
    kind: "arithmetic",
    operator: "-",
    left: fieldOf(table, gross.column.name),
    right: fieldOf(table, fee.column.name),
  };
  const figure = { label: "net revenue", table: gross.table, row, whole: aggregateOf("sum", row, []) };
  const found = tokens.flatMap((_, start): Link[] => {
    const size = phraseAt(tokens, start, net);
    const end = start + size;
    return size === 0 ? [] : [{ kind: "metric", start, end, metric: { kind: "defined", figure } }];
  });
  return inPlaceOf(others, found);
}
