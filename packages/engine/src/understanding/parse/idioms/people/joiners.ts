import { columnKindOf } from "../../../index/column-kind-of.ts";
import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { genericWords } from "../../../index/names.ts";
import { personTable } from "../../../index/persons.ts";
import { membershipOf } from "../../../index/spans-of-rows.ts";
import { sharesRoot } from "../../../text/same-root.ts";
import { type Token, valueKey } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";
import { peopleNouns, staffOf } from "./people.ts";

const nouns: ReadonlySet<string> = new Set(
  "hire joiner starter recruit entrant newcomer appointee enrollee".split(" "),
);
const deeds: ReadonlySet<string> = new Set(["hired", "joined", "recruited", "employed"]);

/** "new hires", "joiners": those who came, in the word that the one table of people has for it ("joined on"), unless the data has that one. */
export function joiners(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = ["new", "who"].includes(tokens[at]?.text ?? "") ? 2 : 1;
  const noun = tokens[at + size - 1];
  const said = noun !== undefined && isComing(noun, tokens[at]);
  const table = said ? personTable(index.tables, index.columns) : null;
  const from = table === null ? null : membershipOf(index, table.id)?.from;
  if (table !== null && isOfOthers(tokens.slice(0, at), table, index)) return null;
  if (noun === undefined || from == null || index.values.byKey.has(valueKey(noun.lemma))) return null;
  if (index.words.tablesByWord.has(noun.lemma) || isFlagged(noun, index)) return null;
  const core = from.words.filter((word) => !genericWords.has(word) && word !== "on");
  if (core.some((word) => sharesRoot(word, noun.lemma)))
    return tokens[at]?.text === "new" ? { words: noun.raw, tokens: 2 } : null;
  if (core.length === 0 || isDated(noun, index)) return null;
  const taken = deeds.has(noun.text) && core.some((word) => index.values.byKey.has(word));
  if (tokens[at]?.text === "who")
    return taken ? { words: `${table?.table.label} with ${from.column.label}`, tokens: 2 } : null;
  return { words: taken ? `with ${from.column.label}` : core.join(" "), tokens: size };
}

/** "Customers who joined in May" beside a staff: whoever is named right before, where these came at a time of their own. */
function isOfOthers(before: readonly Token[], people: TableEntry, index: ModelIndex): boolean {
  const named = before.slice(-2).map((token) => tableNamed(token, index));
  const others = named.findLast((table) => table !== null);
  return others != null && others !== people && membershipOf(index, others.id) !== null;
}

/** "Not employed" where a flag tells who is. */
const isFlagged = ({ text }: Token, { columns }: ModelIndex): boolean =>
  columns.some(({ column, words }) => columnKindOf(column) === "flag" && words.includes(text));

/** Whether some other rows have a day that is called so ("hire date" of those who work here, where customers are registered). */
const isDated = ({ lemma }: Token, { words, columns }: ModelIndex): boolean =>
  (words.columnsByWord.get(lemma) ?? [])
    .flatMap((id) => columns[id] ?? [])
    .some(({ column }) => columnKindOf(column) === "time");

/** "Hires", "new hires", "joined" and "who joined". */
const isComing = ({ lemma, text }: Token, first: Token | undefined): boolean =>
  nouns.has(lemma) ? first?.text !== "who" : first?.text !== "new" && deeds.has(text);

/** "Everyone with job title and start date": the day on which people came, where other rows of theirs have one that is called so. */
export function startDate(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (
    !/^start(?:ing|ed)?$/.test(tokens[at]?.text ?? "") ||
    !/^(?:date|day)s?$/.test(tokens[at + 1]?.text ?? "")
  )
    return null;
  const people = staffOf(index);
  const from = people === null ? null : membershipOf(index, people.id)?.from;
  if (people === null || from == null || from.words.includes("start")) return null;
  const said = tokens.map((token) => tableNamed(token, index));
  const personal = tokens.some(({ text }) => peopleNouns.has(text)) || said.includes(people);
  const held = statedTables(tokens, index);
  const owned = [...said, ...held].some(
    (table) =>
      table !== null &&
      table !== people &&
      table.columns.some((id) => /^start(?:ed|ing)?$/.test(index.columns[id]?.words[0] ?? "")),
  );
  return personal && !owned ? { words: from.column.label, tokens: 2 } : null;
}

/** The tables whose rows are called by a value of one or two words ("who's past due"). */
const statedTables = (tokens: readonly Token[], { values, columns, tables }: ModelIndex): TableEntry[] =>
  tokens.flatMap((token, at) =>
    [token.text, `${token.text}${tokens[at + 1]?.text ?? ""}`].flatMap((key) =>
      (values.byKey.get(key) ?? []).flatMap(
        (id) => tables[columns[values.values[id]?.column ?? -1]?.table ?? -1] ?? [],
      ),
    ),
  );

startDate.needs = ["date", "day"];
