import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import { holdsWord } from "../../index/holds-value.ts";
import { columnsOfWord } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { dealt } from "../idioms/states/deed-table.ts";
import { leads } from "../idioms/states/deeds.ts";
import type { Written } from "../idioms/written.ts";

const lacking = phrases(
  ...[
    "with no",
    "without any",
    "without a",
    "without",
    "with zero",
    "had no",
    "have no",
    "has no",
    "had zero",
  ],
  ...["having no", "did not have any", "did not have a", "have not had any", "have not had a"],
);
const undone = phrases("have not", "has not", "had not", "did not", "do not");
const rows: ReadonlySet<string> = new Set(
  "data record entry row reading activity line figure value anything".split(" "),
);
const relatives: ReadonlySet<string> = new Set(["that", "which", "who", "where"]);
const emphasis: ReadonlySet<string> = new Set("at all anything once so far ever yet any".split(" "));
/** Words that may tell more closely which rows there are none of. */
const longest = 4;

/**
 * "Sites with no data in 2025", "stations that had no failed session", "customers who have not called at all since May" of what many rows share: those with no
 * such row, and not the rows that are no such ones.
 */
export function noneOfTheirs(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const relative = relatives.has(textAt(tokens, at)) ? 1 : 0;
  const start = at + relative;
  const lacks = phraseAt(tokens, start, lacking);
  const size = lacks || phraseAt(tokens, start, undone);
  const shared = size === 0 ? null : sharedBefore(tokens, at, index);
  const table = index.tables[shared?.table ?? -1];
  if (shared === null || table === undefined) return null;
  const told =
    lacks > 0 ? rowsLacked(tokens, start + size, table, index) : deedUndone(tokens, start + size, table);
  if (told === null) return null;
  const timed = leads(tokens, told.end);
  if (told.said.length === 0 && !timed) return null;
  const had = told.said.length === 0 ? "" : ` had ${rawOf(told.said)}`;
  return {
    words: `${relative > 0 ? "that " : ""}${had === "" ? "were " : ""}never${had}`,
    tokens: told.end - at,
  };
}

type Told = { said: readonly Token[]; end: number };

/** "Failed sessions", "data": the rows that there are none of, by what tells them more closely. */
function rowsLacked(
  tokens: readonly Token[],
  from: number,
  table: TableEntry,
  index: ModelIndex,
): Told | null {
  const end = tokens.findIndex(
    ({ lemma }, place) =>
      place >= from && place <= from + longest && (rows.has(lemma) || table.words.at(-1) === lemma),
  );
  const said = tokens.slice(from, Math.max(from, end));
  if (end < 0 || !said.every((token) => token.kind === "word" && isValue(token, table, index))) return null;
  let behind = end + 1;
  while (emphasis.has(textAt(tokens, behind))) behind += 1;
  return isEnd(tokens, behind) ? { said, end: behind } : null;
}

/** "Called at all", "bought anything": the deed that rows are of. */
function deedUndone(tokens: readonly Token[], from: number, table: TableEntry): Told | null {
  const deed = textAt(tokens, from);
  if (!dealt.has(deed) && !table.words.some((word) => isRooted(deed, word))) return null;
  let behind = from + 1;
  while (emphasis.has(textAt(tokens, behind))) behind += 1;
  return leads(tokens, behind) ? { said: [], end: behind } : null;
}

const isEnd = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] === undefined || tokens[at]?.kind === "mark" || leads(tokens, at);

const isValue = ({ text, lemma }: Token, table: TableEntry, { values }: ModelIndex): boolean =>
  [text, lemma].some((word) => holdsWord(table, word, values));

/** The text that a plural before a place names, which stands in several rows each. */
function sharedBefore(tokens: readonly Token[], at: number, index: ModelIndex): ColumnEntry | null {
  const noun = nounBefore(tokens, at);
  if (noun === undefined || noun.text === noun.lemma) return null;
  if (index.words.phrases.get(noun.lemma)?.some(({ kind }) => kind === "table") === true) return null;
  const [only, other] = columnsOfWord(noun.lemma, index).filter(
    (entry) => isShared(entry, index) && isCalledSo(entry, noun.lemma),
  );
  return other === undefined ? (only ?? null) : null;
}

/** The word that a clause is said of, where the time of something else may stand between ("customers from 2024"). */
const nounBefore = (tokens: readonly Token[], at: number): Token | undefined =>
  /^(?:19|20)\d\d$/.test(textAt(tokens, at - 1)) && ["from", "of", "in"].includes(textAt(tokens, at - 2))
    ? tokens[at - 3]
    : tokens[at - 1];

const isCalledSo = ({ words }: ColumnEntry, noun: string): boolean =>
  words.at(-1) === noun || (words[0] === noun && ["name", "id"].includes(words.at(-1) ?? ""));

function isShared({ column, table }: ColumnEntry, { tables }: ModelIndex): boolean {
  const count = tables[table]?.table.rowCount ?? 0;
  return column.physicalType === "string" && (column.profile?.distinct ?? count) * 3 <= count;
}

noneOfTheirs.needs = openings(lacking, undone);
