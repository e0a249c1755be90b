import { lowered } from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { clients } from "../../lexicon/workers.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { workerOf } from "../idioms/people/parties-of.ts";
import type { Written } from "../idioms/written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ["most", "highest"],
  ["least", "lowest"],
]);
const spending = /^(?:spends?|spent)$/;
const farthest = 4;

/**
 * "Which client spent the most", "who spends the most on hotels" of rows that tell what was spent, and not what anybody paid us: by all of it,
 * and not by the one row with most of it.
 */
export function mostSpent(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at > 0 || !["who", "which", "what"].includes(textAt(tokens, 0))) return null;
  const verb = tokens.findIndex(({ text }, place) => place <= farthest && spending.test(text));
  const most = textAt(tokens, verb + 1) === "the" ? verb + 2 : verb + 1;
  const end = ends.get(textAt(tokens, most));
  if (verb < 1 || end === undefined) return null;
  const doer = textAt(tokens, 0) === "who" ? spenderOf(index) : named(tokens.slice(1, verb), index);
  const money = /^(?:money|cash)$/.test(textAt(tokens, most + 1)) ? 1 : 0;
  return doer === null || doer === ""
    ? null
    : { words: `which ${lowered(doer)} has the ${end} total spend`, tokens: most + 1 + money };
}

/** The noun for those who spend, in the singular, where the data tells what is spent. */
const named = (noun: readonly Token[], { words, moneyTable }: ModelIndex): string | null =>
  moneyTable === null || words.columnsByWord.has("spend")
    ? [rawOf(noun.slice(0, -1)), noun.at(-1)?.lemma ?? ""].join(" ").trim()
    : null;

/** Who spends where nobody is called a customer: those who work on the rows with the money, or on the only facts. */
function spenderOf(index: ModelIndex): string | null {
  const { words, tables, moneyTable } = index;
  if ([...clients].some((each) => words.columnsByWord.has(each) || words.tablesByWord.has(each))) return null;
  const facts = tables.filter(({ table }) => table.type === "fact");
  const rows = moneyTable ?? (facts.length === 1 ? facts[0]?.id : undefined);
  return rows === undefined ? null : workerOf(rows, index);
}

mostSpent.needs = [...ends.keys()];
