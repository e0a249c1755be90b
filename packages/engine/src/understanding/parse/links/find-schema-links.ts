import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import { isColumnName } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { nameWords } from "../../index/names.ts";
import { namesPart } from "../../index/split-dates.ts";
import { areYearNumbers } from "../../index/year-dates.ts";
import { amountWords } from "../../lexicon/money-nouns.ts";
import { lightWords, stopWords } from "../../lexicon/stop-words.ts";
import { sameWords, synonymsOf } from "../../lexicon/synonyms.ts";
import { workers } from "../../lexicon/workers.ts";
import { lemma } from "../../text/lemma.ts";
import type { Token } from "../../text/tokenize.ts";
import { columnKind } from "../column-kind.ts";
import { besideRows } from "../frame/beside-rows.ts";
import { meetsDeed } from "../frame/is-bridge.ts";
import { isLinking } from "../frame/is-linking.ts";
import { withoutDeedNames } from "../settling/without-deed-names.ts";
import { withoutKinds } from "../settling/without-kinds.ts";
import { withoutNumbers } from "../settling/without-numbers.ts";
import { withoutShorterNames } from "../settling/without-shorter-names.ts";
import { isSplitSaid } from "../split-said.ts";
import { isFeeOf } from "./is-fee-of.ts";
import type { ColumnOption, Evidence, Link } from "./link.ts";
import { matchWord, type WordMatch } from "./match-word.ts";
import { type PlainOption, partialColumns } from "./partial-columns.ts";
import { partialTables } from "./partial-tables.ts";
import { areParts, isPartOf } from "./parts-of-rows.ts";
import { percentKeys } from "./percent-keys.ts";
import { isRankedRow } from "./ranked-row.ts";
import { isSortedRow } from "./sorted-row.ts";
import { isPlanUnsaid, withoutPlans } from "./without-plans.ts";
import { writtenOut } from "./written-out.ts";

/** Tokens of a span, and of one that is a column's whole name with all its marks ("GDP per capita (US$) (2004)"). */
const [longestSpan, longestName] = [7, 14];

/** Links of spans of up to seven tokens to tables, columns and named measures; of longer ones where a column is called so. */
export function findSchemaLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  const matches = tokens.map((token) => matchWord(token, index));
  const links: Link[] = [];
  const command =
    tokens[0]?.text === "name" && ["the", "all", "a", "of"].includes(tokens[1]?.text ?? "") ? 1 : 0;
  for (let start = command; start < tokens.length; start += 1) {
    for (let end = start + 1; end <= Math.min(tokens.length, start + longestName); end += 1) {
      const span = tokens.slice(start, end);
      if (span.some(({ kind, text }) => kind === "mark" && !"#%/-()&+$€£".includes(text))) break;
      if (span.length > 1 && span.some(({ kind }) => kind === "quoted")) break;
      if (span.length > longestSpan && !isWholeName(span, index)) continue;
      if ((isLinking(span[0]) || isLinking(span.at(-1))) && !isWholeName(span, index)) continue;
      const said = end === start + 1 && isSaid(tokens, start);
      const before = tokens.slice(Math.max(0, start - 5), start).map(({ text }) => text);
      const after = tokens[end]?.lemma ?? "";
      const place = { start, end, said, before, after };
      links.push(
        ...strongest(
          besideRows(
            linkSpan({ tokens: span, matches: matches.slice(start, end), ...place }, index),
            tokens,
            index,
          ),
        ),
      );
    }
  }
  return withoutShorterNames(
    withoutDeedNames(links, tokens, index)
      .filter((link) => !isPlanUnsaid(link, tokens, index))
      .map((link) => withoutNumbers(withoutPlans(link, tokens, index), tokens))
      .filter((link) => link.kind !== "column" || link.options.length > 0),
    index,
  );
}

/**
 * The links of one span, each table once: a whole name is its own part as well, and shares its root with other words. What a
 * column is called ("revenue") is no other word for a table ("sales orders").
 */
function strongest(links: readonly Link[]): Link[] {
  const named = links.some(
    (link) => link.kind === "table" && link.evidence === "exact" && link.strength > 0.95,
  );
  const called = links.some(
    (link) =>
      link.kind === "column" &&
      link.options.some(({ evidence, strength }) => evidence === "exact" && strength > 0.95),
  );
  const held = links.some((link) => link.kind === "column" && link.options.some(isCalledSo));
  const figured = links.some((link) => link.kind === "column" && link.options.some(isFigureCalled));
  return links
    .flatMap((link) => (named ? besideFlag(link) : [link]))
    .map((link) => besideFigure(link, links))
    .filter((link, at, links) => {
      if (link.kind !== "table") return true;
      if (held && link.evidence === "synonym") return false;
      if (named && akin.has(link.evidence)) return false;
      if (figured && link.evidence !== "exact") return false;
      if (called && link.evidence === "synonym") return false;
      return !links.some(
        (other, place) =>
          other.kind === "table" &&
          other.table === link.table &&
          (other.strength > link.strength || (other.strength === link.strength && place < at)),
      );
    });
}

