import { type ColumnEntry, isNumeric, type TableEntry } from "../../../index/entries.ts";
import { labelSaid, markColumn } from "../../../index/figure-names.ts";
import { columnsCalled } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { synonymsOf } from "../../../lexicon/synonyms.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import { tablesOf } from "../states/deed-table.ts";
import type { Written } from "../written.ts";

const high: ReadonlySet<string> = new Set(["best", "highest", "top"]);
const low: ReadonlySet<string> = new Set(["worst", "lowest"]);
const linking: ReadonlySet<string> = new Set(["on", "at", "by", "from", "according", "to", "the"]);
const opening: ReadonlySet<string> = new Set("show list give me us the our all what are which".split(" "));
const scores: ReadonlySet<string> = new Set(["rating", "score", "stars", "star", "rate"]);
/** What a rate is the price of. */
const paidBy: ReadonlySet<string> = new Set(
  "hour hourly day daily night nightly week weekly month monthly tax".split(" "),
);

/**
 * "The worst rated hotels on Stayguide", "best rated dish of each cook": by the score of that name of several, or by the average
 * of the scores that rows of another table give, where the things have none of their own.
 */
export function rated(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const beyond = ratedBeyond(tokens, at, index);
  if (beyond !== null) return beyond;
  const best = high.has(textAt(tokens, at));
  if (!(best || low.has(textAt(tokens, at))) || !/^(?:rated|reviewed)$/.test(textAt(tokens, at + 1)))
    return null;
  const head = [at + 2, at + 3].find((place) => tableNamed(tokens[place], index) !== null) ?? at + 2;
  const table = tableNamed(tokens[head], index);
  if (table === null) return kindRated(tokens, at, best, index);
  const things = rawOf(tokens.slice(at + 2, head + 1));
  const own = scoresOf(table, index);
  const rater = own.length > 0 ? raterAt(tokens, head + 1, own) : scoreElsewhere(table, head + 1, index);
  if (rater === null) return null;
  const end = best ? "highest" : "lowest";
  const words = isListed(tokens, at, head)
    ? `${at === 0 ? "show " : ""}${things} and ${rater.label} sorted by ${rater.label} ${best ? "descending" : "ascending"}`
    : `${things} with the ${end} ${rater.label}`;
  return { words, tokens: rater.end - at };
}

/** "Best rated mechanic" of jobs that are marked: the kind whose rows have the highest average of the only mark. */
function kindRated(tokens: readonly Token[], at: number, best: boolean, index: ModelIndex): Written | null {
  const mark = markColumn(index.columns);
  const noun = tokens[at + 2];
  const kinds = [noun?.lemma ?? "", ...synonymsOf(noun?.lemma ?? "")].flatMap((word) =>
    columnsCalled(index, word),
  );
  const isOfMarked = kinds.some(
    ({ table, column }) => table === mark?.table && column.physicalType === "string" && column.role !== "key",
  );
  if (mark === null || noun === undefined || !isOfMarked) return null;
  const end = best ? "highest" : "lowest";
  return { words: `${noun.raw} with the ${end} average ${labelSaid(mark)}`, tokens: 3 };
}

const beyondAverage =
  /^(?:rated|reviewed) (above|over|below|under|better than|higher than|worse than|lower than) (?:the |our |a |company |overall |total |general )*average\b/;

/** "Departments rated better than the overall average": those whose average of the only score that there is lies above it. */
function ratedBeyond(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const said = tokens.slice(at, at + 7).map(({ text }) => text);
  const side = beyondAverage.exec(said.join(" "))?.[1];
  if (side === undefined) return null;
  const [score, other] = index.tables.flatMap((table) => scoresOf(table, index));
  if (score === undefined || other !== undefined) return null;
  const more = /^(?:above|over|better|higher)/.test(side) ? "above" : "below";
  return {
    words: `with an average ${score.column.label} ${more} the overall average`,
    tokens: said.indexOf("average") + 1,
  };
}

/** Several things that the question begins with, and no number of them: all of them in order. */
const isListed = (tokens: readonly Token[], at: number, head: number): boolean =>
  textAt(tokens, head) !== tokens[head]?.lemma &&
  tokens.slice(0, at).every(({ text }) => opening.has(text)) &&
  !tokens.some(({ text }) => text === "each" || text === "per");

type Score = { label: string; end: number };

/** The average of the only score that rows which refer to a table give its rows; null where there are several or none. */
function scoreElsewhere(table: TableEntry, end: number, index: ModelIndex): Score | null {
  const near = tablesOf(table, index);
  const found = near.flatMap((each) => scoresOf(each, index));
  const beyond =
    found.length > 0
      ? found
      : near.flatMap((each) => tablesOf(each, index)).flatMap((each) => scoresOf(each, index));
  const [score, other] = new Set(beyond);
  return score === undefined || other !== undefined ? null : { label: `average ${score.column.label}`, end };
}

/** The numbers of a table's own that say how good its rows are. */
const scoresOf = ({ columns: own }: TableEntry, { columns }: ModelIndex): ColumnEntry[] =>
  own
    .flatMap((id) => columns[id] ?? [])
    .filter(
      ({ column, foreign, words }) =>
        !foreign &&
        column.role !== "key" &&
        isNumeric(column) &&
        words.some((word) => scores.has(word)) &&
        !words.some((word) => paidBy.has(word)),
    );

/** The score that is called as those behind "on" or "by" are who gave it. */
function raterAt(tokens: readonly Token[], at: number, own: readonly ColumnEntry[]): Score | null {
  let start = at;
  while (linking.has(textAt(tokens, start))) start += 1;
  let end = start;
  const calls = (place: number): ColumnEntry[] =>
    own.filter(({ words }) => tokens.slice(start, place).every(({ lemma }) => words.includes(lemma)));
  while (end < tokens.length && calls(end + 1).length > 0) end += 1;
  const [score, other] = calls(end);
  return start === at || end === start || score === undefined || other !== undefined
    ? null
    : { label: score.column.label, end };
}

rated.needs = ["rated", "reviewed"];
