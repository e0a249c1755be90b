import type { TableEntry } from "../../../index/entries.ts";
import { findRoutes } from "../../../index/graph.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import { isDeed } from "../states/deed-table.ts";
import type { Written } from "../written.ts";

/** How often, and the unit that is meant. */
const paces: ReadonlyMap<string, string> = new Map([
  ["daily", "day"],
  ["weekly", "week"],
  ["monthly", "month"],
  ["quarterly", "quarter"],
  ["yearly", "year"],
]);
const initials: ReadonlyMap<string, string> = new Map([
  ["dau", "day"],
  ["wau", "week"],
  ["mau", "month"],
]);
const users: ReadonlySet<string> = new Set(
  "user customer member account visitor player subscriber".split(" "),
);
/** What rows that tell of something done are called. */
const done: ReadonlySet<string> = new Set(
  "event activity session login visit usage log action click view".split(" "),
);

/**
 * "Monthly active users", "MAU", "users who were active in August": those that did something in the time that is asked about, by the rows
 * that tell of it, and not those that have not left since. What the data itself calls so stays.
 */
export function activeWithin(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const abbreviated = initials.get(textAt(tokens, at));
  if (abbreviated !== undefined && !index.words.columnsByWord.has(textAt(tokens, at)))
    return said(usersOf(index), index, {
      tokens: 1 + perUnit(tokens, at + 1, abbreviated),
      unit: abbreviated,
    });
  const unit = paces.get(textAt(tokens, at));
  if (unit !== undefined && textAt(tokens, at + 1) === "active" && !isInBrackets(tokens, at))
    return said(tableNamed(tokens[at + 2], index), index, {
      tokens: 3 + perUnit(tokens, at + 3, unit),
      unit,
    });
  return activeThen(tokens, at, index) ?? activeLately(tokens, at, index) ?? activeAmong(tokens, at, index);
}

const amid: ReadonlySet<string> = new Set(["on", "in", "at", "via", "through"]);
const pairing: ReadonlySet<string> = new Set(["both", "either", "the"]);

/** "Users active on both phone and web", "members who are active on mobile": where they did something, of a value that the rows that tell of it have. */
function activeAmong(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const table = tableNamed(tokens[at], index);
  const who = ["who", "that", "which"].includes(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const verb = who + (["are", "is", "were", "was"].includes(textAt(tokens, who)) ? 1 : 0);
  if (textAt(tokens, verb) !== "active" || !amid.has(textAt(tokens, verb + 1))) return null;
  const ends = [...index.fixed, ...index.lifecycles].some((each) => each.table === table);
  const deeds = table === null || ends ? null : deedsOf(table, index);
  const { text = "" } = tokens[verb + 2 + (pairing.has(textAt(tokens, verb + 2)) ? 1 : 0)] ?? {};
  const isTheirs = [...(index.values.byKey.get(text) ?? []), ...(index.values.byWord.get(text) ?? [])].some(
    (id) => deeds?.columns.includes(index.values.values[id]?.column ?? -1),
  );
  return isTheirs ? said(table, index, { tokens: verb + 1 - at, unit: null }) : null;
}

/** "MAU by month", "monthly active users per month": the unit said once more. */
const perUnit = (tokens: readonly Token[], at: number, unit: string): number =>
  ["by", "per", "each", "every"].includes(textAt(tokens, at)) && tokens[at + 1]?.lemma === unit ? 2 : 0;

/** "PMDAU (monthly average of daily active users)": what a name that was defined stands for. */
const isInBrackets = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).findLastIndex(({ text }) => text === "(") >
  tokens.slice(0, at).findLastIndex(({ text }) => text === ")");

/** "Active users in the last 30 days", "users active last week": of people that have no end of their own. */
function activeLately(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const before = textAt(tokens, at) === "active" ? 1 : 0;
  if (before === 0 && textAt(tokens, at + 1) !== "active") return null;
  const noun = tokens[at + before];
  const rest = tokens.slice(at + 2, at + 2 + soon);
  const lately = rest.findIndex(({ text }) => /^(?:in|during|over|within|for|last|this|past)$/.test(text));
  const timed = lately >= 0 && rest.slice(lately).some(({ text }) => time.test(text));
  if (rest.slice(0, lately).some(({ text }) => saysMore.has(text) || isDeed(text))) return null;
  if (noun === undefined || !users.has(noun.lemma) || !timed) return null;
  const table = tableNamed(noun, index);
  const ends = [...index.fixed, ...index.lifecycles].some((each) => each.table === table);
  return ends ? null : said(table, index, { tokens: 2, unit: null });
}

/** What leads on to something else that was done or not done then: "active users who have not signed in in May". */
const saysMore: ReadonlySet<string> = new Set(
  "who that which whose with without no not never nothing didn't haven't hasn't".split(" "),
);

/** Words behind which a time is looked for. */
const soon = 6;

/** "Users who were active in August", "how many users were active last month". */
function activeThen(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const who = ["who", "that", "which"].includes(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  if (!["were", "was"].includes(textAt(tokens, who)) || textAt(tokens, who + 1) !== "active") return null;
  const timed = tokens.slice(who + 2).some(({ text }) => time.test(text));
  const table = tableNamed(tokens[at], index);
  const isFixed = index.fixed.some((term) => term.table === table);
  return timed && !isFixed ? said(table, index, { tokens: who + 2 - at, unit: null }) : null;
}

const time =
  /^(?:20\d\d|last|this|past|yesterday|today|q[1-4]|week|month|quarter|year|days?|january|february|march|april|may|june|july|august|september|october|november|december)$/;

function said(
  table: TableEntry | null,
  index: ModelIndex,
  { tokens, unit }: { tokens: number; unit: string | null },
): Written | null {
  const deeds = table === null ? null : deedsOf(table, index);
  if (table === null || deeds === null) return null;
  const plural = (each: TableEntry): string => each.table.label.toLowerCase();
  const per = unit === null ? "" : ` per ${unit}`;
  return { words: `${plural(table)} with ${plural(deeds)}${per}`, tokens };
}

/** The one table of those who use something, the one that is called so alone before one that is also called otherwise ("app users"). */
const usersOf = ({ byHead }: ModelIndex): TableEntry | null =>
  [...users].flatMap((word) => {
    const called = byHead.get(word) ?? [];
    return called.find(({ words }) => words.length === 1) ?? (called.length === 1 ? called : []);
  })[0] ?? null;

/** The rows that tell of what a table's members did: those that are called so, else their deals, else the only facts about them. */
function deedsOf({ id }: TableEntry, { tables, graph, dealTable }: ModelIndex): TableEntry | null {
  const facts = tables.filter(
    (each) =>
      each.id !== id &&
      each.table.type === "fact" &&
      each.table.timeColumn !== null &&
      findRoutes(graph, each.id, id, { count: 1, preferred: new Set() })[0]?.toOne === true,
  );
  const called = facts
    .filter(({ words }) => words.some((word) => done.has(word)))
    .toSorted((one, other) => other.table.rowCount - one.table.rowCount);
  const [only, other] = facts;
  return (
    called[0] ?? facts.find((each) => each.id === dealTable) ?? (other === undefined ? (only ?? null) : null)
  );
}

activeWithin.needs = [...initials.keys(), "active"];
