import { lowered, pluralOf } from "@parlance/contract";

/** What tells things apart and is no part of what they are called. */
const marks = /^(?:id|key|number|no|nr|name)$/i;
/** Words before "name" or "number" that make it a thing of its own. */
const kinds: ReadonlySet<string> = new Set(
  "first last middle full family given user file host serial phone account model".split(" "),
);

/** What different values of a column are said to be many of: "orders" of an "Order ID", "first names" of a "First name". */
export function countedAs(label: string): string {
  const words = lowered(label).split(" ");
  const rest = words.slice(0, -1);
  const named = marks.test(words.at(-1) ?? "") && rest.length > 0 && !kinds.has(rest.at(-1) ?? "");
  return pluralOf(named ? rest.join(" ") : words.join(" "));
}
