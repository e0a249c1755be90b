import type { ValueItem } from "../item.ts";
import type { Condition } from "./frame.ts";
import { narrow } from "./narrow.ts";
import { type Reader, wordsBetween } from "./reader.ts";

/**
 * "Low and medium priority", "neither paid nor void": a value that is joined to the one before it is of the same column where it may be, as
 * is that one where joints alone stand between, and is denied with it. So are other values behind "or" and in a list of what is left out.
 */
export function withSibling(reader: Reader, item: ValueItem): ValueItem {
  const before = reader.frame.conditions.at(-1);
  if (!(reader.joined || reader.or) || before?.test.kind !== "value") return item;
  const { value } = before.test;
  const sibling = narrow(item, value.options);
  const between = wordsBetween(reader, value.end, item.start);
  const beside = between.length > 0 && between.every((word) => joints.has(word));
  if (
    before.negated &&
    (sibling === null ? beside && (reader.or || isLeftOut(reader, before)) : reader.joined || beside)
  )
    reader.negated = true;
  if (sibling === null) return item;
  if (beside || reader.frame.both) before.test.value = narrow(value, sibling.options) ?? value;
  return sibling;
}

/** Whether a denied value opens a list of what is left out ("excluding vans and unpaid ones"). */
function isLeftOut({ tokens }: Reader, { test }: Condition): boolean {
  const start = test.kind === "value" ? test.value.start : 0;
  return tokens.slice(Math.max(0, start - 3), start).some(({ text }) => leaving.has(text));
}

const leaving: ReadonlySet<string> = new Set("excluding except without than excl exclude".split(" "));
const joints: ReadonlySet<string> = new Set("and or nor , & the any".split(" "));
