import { isBoundOfOther, leavesBound } from "../../index/bound-of-other.ts";
import { columnKindOf } from "../../index/column-kind-of.ts";
import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { genericWords, usualWords } from "../../index/names.ts";
import { peopleDated, peopleSorted } from "../../index/people-dated.ts";
import { isDescribed } from "../../index/persons.ts";
import { tellsChange } from "../../lexicon/change-nouns.ts";
import { incomeWords } from "../../lexicon/income-words.ts";
import { amountWords } from "../../lexicon/money-nouns.ts";
import { revenueWords } from "../../lexicon/revenue-words.ts";
import { holds } from "../frame/holds.ts";
import type { ColumnOption, Evidence } from "./link.ts";
import type { WordMatch } from "./match-word.ts";

/** An option before its column is looked at. */
export type PlainOption = Omit<ColumnOption, "kind" | "table">;

/** The columns that words name in part, one of them at least by each, as strongly as the words say of their names. */
export function partialColumns(words: Said[], index: ModelIndex): PlainOption[] {
  const first = words[0]?.matches ?? [];
  const options = new Map<number, PlainOption>();
  for (const match of first.slice(0, 8)) {
    for (const column of (index.words.columnsByWord.get(match.word) ?? []).slice(0, 200)) {
      const option = measureColumn(column, words, index);
      if (option !== null) options.set(column, option);
    }
  }
  return [...options.values()];
}

/** A word of the question and what it may stand for. */
type Said = { lemma: string; matches: WordMatch[] };

function measureColumn(column: number, words: Said[], index: ModelIndex): PlainOption | null {
  const entry = index.columns[column];
  const table = entry === undefined ? undefined : index.tables[entry.table];
  if (entry === undefined || table === undefined) return null;
  let quality = 0;
  let evidence: Evidence = "partial";
  let worst = 1;
  const used = new Set<string>();
  for (const [at, { lemma: said, matches: options }] of words.entries()) {
    const match = options.find(
      ({ word }) => !used.has(word) && holds(index.words.columnsByWord.get(word), column),
    );
    const viaTable = match === undefined ? options.find(({ word }) => table.words.includes(word)) : undefined;
    if (match === undefined && at > 0 && isAmountHead(said, entry, table, index)) {
      quality += 0.9 / words.length;
      continue;
    }
    if (match === undefined && viaTable === undefined) return null;
    if (match === undefined && at > 0 && at === words.length - 1 && isOtherRows(said, entry, index))
      return null;
    const chosen = match ?? viaTable;
    if (chosen === undefined || isSellersMoney(said, chosen, entry)) return null;
    if (chosen.word === "income" && !incomeWords.has(said) && isDescribed(table, index.columns)) return null;
    if (chosen.evidence === "synonym" && isConstant(entry)) return null;
    used.add(chosen.word);
    const value = match === undefined ? chosen.quality * 0.92 : chosen.quality;
    quality += value / words.length;
    if (value < worst) {
      worst = value;
      evidence = chosen.evidence === "exact" ? "partial" : chosen.evidence;
    }
  }
  const whom = peopleDated(entry) ?? peopleSorted(entry);
  if (whom !== null && [...used].every((word) => word === whom || table.words.includes(word))) return null;
  if (entry.words.some((word) => setsApart(word, entry) && !used.has(word))) return null;
  if (words.length === 1 && isOfOther(words[0]?.lemma ?? "", entry)) return null;
  if (isKindOfOther(entry, worst === 1 ? "exact" : evidence, used, words.length)) return null;
  if (leavesBound(entry, used) && isBoundOfOther(entry, index.columns)) return null;
  if (words.length === 1 && isWhoseCharge(entry, used)) return null;
  if (words.length === 1 && isAmidFlag(entry, words[0]?.lemma ?? "")) return null;
  if (isDivisor(entry, used) || isPartOfRatio(entry, used) || isChangeOf(entry, used)) return null;
  const inUnits = used.size === 1 && used.has("unit");
  if (inUnits && entry.words.some((word) => perUnit.has(word))) return null;
  const weight = (word: string): number =>
    table.words.includes(word) && words.length > 0
      ? 0.25
      : identifiers.has(word)
        ? 0.3
        : measures.has(word)
          ? 0.05
          : entry.words.length > 1 && usualWords.has(word)
            ? 0.3
            : genericWords.has(word)
              ? 0.4
              : 1;
  const all = [...new Set([...entry.words])];
  const total = all.reduce((sum, word) => sum + weight(word), 0);
  const covered = all.filter((word) => used.has(word)).reduce((sum, word) => sum + weight(word), 0);
  const share = total === 0 ? 1 : covered === 0 ? 0.5 : covered / total;
  const ofThing =
    used.size === 1 && measured.has(entry.words.at(-1) ?? "") && !used.has(entry.words.at(-1) ?? "");
  const sold = inUnits && index.words.phrases.get("unit")?.some(({ kind }) => kind === "column") === true;
  return { column, evidence, strength: (sold || ofThing ? 0.6 : 1) * quality * (0.45 + 0.47 * share) };
}