/** "Parcels" of a table that has a number called so: the number before the rows. */
function besideFigure(link: Link, links: readonly Link[]): Link {
  if (link.kind !== "table") return link;
  const figure = links.some(
    (other) =>
      other.kind === "column" &&
      other.options.some(
        ({ table, kind, evidence }) => table === link.table && kind === "number" && evidence === "exact",
      ),
  );
  return figure ? { ...link, strength: link.strength - 0.1 } : link;
}

/** "division" where a column is the division's name: the word itself, whatever else it may stand for. */
const isCalledSo = ({ evidence, strength, kind }: ColumnOption): boolean =>
  kind === "text" && ["exact", "core", "partial"].includes(evidence) && strength > 0.75;

/** "Guests" is no part of "is allowing guests" where they are rows of their own. */
function besideFlag(link: Link): Link[] {
  if (link.kind !== "column") return [link];
  const options = link.options.filter(({ evidence, kind }) => kind !== "flag" || evidence !== "partial");
  return options.length === 0 ? [] : [{ ...link, options }];
}

/** "production" where that is another name of a number: no rows that are called something like it. */
const isFigureCalled = ({ evidence, strength, kind }: ColumnOption): boolean =>
  kind === "number" && evidence === "synonym" && strength >= formStrength.synonym;

const akin: ReadonlySet<Evidence> = new Set(["stem", "typo", "synonym"]);

/** Function-like words that may still name a column by themselves. */
const linkable: ReadonlySet<string> = new Set(["unit", "item", "amount", "detail", "data"]);

/** Words that say too little to name a column by themselves unless they are its whole name. */
const weakAlone: ReadonlySet<string> = new Set([
  "last",
  "first",
  "middle",
  "full",
  "other",
  "new",
  "old",
  "current",
  "second",
  "third",
  "next",
  "same",
  "day",
  "month",
  "year",
  "quarter",
  "week",
]);

/** `said`: a word of asking ("order", "registered") that the words before it make a thing or a deed of the data. */
type Span = {
  tokens: Token[];
  matches: WordMatch[][];
  start: number;
  end: number;
  said: boolean;
  before: readonly string[];
  after: string;
};

/** "sales made by …", "did each seller make": a common verb used as one names no column of texts. */
function isDeed({ tokens, before }: Span): boolean {
  const [token, other] = tokens;
  if (token === undefined || other !== undefined || !lightWords.has(token.text)) return false;
  return token.text !== token.lemma
    ? !token.text.endsWith("s")
    : before.some((word) => ["did", "does", "do"].includes(word));
}

const determiners: ReadonlySet<string> = new Set(
  "a an the each every per any no one their its his her this that another placed place".split(" "),
);
/** "Order count", "case volume". */
const counted: ReadonlySet<string> = new Set("count counts volume volumes numbers trend".split(" "));
const helpers: ReadonlySet<string> = new Set(
  "been was were be never not have has who ever they is are".split(" "),
);

/** "Tests ordered last month". */
const dating: ReadonlySet<string> = new Set(["last", "this", "in", "since", "before", "after", "during"]);

/** "The biggest order by Ann", "when did Ann last order"; "cases", several of them, are rows anyway. */
const ranked = /^(?:..+est|last|first|next|latest)$/;
const askedRows: ReadonlySet<string> = new Set(["order", "record", "case", "entry", "service", "instance"]);

function isSaid(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1]?.text ?? "", tokens[at], tokens[at + 1]?.text ?? ""];
  if (token === undefined || !stopWords.has(token.text)) return false;
  const isRow = askedRows.has(token.lemma);
  if (isRow && (token.text !== token.lemma || ranked.test(before) || (at === 0 && after === "with")))
    return true;
  if (["by", "of"].includes(after)) return false;
  if (token.text === "type") return isSplitSaid(tokens, at) || !stopWords.has(before);
  if (/(?:ed|red)$/.test(token.text))
    return helpers.has(before) || (dating.has(after) && !stopWords.has(before));
  return isRow && (determiners.has(before) || counted.has(after));
}

/** "tries for", "directed by" where a column is called so. */
const isWholeName = (span: readonly Token[], index: ModelIndex): boolean =>
  span.length > 1 &&
  span[0]?.kind === "word" &&
  (span.at(-1)?.kind === "word" || (span.at(-1)?.text === ")" && span.some(({ text }) => text === "("))) &&
  isColumnName(
    index,
    span
      .filter(({ kind }) => kind !== "mark")
      .map(({ lemma }) => lemma)
      .join(""),
  );

