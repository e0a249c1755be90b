import { type Column, capitalised } from "@parlance/contract";
import { comparableWords } from "./name-words.ts";

/** What has several lines, each a row of a file that is called after the whole. */
const wholes: ReadonlySet<string> = new Set("order invoice receipt transaction basket bill sale".split(" "));
const numbers: ReadonlySet<string> = new Set("id no nr number num code".split(" "));
/** Share of the rows from which a number is each row's own, but for a few. */
const nearlyAll = 0.9;

type Told = { columns: readonly Column[]; primaryKey: readonly string[]; rowCount: number };

/** What the rows of a table "Orders" are where several have one "Order ID": order lines. Null for any other table. */
export function linesLabel(label: string, { columns, primaryKey, rowCount }: Told): string | null {
  const [whole = "", other] = comparableWords(label);
  if (other !== undefined || !wholes.has(whole)) return null;
  const shared = columns.some(({ name, label: called, profile, role }) => {
    const [first = "", last = "", more] = comparableWords(called === "" ? name : called);
    const isNumber = first === whole && numbers.has(last) && more === undefined && role === "key";
    const isOwn = primaryKey.length === 1 && primaryKey[0] === name;
    return isNumber && !isOwn && profile !== null && profile.distinct < nearlyAll * rowCount;
  });
  return shared ? `${capitalised(whole)} lines` : null;
}
