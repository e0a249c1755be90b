import type { ColumnEntry, TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import { tablesOf } from "../states/deed-table.ts";
import type { Written } from "../written.ts";

const costs: ReadonlySet<string> = new Set("spend spending cost expense expenditure".split(" "));
const sizes: ReadonlySet<string> = new Set(["size"]);
const worths: ReadonlySet<string> = new Set("amount value total worth price".split(" "));

/**
 * "Campaigns that cost us more than 8,000", "the 5 cars that cost us the most in repairs": what the rows below each of them add up to, where
 * they, and the rows between, have no cost of their own; "the campaigns that ate the most money" as well.
 */
export function costMore(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = ["that", "which"].includes(textAt(tokens, at)) ? at + 1 : at;
  const size = textAt(tokens, verb + 1) === "us" ? 2 : 1;
  const more = textAt(tokens, verb + size);
  const end = more === "the" ? ends.get(textAt(tokens, verb + size + 1)) : undefined;
  const compares = end !== undefined || /^(?:more|less|over|under|above|below)$/.test(more);
  const behind = verb + size + (end === undefined ? 0 : 2);
  const money = end !== undefined && moneys.has(textAt(tokens, behind)) ? 1 : 0;
  const costsThem = (money === 1 ? eats : /^costs?$/).test(textAt(tokens, verb));
  const table = costsThem && compares ? tableNamed(tokens[at - 1], index) : null;
  if (table === null || measured(table, costs, index).length > 0) return null;
  const told = behind + money;
  const said =
    end !== undefined && ["in", "on", "for"].includes(textAt(tokens, told)) ? tokens[told + 1] : undefined;
  const named = tableNamed(said, index);
  const [only, other] = named === null ? spentBelow(table, index) : measured(named, costs, index);
  if (only === undefined || other !== undefined) return null;
  return end === undefined
    ? { words: `with total ${only.column.label}`, tokens: behind - at }
    : { words: `with the ${end} total ${only.column.label}`, tokens: told + (named === null ? 0 : 2) - at };
}

/** The costs of the nearest rows below a table's that have any. */
function spentBelow(table: TableEntry, index: ModelIndex): ColumnEntry[] {
  let below = [table];
  for (let depth = 0; depth < deepest; depth += 1) {
    below = [...new Set(below.flatMap((each) => tablesOf(each, index)))];
    const found = below.flatMap((each) => measured(each, costs, index));
    if (found.length > 0) return found;
  }
  return [];
}

const deepest = 3;
const moneys: ReadonlySet<string> = new Set(["money", "cash", "budget"]);
/** How money is said to go, where it is named. */
const eats = /^(?:costs?|ate|eats?|burn(?:s|ed|t)?|swallow(?:s|ed)?|consume[sd]?|gobbled)$/;

const ends: ReadonlyMap<string, string> = new Map([
  ["most", "highest"],
  ["least", "lowest"],
]);

/** "Won deals by size: below 10k, 10k to 25k": how much each is worth, where their own rows tell no other size. */
export function bySize(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const bands = tokens.slice(at).some(({ text }) => /\d/.test(text));
  if (textAt(tokens, at) !== "size" || textAt(tokens, at - 1) !== "by" || !bands) return null;
  const [table] = tokens
    .slice(0, at - 1)
    .toReversed()
    .flatMap((token) => tableNamed(token, index) ?? []);
  if (table === undefined || measured(table, sizes, index).length > 0) return null;
  const [only, other] = measured(table, worths, index);
  return only === undefined || other !== undefined ? null : { words: only.column.label, tokens: 1 };
}

/** The measures of a table that are called so. */
const measured = (
  { columns: own }: TableEntry,
  names: ReadonlySet<string>,
  { columns }: ModelIndex,
): ColumnEntry[] =>
  own
    .flatMap((id) => columns[id] ?? [])
    .filter(({ column, words }) => column.role === "measure" && words.some((word) => names.has(word)));

bySize.needs = ["size"];