function linkSpan(span: Span, index: ModelIndex): Link[] {
  const content = span.tokens
    .map((token, at) => ({ token, matches: span.matches[at] ?? [] }))
    .filter(({ token }) => !isLinking(token));
  const { start, end } = span;
  const spoken = content.map(({ token }) => token);
  const key = spoken.map(({ lemma }) => lemma).join("");
  const texts = spoken.map(({ text }) => text);
  const split = span.tokens.some(({ text }, at) => at > 0 && splitters.has(text));
  const links: Link[] = [];
  const options = new Map<number, ColumnOption>();
  const offer = (plain: PlainOption): void => {
    const entry = index.columns[plain.column];
    const option = {
      ...plain,
      kind: columnKind(plain.column, index),
      ...(entry !== undefined && (entry.words.includes("year") || areYearNumbers(entry))
        ? { yearly: true }
        : {}),
      table: entry?.table ?? -1,
    };
    const known = options.get(option.column);
    if (entry !== undefined && (!namesPart(entry, spoken) || isMoneyForPieces(entry, spoken))) return;
    if (option.kind === "flag" && (endsInRows(option, span, index) || leavesOutLate(option, span, index)))
      return;
    if (option.kind === "text" && option.evidence === "synonym" && amountWords.has(key)) return;
    if (option.kind === "number" && option.evidence === "synonym" && (isSomebody(key) || isPaidFor(span)))
      return;
    if (known === undefined || known.strength < option.strength) options.set(option.column, option);
  };
  const listed = span.tokens.some(({ text }) => text === "and");
  const keys = new Set([
    ...(listed || split ? [] : [key, texts.join(""), writtenOut(texts)]),
    span.tokens.map(({ lemma }) => lemma).join(""),
    ...spoken.flatMap((token) => (spoken.length === 1 ? wholeKeys(token) : [])),
    ...percentKeys(spoken.map(({ lemma }) => lemma)),
  ]);
  for (const named of [...keys].flatMap((each) => index.words.phrases.get(each) ?? [])) {
    const strength = formStrength[named.form];
    const evidence: Evidence =
      named.form === "whole" ? "exact" : named.form === "loose" ? "partial" : named.form;
    if (named.kind === "table" && !meetsDeed(index.tables[named.id], span.tokens, index))
      links.push({ kind: "table", start, end, table: named.id, evidence, strength });
    if (
      named.kind === "column" &&
      !((span.after === "code" || (key === "type" && !span.said)) && isCode(named.id, index))
    )
      offer({ column: named.id, evidence, strength });
    else if (named.kind === "measure")
      links.push({ kind: "metric", start, end, metric: { kind: "derived", measure: named.id } });
  }
  if (
    content.length > 0 &&
    content.length <= 4 &&
    !split &&
    !content.every(({ token }) => stopWords.has(token.text) && !linkable.has(token.lemma) && !span.said) &&
    !(content.length === 1 && weakAlone.has(key)) &&
    !span.tokens.some(({ text }) => text === "and")
  ) {
    const words = content.map(({ token, matches }) => ({ lemma: token.lemma, matches }));
    for (const option of partialColumns(words, index)) offer(option);
    if (options.size === 0 && words.length > 1 && words.at(-1)?.lemma === "date")
      for (const option of partialColumns(words.slice(0, -1), index))
        if (columnKind(option.column, index) === "time") offer(option);
    links.push(
      ...partialTables(
        content.map(({ matches }) => matches),
        span,
        index,
      ),
    );
  }
  const rows = content.length === 1 ? tableOfRows(key, index) : null;
  if (rows !== null) links.push({ kind: "table", start, end, table: rows, evidence: "hint", strength: 0.7 });
  const inner = index.inner.filter(({ words }) => words.join("") === key);
  const best = withoutKinds([...options.values()], inner, span).sort(
    (left, right) => right.strength - left.strength || left.column - right.column,
  );
  const partly = best.every(({ evidence }) => evidence === "partial");
  if (partly && (isRankedRow(spoken, span.before, index) || isSortedRow(spoken, best, span.before, index)))
    return [{ kind: "table", start, end, table: 0, evidence: "exact", strength: 0.96 }];
  const called = best.some(isCalledSo);
  const exact = best.some(({ evidence, strength }) => evidence === "exact" && strength === 1);
  const figure = best.find(isFigureCalled);
  const kept = behindTables(best, links, index)
    .filter(
      ({ evidence, strength }) =>
        !(exact || called) || evidence !== "synonym" || strength >= formStrength.synonym,
    )
    .filter(
      ({ kind, evidence }) =>
        kind !== "text" || !isDeed(span) || (evidence !== "exact" && evidence !== "core"),
    )
    .filter((option) => figure === undefined || !isAsideOf(option, figure))
    .filter((option) => !isFeeOf(option, span.tokens, index))
    .filter(({ strength }) => strength >= Math.max(0.3, (best[0]?.strength ?? 0) * 0.55))
    .slice(0, 24);
  if (kept.length > 0) links.push({ kind: "column", start, end, options: kept });
  return links.filter((link) => !isPartOf(link, links, index) && !areParts(link, inner, index));
}

