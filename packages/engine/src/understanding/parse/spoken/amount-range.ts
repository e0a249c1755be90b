import { labelSaid } from "../../index/figure-names.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const joints: ReadonlySet<string> = new Set(["to", "-", "–", "and"]);
const scales: ReadonlyMap<string, number> = new Map([
  ["k", 1e3],
  ["thousand", 1e3],
  ["m", 1e6],
  ["mn", 1e6],
  ["million", 1e6],
  ["bn", 1e9],
  ["billion", 1e9],
]);
/** What tells a time as well as a price, where nothing says which. */
const bought: ReadonlySet<string> = new Set("bought purchased acquired".split(" "));
/** Amounts below are rather numbers of things, or years. */
const leastAmount = 3000;

/**
 * "For 250k to 300k", "sold at 4000 - 5000": between these amounts. "250-300k", "between 2 and 3 million": the first in thousands or millions, too,
 * where that is not said of it.
 */
export function amountRange(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opened = ["for", "at"].includes(textAt(tokens, at)) ? 1 : 0;
  const low = amountAt(tokens, at + opened);
  const joint = at + opened + (low?.size ?? 0);
  const high = low === null || !joints.has(textAt(tokens, joint)) ? null : amountAt(tokens, joint + 1);
  if (low === null || high === null) return null;
  const shared = low.scale === 1 && high.scale > 1 && low.number < high.number;
  const [first, last] = [low.number * (shared ? high.scale : low.scale), high.number * high.scale];
  const size = joint + 1 + high.size - at;
  const deal = opened === 1 && bought.has(textAt(tokens, at - 1));
  if (opened === 1 && textAt(tokens, joint) !== "and" && (deal || last >= leastAmount) && first < last)
    return { words: `${deal ? boughtFor(index) : ""}between ${first} and ${last}`, tokens: size };
  return shared && opened === 0 ? { words: `${first} ${textAt(tokens, joint)} ${last}`, tokens: size } : null;
}

/** "With purchase price" of things that have one, else what they cost. */
function boughtFor({ columns }: ModelIndex): string {
  const [only, other] = columns.filter(
    ({ column, words }) =>
      column.role === "measure" &&
      words.includes("purchase") &&
      words.some((word) => ["price", "cost", "amount", "value"].includes(word)),
  );
  return only === undefined || other !== undefined ? "costing " : `with ${labelSaid(only)} `;
}

type Amount = { number: number; scale: number; size: number };

/** The number at a token, with what it is in thousands or millions of. */
function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const said = /^(?<number>\d+(?:\.\d+)?)(?<scale>k|m|mn|bn)?$/.exec(textAt(tokens, at).replaceAll(",", ""));
  if (said === null) return null;
  const number = tokens[at]?.number ?? Number(said.groups?.number);
  const own = scales.get(said.groups?.scale ?? "");
  const behind = own === undefined ? scales.get(textAt(tokens, at + 1)) : undefined;
  return { number, scale: own ?? behind ?? 1, size: behind === undefined ? 1 : 2 };
}