/** "Cancelled" is no number of what was "not cancelled", nor of what was "previously": a name's denial and its other time have to be said. */
const setsApart = (word: string, { column }: ColumnEntry): boolean =>
  word === "not" || (column.role === "measure" && ["previous", "prior", "former"].includes(word));

/** "Boxes" are nothing that "bags per box" tells: what a number is told for one of. */
const isDivisor = ({ words }: ColumnEntry, used: ReadonlySet<string>): boolean =>
  words.indexOf("per") > 0 && [...used].every((word) => word === words[words.indexOf("per") + 1]);

/** "Debt" and "equity" are no "debt to equity ratio", which both of them or its being one name. */
const isPartOfRatio = ({ words }: ColumnEntry, used: ReadonlySet<string>): boolean =>
  words.at(-1) === "ratio" && words.indexOf("to") > 0 && used.size === 1 && !used.has("ratio");

/** "Salaries" are no "percent salary hike": how much a figure changed is said. */
const isChangeOf = ({ words, column }: ColumnEntry, used: ReadonlySet<string>): boolean =>
  column.role === "measure" && tellsChange(words) && used.size === 1 && !used.has(words.at(-1) ?? "");

/** "Left footed players" are rows of the table that is called so, and no column of "player attributes". */
const isOtherRows = (said: string, { table }: ColumnEntry, { words }: ModelIndex): boolean =>
  words.phrases
    .get(said)
    ?.some(({ kind, id, form }) => kind === "table" && form === "whole" && id !== table) === true;

/** "School" amid "free school meals" tells no yes or no. */
const isAmidFlag = ({ column, core }: ColumnEntry, word: string): boolean =>
  columnKindOf(column) === "flag" &&
  core.length > 2 &&
  core.includes(word) &&
  core[0] !== word &&
  core.at(-1) !== word;

/** "Costs" are amounts, and no "cost centre" or "fee type": what only says of which kind another thing is. */
const isOfOther = (said: string, { words, column }: ColumnEntry): boolean =>
  amountWords.has(said) && column.role !== "measure" && words.length > 1 && words[0] === said;

/** "Projects" are no "job titles": another word for what a title, a type or a status is of says neither. */
const isKindOfOther = (
  { words }: ColumnEntry,
  evidence: Evidence,
  used: ReadonlySet<string>,
  said: number,
): boolean =>
  evidence === "synonym" && said === 1 && kindHeads.has(words.at(-1) ?? "") && !used.has(words.at(-1) ?? "");

const kindHeads: ReadonlySet<string> = new Set(["title", "type", "status", "category", "class", "kind"]);

/** "By property" is no "property manager": people who have several in their charge. */
const isWhoseCharge = ({ words }: ColumnEntry, used: ReadonlySet<string>): boolean =>
  words.length > 1 && inCharge.has(words.at(-1) ?? "") && !used.has(words.at(-1) ?? "");

const inCharge: ReadonlySet<string> = new Set(
  "manager owner rep representative agent officer executive handler supervisor".split(" "),
);

/** Revenue is what sales bring in, and no "sales rep". */
const isSellersMoney = (said: string, { word, evidence }: WordMatch, { column }: ColumnEntry): boolean =>
  evidence !== "exact" && word !== said && revenueWords.has(said) && column.role !== "measure";

/** A figure that is the same in all rows is not what another word asks for. */
const isConstant = ({ column }: ColumnEntry): boolean =>
  column.role === "measure" && column.profile?.distinct === 1;

/** What one unit costs is nothing that "units" are counted by; those in stock are seldom meant where quantities are sold. */
const perUnit: ReadonlySet<string> = new Set(["price", "cost", "rate", "fee", "value"]);

/** Measures of single things, which no word for the thing alone asks for: "bottles" and a "bottle size". */
const measured: ReadonlySet<string> = new Set("size length width height depth thickness diameter".split(" "));

/** Units at the end of a number's name. */
const measures: ReadonlySet<string> = new Set("gb mb tb kwh mwh eur gbp chf pct euro euros".split(" "));

/** What names a thing by itself: "invoices" are told apart by their number, not by their date. */
const identifiers: ReadonlySet<string> = new Set(["id", "number", "no", "code", "key", "#", "name"]);

/** What is said behind what a number counts, and adds nothing: "data volume", "energy consumption". */
const amountHeads: ReadonlySet<string> = new Set(
  "volume usage consumption amount figure quantity bill".split(" "),
);

/** "data volume" of a number that is called "data" in a table that has no volume. */
const isAmountHead = (
  word: string | undefined,
  { column, foreign }: ColumnEntry,
  { columns: own }: TableEntry,
  { words }: ModelIndex,
): boolean =>
  word !== undefined &&
  amountHeads.has(word) &&
  !foreign &&
  column.role === "measure" &&
  column.additivity === "additive" &&
  !own.some((id) => holds(words.columnsByWord.get(word), id));
