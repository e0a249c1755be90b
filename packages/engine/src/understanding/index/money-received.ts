import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";
import { labelSaid } from "./figure-names.ts";
import { mainMoney } from "./main-money.ts";
import type { ModelIndex } from "./model-index.ts";
import { moneyColumnOf } from "./money-column-of.ts";
import { isOutgoing } from "./takings.ts";

/** "Amount received with paid on known": what came in, in words of the data, of rows that may not be paid yet those that are; null where several may be meant. */
export function receivedSaid(index: ModelIndex): string | null {
  const money = moneyReceived(index);
  if (money === null) return null;
  const [paid, other] = index.columns.filter(
    ({ column, table, words }) => table === money.table && isTime(column) && words[0] === "pay",
  );
  const isPaid = money.words.some((word) => /^(?:pa(?:y|id)|receiv|collect)/.test(word));
  const mayLack =
    !isPaid && paid !== undefined && other === undefined && (paid.column.profile?.nulls ?? 0) > 0;
  return `${labelSaid(money)} received${mayLack ? ` with ${labelSaid(paid)} known` : ""}`;
}

/** The column of the money that came in: that of the one table of payments for what was billed, else what rows come to; null where several may be meant. */
function moneyReceived(index: ModelIndex): ColumnEntry | null {
  const main = mainMoney(index);
  const [only, other] = index.tables.filter((table) => arePayments(table, main, index));
  const paid = only === undefined || other !== undefined ? null : moneyColumnOf(only, index);
  return paid ?? main;
}

/** Whether rows are payments for those that tell what was billed. */
const arePayments = (table: TableEntry, main: ColumnEntry | null, { graph }: ModelIndex): boolean =>
  ["payment", "receipt"].includes(table.words.at(-1) ?? "") &&
  !isOutgoing(table) &&
  main !== null &&
  (graph.ways[table.id] ?? []).some(({ to, toOne }) => toOne && to === main.table);
