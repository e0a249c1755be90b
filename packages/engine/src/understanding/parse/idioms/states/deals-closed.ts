import { lowered } from "@parlance/contract";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { doersOf } from "../people/who-ranks.ts";
import type { Written } from "../written.ts";

const helpers: ReadonlySet<string> = new Set(["did", "do", "does", "has", "have"]);
/** What sellers do who win a deal. */
const winning = /^(?:close|closed|closes|win|won|wins|sell|sold|book|booked|sign|signed|land|landed)$/;
const everyone: ReadonlySet<string> = new Set(["we", "they", "i"]);
const articles: ReadonlySet<string> = new Set(["a", "an", "the"]);
/** What stands behind the verb, and no noun ("have a close date", "did the win rate grow"). */
const ends: ReadonlySet<string> = new Set(
  "in last this during since for by per on between from so over yesterday today and ? ."
    .split(" ")
    .concat(""),
);
const longest = 4;

/**
 * "How much did Ann close", "how many deals did each rep close", "who closed the most" where deals are won or lost: the money, or the number, of those
 * that were won.
 */
export function dealsClosed(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const { deals, moneyTable } = index;
  if (deals?.won == null || moneyTable !== deals.table.id) return null;
  if (textAt(tokens, at) === "who") return closedMost(tokens, at, deals.table.id, index);
  if (!helpers.has(textAt(tokens, at))) return null;
  const verb = tokens.findIndex(({ text }, place) => place > at + 1 && winning.test(text));
  const who = tokens.slice(at + 1, verb);
  if (!ends.has(textAt(tokens, verb + 1)) || articles.has(who.at(-1)?.text ?? "")) return null;
  if (verb < 0 || who.length > longest || who.some(({ kind }) => kind === "mark")) return null;
  const whose = everyone.has(textAt(tokens, at + 1)) ? "" : of(who);
  const [asked, before] = [textAt(tokens, at - 1), textAt(tokens, at - 2)];
  if (asked === "much" && before === "how") return { words: `revenue${whose}`, tokens: verb + 1 - at };
  const rows = deals.table.words.at(-1) === tokens[at - 1]?.lemma;
  return rows ? { words: `that were won${whose}`, tokens: verb + 1 - at } : null;
}

/** "Of Ann", "by rep". */
const of = ([first, ...others]: readonly Token[]): string =>
  first !== undefined && ["each", "every"].includes(first.text) && others.length > 0
    ? ` by ${rawOf(others)}`
    : ` of ${rawOf(first === undefined ? [] : [first, ...others])}`;

/** "Who closed the most (deals)": of those who are told to have done it. */
function closedMost(tokens: readonly Token[], at: number, table: number, index: ModelIndex): Written | null {
  const end = /^(?:most|least|fewest)$/.exec(textAt(tokens, at + 3))?.[0];
  if (!winning.test(textAt(tokens, at + 1)) || textAt(tokens, at + 2) !== "the" || end === undefined)
    return null;
  const seller = sellerOf(table, index);
  if (seller === null) return null;
  const rows = index.tables[table]?.words.at(-1) === tokens[at + 4]?.lemma;
  const label = lowered(index.tables[table]?.table.label ?? "");
  const figure = rows ? `the ${end} won ${label}` : `the ${end === "most" ? "highest" : "lowest"} revenue`;
  return { words: `which ${seller} has ${figure}`, tokens: rows ? 5 : 4 };
}

/** What those are called who win a table's rows: people of their own, or the one column that says whose they are. */
function sellerOf(table: number, index: ModelIndex): string | null {
  const doers = doersOf(table, index);
  if (doers !== null) return doers.words.join(" ");
  const [only, other] = (index.tables[table]?.columns ?? [])
    .flatMap((id) => index.columns[id] ?? [])
    .filter(({ column, words }) => column.role !== "measure" && words.some((word) => sellers.has(word)));
  return only === undefined || other !== undefined ? null : lowered(only.column.label);
}

const sellers: ReadonlySet<string> = new Set("owner rep representative salesperson seller agent".split(" "));

dealsClosed.needs = "close closed closes win won wins sell sold book booked sign signed land landed".split(
  " ",
);
