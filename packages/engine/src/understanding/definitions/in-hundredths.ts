import type { Expression } from "@parlance/contract";
import { entryOf } from "../index/entry-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { isPercent } from "../index/percentages.ts";
import type { Part, Phrase } from "./part.ts";

/**
 * "Balance times interest rate", where the rate is told in percent: of an amount it is that many hundredths. A rate that is told as a part of
 * one stays as it is.
 */
export function inHundredths(part: Part, index: ModelIndex): Part {
  if (part.kind !== "operation") return part;
  const [left, right] = [inHundredths(part.left, index), inHundredths(part.right, index)];
  const operands = [left, right];
  const rate = operands.find((each) => isRate(each, index));
  const amount = operands.find((each) => each !== rate);
  if (part.operator !== "*" || rate?.kind !== "phrase" || amount === undefined)
    return { ...part, left, right };
  if (amount.kind === "number" || isRate(amount, index)) return { ...part, left, right };
  const told = ofHundred(rate);
  return { ...part, left: left === rate ? told : left, right: right === rate ? told : right };
}

const rated: ReadonlySet<string> = new Set("interest commission tax vat discount margin fee".split(" "));
/** More than this is no percentage. */
const most = 100;

/** Whether a number of each row is a percentage by its unit or its name, told as parts of a hundred. */
function isRate(part: Part, index: ModelIndex): boolean {
  if (part.kind !== "phrase" || part.row?.kind !== "field") return false;
  const entry = entryOf(part.row.field, index);
  const largest = Number(entry?.column.profile?.maximum ?? 0);
  if (entry === undefined || largest <= 1 || largest > most) return false;
  const { column, words } = entry;
  const called = words.includes("rate") && words.some((word) => rated.has(word));
  return isPercent(column, words) || (called && column.unit.kind !== "currency");
}

function ofHundred(part: Phrase): Phrase {
  const hundred = { kind: "constant" as const, value: 100 };
  const row: Expression | null =
    part.row === null
      ? null
      : { kind: "arithmetic", operator: "/", left: part.row, right: { ...hundred, type: "integer" } };
  return { ...part, row, whole: { kind: "arithmetic", operator: "/", left: part.whole, right: hundred } };
}
