import type { Column, Table } from "@parlance/contract";
import { isMadeOf } from "../text/is-made-of.ts";
import { lemma } from "../text/lemma.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { expandedWords, nameWords } from "./names.ts";
import { isPercent } from "./percentages.ts";
import { withoutHead } from "./rows-named.ts";

type Place = { id: number; firstColumn: number; foreign: ReadonlySet<string> };

/** A table's and its columns' entries, with the columns that name a row found. */
export function entityColumns(table: Table, place: Place): { table: TableEntry; columns: ColumnEntry[] } {
  const called = expandedWords(nameWords(table.label === "" ? table.name : table.label));
  const words = withoutHead(called);
  const own = new Set([...called, ...nameWords(table.name).map(lemma)]);
  const columns: ColumnEntry[] = table.columns
    .filter(({ hidden }) => !hidden)
    .map((column, offset) => {
      const named = withoutTax(withoutMoney(spokenWords(column), column), column);
      const bare = withoutUnit(named, column);
      const columnWords = bare.every((word) => own.has(word)) ? named : bare;
      const core = columnWords.filter((word) => !own.has(word));
      return {
        id: place.firstColumn + offset,
        table: place.id,
        column,
        words: columnWords,
        core: core.length === 0 ? columnWords : core,
        foreign: place.foreign.has(`${table.name}\u0000${column.name}`),
        form: null,
        units: [],
        parts: null,
        partOf: null,
        percent: isPercent(column, columnWords),
      };
    });
  const key = columns.filter(({ column }) => table.primaryKey.includes(column.name)).map(({ id }) => id);
  const entry = {
    id: place.id,
    table,
    words,
    columns: columns.map(({ id }) => id),
    naming: naming(table, columns),
    borrowed: [],
    key,
  };
  return { table: entry, columns };
}

/**
 * A column's words: those of its name, or of its label where the name is one cryptic word ("kunnr"), joined words
 * ("custid"), has a prefix that the label leaves out ("sbTxAmount", "Transaction amount") or short forms that the label spells
 * out ("term_dt", "Termination date").
 */
function spokenWords({ name, label }: Column): string[] {
  const [own, spoken] = [nameWords(name), nameWords(label)];
  const [ownWords, labelWords] = [expandedWords(own), expandedWords(spoken)];
  const joined = own.length === 1 && spoken.length > 1;
  const prefixed = spoken.length > 1 && own.length > 1 && !labelWords.includes(ownWords[0] ?? "");
  return joined || prefixed || isSpelling(own, spoken) ? labelWords : ownWords;
}

/** "Fee cents", "toll usd": the money that a name ends with is its unit, and nobody says it with what is told. */
function withoutMoney(words: string[], { unit }: Column): string[] {
  const last = words.at(-1) ?? "";
  const written = [unit.currency, unit.label].map((each) => lemma(each?.toLowerCase() ?? ""));
  return unit.kind === "currency" && words.length > 1 && written.includes(last) ? words.slice(0, -1) : words;
}

/** "Invoice (£ ex VAT)" whose label leaves that out: nobody says with which taxes an amount is told that is told in no other way. */
function withoutTax(words: string[], { name, label, unit }: Column): string[] {
  const note = unit.kind === "currency" ? (taxNote.exec(name)?.[1] ?? "") : "";
  const told = expandedWords(nameWords(note)).length;
  return note === "" || label.includes(note) || told >= words.length ? words : words.slice(0, -told);
}

const taxNote = /[([]([^()[\]]*\b(?:vat|tax|taxes|gst|mwst|ust|tva|iva|net|gross)\b[^()[\]]*)[)\]]\s*$/iu;

/** "Generation (MWh)" of "generation_mwh": the unit that a label has in brackets is not said with what is told, either, unless the rest is the table's name. */
function withoutUnit(words: string[], { name, label, unit }: Column): string[] {
  const told = unit.label === null ? undefined : /^(.*\S)\s*\([^()]*\)$/u.exec(label)?.[1];
  const beside = told === undefined ? 0 : nameWords(name).length - nameWords(told).length;
  return beside > 0 && beside < words.length ? words.slice(0, -beside) : words;
}

/** Whether words are others with letters between their own, the first of each the same. */
const isSpelling = (short: readonly string[], spelt: readonly string[]): boolean =>
  short.length === spelt.length && short.every((word, at) => isMadeOf(word, spelt[at] ?? ""));

function naming(table: Table, columns: ColumnEntry[]): number[] {
  const first = partOfName(columns, "first");
  const last = partOfName(columns, "last");
  const named = columns.find(({ column }) => column.name === table.namingColumn);
  const own = named?.core.join(" ") === "name" && !repeats(table, named);
  const isContact = first !== undefined && first.core.length > 2;
  if (first !== undefined && last !== undefined && !(own && isContact)) return [first.id, last.id];
  const keyed = table.primaryKey.length === 1;
  if (named !== undefined && !repeats(table, named)) return [named.id];
  if (named !== undefined && keyed) return [];
  const name = columns.find(
    ({ core, column }) =>
      column.physicalType === "string" && ["name", "title"].includes(core.at(-1) ?? "") && core.length <= 1,
  );
  const nearly =
    name ?? columns.find(({ core, column }) => column.physicalType === "string" && core.includes("name"));
  return nearly === undefined || (keyed && repeats(table, nearly)) ? [] : [nearly.id];
}

/** "first_name", "nameFirst". */
const partOfName = (columns: readonly ColumnEntry[], part: string): ColumnEntry | undefined =>
  columns.find(({ words }) => endsLike(words, [part, "name"]) || words.join(" ") === `name ${part}`);

const endsLike = (words: readonly string[], end: readonly string[]): boolean =>
  end.every((word, index) => words[words.length - end.length + index] === word);

/** Whether a column is shared by so many rows that it cannot name them. */
const repeats = (table: Table, { column }: ColumnEntry): boolean =>
  column.profile !== null && table.rowCount > 20 && column.profile.distinct < table.rowCount * 0.5;
