import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";
import { valueAt } from "../spoken/value-at.ts";

const called: readonly (readonly string[])[] = [
  ["annual", "yearly", "annually"],
  ["monthly", "month-to-month"],
];
const joints: ReadonlySet<string> = new Set(["vs", "versus", "against", "and", "or", "to", "with"]);

/** "Annual against monthly subscriptions" of a column that has "yearly": the value that is called otherwise, beside another of it, and no unit of time. */
export function billedYearly(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const word = textAt(tokens, at);
  const alike = called.find((group) => group.includes(word));
  if (alike === undefined || index.values.byKey.has(word)) return null;
  const own = alike.find((other) => index.values.byKey.has(other));
  const beside = joints.has(textAt(tokens, at + 1))
    ? at + 2
    : joints.has(textAt(tokens, at - 1))
      ? at - 2
      : -1;
  const other = own === undefined || beside < 0 ? null : valueAt(tokens, beside, index);
  return own === undefined ||
    other === null ||
    other.end !== beside + 1 ||
    !isOfOne(own, other.columns, index)
    ? null
    : { words: own, tokens: 1 };
}

const isOfOne = (value: string, others: ReadonlySet<number>, { values }: ModelIndex): boolean =>
  (values.byKey.get(value) ?? []).some((id) => others.has(values.values[id]?.column ?? -1));

billedYearly.needs = called.flat();
