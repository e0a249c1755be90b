import { holdsFigure, type TableEntry } from "../../index/entries.ts";
import { isToldByColumn } from "../../index/is-told-by-column.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { genericWords } from "../../index/names.ts";
import { isPartOf } from "../../index/rows-named.ts";
import { isToldByRhythm, rhythms, tallyOfRows } from "../../index/tally-of-rows.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { columnKind } from "../column-kind.ts";
import { holds } from "../frame/holds.ts";
import { isBridge } from "../frame/is-bridge.ts";
import type { Link } from "./link.ts";
import type { WordMatch } from "./match-word.ts";

/** Tokens that a link stands for, and where. */
type Span = { tokens: readonly Token[]; start: number; end: number };

/**
 * Links of a span to the tables whose names hold all of its words among others: strong where the word for the rows is among
 * them ("transactions" of "wallet_transactions_daily"). A unit of time by itself is how often there are rows, and none of them; a year is no part of it where a file is called after its day.
 */
export function partialTables(words: readonly WordMatch[][], span: Span, index: ModelIndex): Link[] {
  const links: Link[] = [];
  const seen = new Set<number>();
  const numbered = span.tokens.some(({ text }) => number.test(text));
  const [only, further] = span.tokens;
  if (further === undefined && (unitOf(only?.lemma) !== null || rhythms.has(only?.lemma ?? ""))) return [];
  for (const match of (words[0] ?? []).slice(0, 8)) {
    for (const table of (index.words.tablesByWord.get(match.word) ?? []).slice(0, 60)) {
      const entry = index.tables[table];
      if (entry === undefined || seen.has(table) || (numbered && isDated(entry, index))) continue;
      const chosen = words.map((options) =>
        options.find(({ word }) => holds(index.words.tablesByWord.get(word), table)),
      );
      if (chosen.some((each) => each === undefined) || chosen.some((each) => isOfAll(each, index))) continue;
      if (isFigureOfRows(entry, span, index) || isTallied(entry, span, index)) continue;
      if (words.length === 1 && match.evidence === "synonym" && isAside(match.word, entry, span, index))
        continue;
      if (words.length === 1 && isToldByColumn(match.word, entry, index.columns)) continue;
      if (words.length === 1 && linksTo(match.word, entry, index)) continue;
      if (words.length === 1 && isFigureAlone(match.word, entry, index)) continue;
      if (words.length > 1 && chosen.some((each) => each?.evidence !== "exact") && isBridge(entry, index))
        continue;
      seen.add(table);
      const verb = words.length === 1 && isVerbOfTime(span, index) ? 0.75 : 1;
      const quality = (verb * chosen.reduce((sum, each) => sum + (each?.quality ?? 0), 0)) / words.length;
      const meaningful = entry.words.filter(
        (word, at) =>
          !qualifiers.has(word) &&
          (!genericWords.has(word) || isKindOfThing(entry, at, index) || isPart(entry, index)),
      );
      const share = Math.min(1, words.length / Math.max(1, meaningful.length));
      const headed = chosen.some((each) => each?.word === meaningful.at(-1)) ? 0 : -0.12;
      const bridge =
        share < 1 && (isBridge(entry, index) || (headed < 0 && joinsOthers(entry, index))) ? 0.15 : 0;
      const usual = share < 1 && table === index.dealTable ? 0.02 : 0;
      const strength = quality * (0.5 + 0.46 * share) + (share < 1 ? headed : 0) - bridge + usual;
      const evidence = chosen.every((each) => each?.evidence === "exact")
        ? "partial"
        : (chosen[0]?.evidence ?? "partial");
      if (strength >= 0.35)
        links.push({ kind: "table", start: span.start, end: span.end, table, evidence, strength });
    }
  }
  return links;
}

/** "The price of houses" of a table "house prices" whose rows have one: the figure of the rows, and not the rows. */
const isFigureOfRows = (
  { id, words: called }: TableEntry,
  { tokens }: Span,
  { words, columns }: ModelIndex,
): boolean => {
  const head = tokens[0]?.lemma ?? "";
  return (
    tokens[1]?.text === "of" &&
    called.at(-1) === head &&
    (words.columnsByWord.get(head) ?? []).some(
      (column) => columns[column]?.table === id && columns[column]?.column.role === "measure",
    )
  );
};

