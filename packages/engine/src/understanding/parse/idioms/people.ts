import type { ModelIndex } from "../../index/model-index.ts";
import { isPersonal, personTable, staffTable } from "../../index/persons.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableCalled } from "./facts.ts";
import type { Written } from "./written.ts";

/** What people are called whatever they are to a business. */
const nouns: ReadonlySet<string> = new Set(
  "people ppl person persons folks colleagues colleague staff workforce personnel everybody everyone".split(
    " ",
  ),
);

/** What only those are called who work here. */
const working: ReadonlySet<string> = new Set(
  "headcount staff workforce personnel colleagues colleague".split(" "),
);

/** "how many people", "the staff in Berlin": the rows of the one table that holds people, unless the data has the word itself. */
export function people(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = tokens[at];
  if (token === undefined || !(nouns.has(token.text) || token.text === "headcount")) return null;
  const table =
    (working.has(token.text) ? staffTable(index.tables) : null)?.table ??
    personTable(index.tables, index.columns)?.table;
  const known =
    isKnown(token, index) ||
    [at - 1, at + 1].some((each) => tableCalled(tokens[each], index)?.table === table);
  if (table === undefined || known) return null;
  if (token.text !== "headcount") return { words: table.label, tokens: 1 };
  const active =
    index.conditions.has("active") &&
    tokens.every(({ text }, place) => !["active", "current"].includes(text) && !isPoint(tokens, place));
  return { words: `number of ${active ? "active " : ""}${table.label}`, tokens: 1 };
}

/** "At the end of 2023", "as of May": those who were there then. */
const isPoint = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.text === "of" && ["end", "as", "start", "beginning"].includes(tokens[at]?.text ?? "");

const earning = /^(?:earn(?:s|ed|ing)?|earners?)$/;
const wages: ReadonlySet<string> = new Set("salary wage pay income earnings".split(" "));

/** "who earns the most", "the top 5 earners": which rows of the one table of people, by what they are paid there. */
export function earners(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [token, next] = tokens.slice(at, at + 2);
  const verb = token?.text === "who" ? next : token;
  if (token === undefined || verb === undefined || !earning.test(verb.text) || isKnown(verb, index))
    return null;
  const table = staffTable(index.tables) ?? personTable(index.tables, index.columns);
  const wage = table?.columns.find((id) => isWage(index, id));
  const label = wage === undefined ? undefined : index.columns[wage]?.column.label;
  if (table === null || label === undefined) return null;
  if (token.text === "who") return { words: `which ${table.table.label} ${verb.raw}`, tokens: 2 };
  return verb.lemma === "earner" ? { words: `${table.table.label} by ${label}`, tokens: 1 } : null;
}

const isWage = ({ columns }: ModelIndex, id: number): boolean =>
  columns[id]?.column.role === "measure" && columns[id]?.words.some((word) => wages.has(word)) === true;

const isKnown = ({ text, lemma }: Token, { words, values }: ModelIndex): boolean =>
  [text, lemma].some(
    (word) => words.columnsByWord.has(word) || words.tablesByWord.has(word) || values.byKey.has(word),
  );

/** "the current employees", "current staff": those who have not left. */
export function current(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [token, next] = tokens.slice(at, at + 2);
  if (token === undefined || next === undefined || !["current", "present", "existing"].includes(token.text))
    return null;
  const table = tableCalled(next, index);
  const personal =
    nouns.has(next.text) || next.text === "headcount" || (table !== null && isPersonal(table, index.columns));
  return personal && index.conditions.has("active") ? { words: "active", tokens: 1 } : null;
}
