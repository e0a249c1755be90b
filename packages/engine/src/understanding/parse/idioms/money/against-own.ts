import { type ColumnEntry, isNumeric, type TableEntry } from "../../../index/entries.ts";
import { labelAmongTables } from "../../../index/label-among-tables.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { moneyColumnOf } from "../../../index/money-column-of.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import { tablesOf } from "../states/deed-table.ts";
import type { Written } from "../written.ts";

/** What a bound may be called, and the words that columns have for it. */
const bounds: ReadonlyMap<string, readonly string[]> = new Map([
  ["plan", ["plan", "planned"]],
  ["target", ["target", "targeted"]],
  ["goal", ["goal"]],
  ["budget", ["budget", "budgeted"]],
  ["quota", ["quota"]],
  ["forecast", ["forecast", "forecasted", "projected"]],
  ["estimate", ["estimate", "estimated"]],
]);
/** The words that bounds of rows are called by. */
export const ownBounds: ReadonlySet<string> = new Set(bounds.keys());
/** What came about of what there was a budget for. */
const outlays: ReadonlySet<string> = new Set("spend spent spending cost expense expenditure".split(" "));
/** What says which of two figures came about. */
const actual: ReadonlySet<string> = new Set(
  "actual actually achieved realised realized raised sold produced spent done made enrolled attended booked reached".split(
    " ",
  ),
);
const below = phrases(
  ..."below under behind missed miss misses".split(" "),
  "short of",
  "fell short of",
  "less than",
  "lower than",
  "did not reach",
  "did not meet",
  "did not hit",
  "failed to reach",
  "failed to meet",
);
const earnings: ReadonlySet<string> = new Set(
  "gross revenue takings taking earnings earning income sales sale".split(" "),
);
/** Of several earnings the one that takes in the others. */
const widest: ReadonlySet<string> = new Set("worldwide global total overall".split(" "));
const earnedBack = phrases(
  ..."recouped recoup recovered recover".split(" "),
  ..."earned earn made make got get".split(" ").map((verb) => `${verb} back`),
);
const earnedMore = phrases(..."earned earn made make grossed".split(" ").map((verb) => `${verb} more than`));
const reached = phrases(..."reached reach met meet hit achieved made".split(" "), "at or above");
const above = phrases(
  ..."above over exceeded exceed exceeds beat beyond surpassed".split(" "),
  "more than",
  "higher than",
  "greater than",
  "ahead of",
  "went over",
);
const openers: ReadonlySet<string> = new Set("that which who have has had are is were was did".split(" "));
const articles: ReadonlySet<string> = new Set(["the", "their", "its", "our", "own"]);

/**
 * "Work orders below plan", "campaigns that reached their goal", "offers above budget": what came about against the bound that the rows
 * themselves (or what they belong to) hold, where one column is called so and one tells the other.
 */
export function againstOwn(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [back = 0, more = 0] = [earnedBack, earnedMore].map((each) => phraseAt(tokens, at, each));
  const [low, met, high] =
    back + more > 0 ? [0, back, more] : [below, reached, above].map((each) => phraseAt(tokens, at, each));
  const verb = low || met || high || 0;
  if (verb === 0) return null;
  const said = at + verb + (articles.has(textAt(tokens, at + verb)) ? 1 : 0);
  const words = bounds.get(tokens[said]?.lemma ?? "");
  const begin = tokens.slice(0, at).findLastIndex(({ text }) => !openers.has(text));
  const table = words === undefined ? null : tableNamed(tokens[begin], index);
  if (words === undefined || table === null) return null;
  const pair = back + more > 0 ? earnedPair(table, words, index) : pairOf(table, words, index);
  const side = low ? "below" : met ? "at least the" : "above";
  return pair === null ? null : { words: `with ${pair.own} ${side} ${pair.bound}`, tokens: said + 1 - at };
}

/** What came about and the bound of a word, where the rows of one table alone have such a bound; null elsewhere. */
export function boundPair(word: string, index: ModelIndex): { own: string; bound: string } | null {
  const words = bounds.get(word) ?? [];
  const [only, other] = index.tables.filter((table) =>
    measuresOf(table, index).some((column) => column.words.some((each) => words.includes(each))),
  );
  return only === undefined || other !== undefined ? null : pairOf(only, words, index);
}

/** What the bound of a table's rows is called, and what is measured by it; null where several may be either. */
function pairOf(
  table: TableEntry,
  words: readonly string[],
  index: ModelIndex,
): { own: string; bound: string } | null {
  const near = [table, ...parentsOf(table, index)];
  const [bound, second] = near.flatMap((each) =>
    measuresOf(each, index).filter((column) => column.words.some((word) => words.includes(word))),
  );
  if (bound === undefined || second !== undefined) return null;
  const others = measuresOf(table, index).filter((column) => column !== bound);
  const rest = bound.words.filter((word) => !words.includes(word));
  const alike = others.filter(
    (column) => rest.length > 0 && rest.every((word) => column.words.includes(word)),
  );
  const told = others.filter((column) => column.words.some((word) => actual.has(word)));
  const spent = words.includes("budget")
    ? others.filter((column) => column.words.some((word) => outlays.has(word)))
    : [];
  const [own, other] = [alike, told, spent].find((found) => found.length > 0) ?? [];
  if (own !== undefined && other === undefined)
    return { own: labelAmongTables(own, index), bound: labelAmongTables(bound, index) };
  const below = bound.table === table.id && own === undefined ? tablesOf(table, index) : [];
  const [money, further] = below.flatMap((each) => {
    const column = each.table.type === "fact" ? moneyColumnOf(each, index) : null;
    return column === null ? [] : [`total ${each.table.label} ${column.column.label}`];
  });
  const sales = below.length > 0 && index.revenue !== null ? "total revenue" : null;
  const came = money === undefined ? sales : further === undefined ? money : null;
  return came === null ? null : { own: came, bound: labelAmongTables(bound, index) };
}

/** What rows earned and the bound of a word, where both are theirs: of several earnings those that take in the others. */
function earnedPair(
  table: TableEntry,
  words: readonly string[],
  index: ModelIndex,
): { own: string; bound: string } | null {
  const own = measuresOf(table, index);
  const [bound, second] = own.filter((column) => column.words.some((word) => words.includes(word)));
  const earned = own.filter((column) => column !== bound && column.words.some((word) => earnings.has(word)));
  const wide = earned.filter((column) => column.words.some((word) => widest.has(word)));
  const [only, other] = wide.length > 0 ? wide : earned;
  return bound === undefined || second !== undefined || only === undefined || other !== undefined
    ? pairOf(table, words, index)
    : { own: labelAmongTables(only, index), bound: labelAmongTables(bound, index) };
}

/** The tables that rows of a table refer to, one each, and those that these refer to. */
function parentsOf(table: TableEntry, { tables, model }: ModelIndex): TableEntry[] {
  const of = (child: TableEntry): TableEntry[] =>
    model.relationships.flatMap(({ from, to }) =>
      from.table === child.table.name ? (tables.find((each) => each.table.name === to.table) ?? []) : [],
    );
  const own = of(table);
  return [...own, ...own.flatMap(of)].filter((each, at, all) => each !== table && all.indexOf(each) === at);
}

const measuresOf = (table: TableEntry, { columns }: ModelIndex): ColumnEntry[] =>
  table.columns
    .flatMap((id) => columns[id] ?? [])
    .filter(({ column }) => isNumeric(column) && column.role === "measure");

againstOwn.needs = [...bounds.keys()];