/** "Tickets" that a quantity counts: no price of them, and no key of their kinds. */
const isAsideOf = ({ evidence, table, kind }: ColumnOption, figure: ColumnOption): boolean =>
  evidence === "partial" && (kind === "key" || (kind === "number" && table === figure.table));

/** "Quantity of parts" beside a "parts amount" in money: how many pieces, and not what they came to. */
const isMoneyForPieces = ({ column, words }: ColumnEntry, spoken: readonly Token[]): boolean =>
  column.unit.kind === "currency" &&
  !words.includes("quantity") &&
  spoken.some(({ lemma }) => lemma === "quantity" || lemma === "qty");

/** "Visits by region" are no region of visits, unless a name has the word itself. */
const splitters: ReadonlySet<string> = new Set(["by", "per"]);

/** "Reps" are people, and no number of the employees that a client has. */
const isSomebody = (word: string): boolean => workers.has(word) && word !== "employee" && word !== "worker";

/** "Spent on tickets": what money went for is not asked for how many there were. */
const isPaidFor = ({ before }: Span): boolean =>
  ["on", "for"].includes(before.at(-1) ?? "") && /^(?:spen[dt]|spending|paid|pay)$/.test(before.at(-2) ?? "");

/** "explicit tracks", "explicit songs" where tracks are explicit or not: a flag and the rows that have it. */
const endsInRows = ({ table }: ColumnOption, { tokens }: Span, { tables }: ModelIndex): boolean =>
  tokens.length > 1 &&
  [tokens.at(-1)?.lemma ?? "", ...synonymsOf(tokens.at(-1)?.lemma ?? "")].some(
    (word) => tables[table]?.words.includes(word) === true,
  );

/** "Delivered" of a flag of what was delivered late: it says less. */
const leavesOutLate = ({ column }: ColumnOption, { tokens }: Span, { columns }: ModelIndex): boolean =>
  columns[column]?.words.some((word) => late.has(word) && !tokens.some(({ lemma }) => lemma === word)) ===
  true;

const late: ReadonlySet<string> = new Set(["late", "overdue", "delayed", "early"]);

/** "document type codes": all of the name, not "document type" and then a code. */
const isCode = (column: number, { columns }: ModelIndex): boolean => columns[column]?.words.at(-1) === "code";

/** "for each manufacturer": rather the table itself, where a column of that name only refers to it. */
function behindTables(
  options: readonly ColumnOption[],
  links: readonly Link[],
  { columns, tables }: ModelIndex,
): ColumnOption[] {
  const named = links.some(
    (link) => link.kind === "table" && link.strength >= 0.95 && isNamed(tables[link.table]),
  );
  const weighed = options.map((option) =>
    named && columns[option.column]?.foreign === true
      ? { ...option, strength: option.strength * 0.8 }
      : option,
  );
  return weighed.toSorted((left, right) => right.strength - left.strength || left.column - right.column);
}

const isNamed = (table: TableEntry | undefined): boolean =>
  table !== undefined && (table.naming.length > 0 || table.borrowed.length > 0);

const formStrength = { whole: 1, synonym: 0.97, core: 0.94, loose: 0.85 } as const;

/** A quoted name and a number with its point are one token and several words of a name ("4.45"); "gender" is also a sex. */
const wholeKeys = ({ kind, text, lemma: said }: Token): readonly string[] =>
  kind === "quoted" || (kind === "number" && text.includes("."))
    ? [nameWords(text).map(lemma).join(""), nameWords(text).join("")]
    : sameWords(said);

/** What people call the rows of a table whatever it is about. */
const rowNouns: ReadonlySet<string> = new Set([
  "row",
  "line",
  "record",
  "entry",
  "transaction",
  "observation",
  "case",
  "measurement",
  "reading",
  "datum",
  "job",
]);

/** "How many lines": the rows of the only table, unless its columns know the word. */
const tableOfRows = (word: string, { tables, words }: ModelIndex): number | null =>
  tables.length === 1 && rowNouns.has(word) && !words.columnsByWord.has(word) ? 0 : null;
