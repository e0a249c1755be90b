import type { TableEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { type Token, tokenize } from "../text/tokenize.ts";

/** What is said in short at a token: the full words, and how many tokens they take the place of. */
type Written = { words: string; tokens: number };

/**
 * Writes out what people say in short, in words of the data: "the biggest spenders" are the biggest customers by revenue,
 * "repeat customers" those with more than one order, products "never sold" those without order lines, a "return rate" returns
 * divided by what may be returned. What the data itself has a name for stays. New tokens keep the place of the old ones.
 */
export function writeOutIdioms(tokens: readonly Token[], index: ModelIndex): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token] = tokens.slice(at, at + 1);
    if (token === undefined) continue;
    const written =
      agent(token, index) ??
      repeated(tokens, at, index) ??
      never(tokens, at, index) ??
      times(tokens, at, index) ??
      rate(tokens, at, index);
    if (written === null) {
      result.push(token);
      continue;
    }
    const end = tokens[at + written.tokens - 1]?.end ?? token.end;
    for (const each of tokenize(written.words)) result.push({ ...each, start: token.start, end });
    at += written.tokens - 1;
  }
  return result;
}

const agents: ReadonlyMap<string, string> = new Map([
  ["spender", "customers by revenue"],
  ["bestseller", "best selling products"],
]);

function agent(token: Token, { words, values }: ModelIndex): Written | null {
  const said = agents.get(token.lemma);
  const named = words.columnsByWord.has(token.lemma) || words.tablesByWord.has(token.lemma);
  return said === undefined || named || values.byWord.has(token.text) ? null : { words: said, tokens: 1 };
}

/** "repeat customers": with more than one of what happens to them. */
function repeated(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!["repeat", "returning", "recurring", "loyal"].includes(tokens[at]?.text ?? "")) return null;
  const table = tableCalled(tokens[at + 1], index);
  const deed = table === null ? null : happening(table, index);
  return deed === null
    ? null
    : { words: `${tokens[at + 1]?.text} with more than 1 ${deed.table.label}`, tokens: 2 };
}

const deals = /^(?:sold|ordered|bought|purchased|shopped)$/;

/** "which products have never been sold", "customers who never bought anything". */
function never(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const text = (place: number): string => tokens[place]?.text ?? "";
  if (!["never", "not"].includes(text(at))) return null;
  const verb = text(at + 1) === "been" ? at + 2 : at + 1;
  const end = ["anything", "yet", "before"].includes(text(verb + 1)) ? verb + 2 : verb + 1;
  if (!deals.test(text(verb)) || !(end === tokens.length || tokens[end]?.kind === "mark")) return null;
  const table = namedBefore(tokens, at, index);
  const deed = table === null ? null : happening(table, index);
  return deed === null ? null : { words: `without ${deed.table.label}`, tokens: end - at };
}

const mostWords = 5;
const numbersOfTimes: ReadonlyMap<string, string> = new Map([
  ["once", "1"],
  ["twice", "2"],
]);

/** "customers who ordered at least 3 times", "who bought twice": as many of what happens to them. */
function times(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!deals.test(tokens[at]?.text ?? "")) return null;
  const rest = tokens.slice(at + 1, at + 1 + mostWords).map(({ text }) => text);
  const end = rest.findIndex((word) => ["once", "twice", "times", "time"].includes(word));
  const table = namedBefore(tokens, at, index);
  const deed = table === null ? null : happening(table, index);
  if (deed === null || end < 0) return null;
  const worded = numbersOfTimes.get(rest[end] ?? "");
  const count = worded ?? rest[end - 1];
  const bound = rest.slice(0, worded === undefined ? end - 1 : end);
  if (count === undefined || !/^\d+$/.test(count) || !bound.every((word) => /^[a-z]+$/.test(word)))
    return null;
  const how = bound.filter((word) => word !== "only" && word !== "just").join(" ") || "exactly";
  return { words: `with ${how} ${count} ${deed.table.label}`, tokens: end + 2 };
}

/** The last table that is named before a word. */
const namedBefore = (tokens: readonly Token[], at: number, index: ModelIndex): TableEntry | null =>
  tokens
    .slice(0, at)
    .map((token) => tableCalled(token, index))
    .findLast((each) => each !== null) ?? null;

/** "return rate": the rows of returns over the rows of what they refer to. */
function rate(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [event, said] = tokens.slice(at, at + 2);
  if (event === undefined || said?.lemma !== "rate" || index.words.columnsByWord.has("rate")) return null;
  const table = tableCalled(event, index);
  const whole = table === null ? null : referredFact(table, index);
  return table === null || whole === null
    ? null
    : { words: `number of ${table.table.label} divided by number of ${whole.table.label}`, tokens: 2 };
}

function tableCalled(token: Token | undefined, { words, tables }: ModelIndex): TableEntry | null {
  const named = token === undefined ? [] : (words.phrases.get(token.lemma) ?? []);
  const table = named.find(({ kind }) => kind === "table");
  return table === undefined ? null : (tables[table.id] ?? null);
}

/** The fact that is recorded of a table's rows: the one with the most rows that refers to it directly. */
const happening = ({ id }: TableEntry, index: ModelIndex): TableEntry | null => largest(index, id, false);

const referredFact = ({ id }: TableEntry, index: ModelIndex): TableEntry | null => largest(index, id, true);

function largest({ graph, tables }: ModelIndex, id: number, toOne: boolean): TableEntry | null {
  const facts = (graph.ways[id] ?? [])
    .filter((way) => way.toOne === toOne)
    .flatMap(({ to }) => tables[to] ?? [])
    .filter(({ table }) => table.type === "fact");
  return facts.toSorted((one, other) => other.table.rowCount - one.table.rowCount)[0] ?? null;
}
