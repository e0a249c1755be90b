import type { ModelIndex } from "../../index/model-index.ts";
import { moneyCalled } from "../../index/money-called.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const sums =
  /^(?:and|,) (?:what (?:was|is|were) )?(?:their|its) (?:total|combined|overall|summed)(?: (?:value|worth|amount))?$/;
const behind: ReadonlySet<string> = new Set(["by", "per", "for", "in"]);
const counting = /(?:^| )(?:how many|number of|count of)$/;
/** How many words such a clause has at most and at least. */
const [most, least] = [6, 3];

/** "How many orders in 1997 and what was their total": what those that are counted come to, of the same time. */
export function andTheirTotal(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const counted = tokens.findIndex((token) => tableNamed(token, index) !== null);
  if (counted < 2 || at < counted) return null;
  const sum = tokens.findIndex((_, place) => place > counted && sizeAt(tokens, place) > 0);
  const table = sum < 0 ? null : tableNamed(tokens[counted], index);
  const before = tokens.slice(counted - 2, counted).map(({ text }) => text);
  const money = table === null || !counting.test(before.join(" ")) ? null : moneyCalled(table, index);
  if (money === null) return null;
  if (at === sum) return { words: "", tokens: sizeAt(tokens, sum) };
  const figure = /^total\b/i.test(money) ? "sum of" : "total";
  return at === counted
    ? { words: `${tokens[at]?.raw} and ${figure} ${money.toLowerCase()}`, tokens: 1 }
    : null;
}

/** How many words ask for a sum of theirs at a token; 0 where none do. */
function sizeAt(tokens: readonly Token[], at: number): number {
  for (let size = most; size >= least; size -= 1) {
    const said = tokens.slice(at, at + size);
    const next = tokens[at + size];
    const ends = next === undefined || next.kind === "mark" || behind.has(next.text);
    if (said.length === size && ends && sums.test(said.map(({ text }) => text).join(" "))) return size;
  }
  return 0;
}

andTheirTotal.needs = ["their", "its"];