/** "Downloads" of weekly downloads that hold their number; "weekly downloads" are this number by week. */
const isTallied = (entry: TableEntry, { tokens }: Span, { columns }: ModelIndex): boolean =>
  tokens.length === 1
    ? tokens[0]?.lemma === entry.words.at(-1) && tallyOfRows(entry, columns) !== null
    : rhythms.has(tokens[0]?.lemma ?? "") && isToldByRhythm(entry, columns);

const number = /^\d+$/;

/** "HR" of `hr_employees` and `hr_positions`: what the names of nearly all tables begin with calls the rows of none. */
const isOfAll = (match: WordMatch | undefined, { words, tables }: ModelIndex): boolean =>
  match !== undefined &&
  tables.length > 2 &&
  (words.tablesByWord.get(match.word) ?? []).length * 4 >= tables.length * 3 &&
  tables.every(({ words: own }) => own.at(-1) !== match.word);

/** Whether a table's numbers tell it from no other one ("deals 2024-12-31", not "orders 2023" beside "orders 2024"). */
function isDated(entry: TableEntry, { tables }: ModelIndex): boolean {
  const called = ({ words }: TableEntry): string => words.filter((word) => !number.test(word)).join(" ");
  return tables.every((other) => other === entry || called(other) !== called(entry));
}

/** "Store" of "coffee shop sales": another word for what is not said of the rows themselves, where columns have the word itself. */
const isAside = (word: string, { words }: TableEntry, { tokens }: Span, index: ModelIndex): boolean =>
  words.at(-1) !== word && index.words.columnsByWord.has(tokens[0]?.lemma ?? "");

/** "Genre" where "film categories" join films to categories: these, and not the rows that join them. */
const linksTo = (word: string, entry: TableEntry, index: ModelIndex): boolean =>
  isBridge(entry, index) &&
  index.words.phrases
    .get(word)
    ?.some(
      ({ kind, id }) =>
        kind === "table" &&
        id !== entry.id &&
        (index.graph.ways[entry.id] ?? []).some(({ to, toOne }) => toOne && to === id),
    ) === true;

/** "Rent" of "rent payments" where tenancies have a "monthly rent": the figure that is called so, and not the rows that are about it. */
const isFigureAlone = (
  word: string,
  { words: called }: TableEntry,
  { words, columns }: ModelIndex,
): boolean =>
  called.length > 1 &&
  called.at(-1) !== word &&
  (words.columnsByWord.get(word) ?? []).some((id) => {
    const entry = columns[id];
    return entry !== undefined && holdsFigure(entry) && entry.words.at(-1) === word;
  });

/** "web_page_visits_by_device": rows that are told apart by what they refer to are not what another word of their name means. */
const joinsOthers = ({ key }: TableEntry, { columns }: ModelIndex): boolean =>
  key.length > 1 && key.every((id) => columns[id]?.foreign === true);

/** "order detail" beside orders: lines of them, and no orders. */
const isPart = (entry: TableEntry, { tables }: ModelIndex): boolean =>
  tables.some((other) => isPartOf(entry.words, other.words));

/** "customer type" beside customers: kinds are other rows than the things they tell apart. */
const isKindOfThing = ({ words }: TableEntry, at: number, index: ModelIndex): boolean =>
  at > 0 &&
  at === words.length - 1 &&
  kinds.has(words[at] ?? "") &&
  (isTable(words.slice(0, at).join(""), index) || isHead(words[at - 1] ?? "", index));

const isTable = (key: string, { words }: ModelIndex): boolean =>
  words.phrases.get(key)?.some(({ kind }) => kind === "table") === true;

/** "ref_member_types" beside "all_members", where no table is called members alone. */
const isHead = (word: string, index: ModelIndex): boolean =>
  !isTable(word, index) &&
  (index.words.tablesByWord.get(word) ?? []).some((id) => index.tables[id]?.words.at(-1) === word);

const kinds: ReadonlySet<string> = new Set(["type", "code"]);

/** "shipped" where there is a shipped date: the verb tells of the time before it tells of the shippers. */
const isVerbOfTime = ({ tokens }: Span, index: ModelIndex): boolean =>
  tokens.length === 1 &&
  /ed$/.test(tokens[0]?.text ?? "") &&
  (index.words.columnsByWord.get(tokens[0]?.text ?? "") ?? []).some((id) => columnKind(id, index) === "time");

/** How a table is kept rather than what its rows are: "wallet_transactions_daily" holds transactions. */
const qualifiers: ReadonlySet<string> = new Set(
  "daily weekly monthly quarterly yearly history log logs fact dim table data".split(" "),
);
