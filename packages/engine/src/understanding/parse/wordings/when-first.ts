import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import { labelSaid } from "../../index/figure-names.ts";
import { columnsCalled } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { timeOfDeed } from "../frame/time-of-deed.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ...["first", "earliest", "oldest"].map((word) => [word, "earliest"] as const),
  ...["last", "latest", "newest"].map((word) => [word, "latest"] as const),
]);
const helpers: ReadonlySet<string> = new Set(
  "did was were is has have do does the our my your very single ever".split(" "),
);
const asking = phrases(
  "what date",
  "which date",
  "what day",
  "which day",
  "on what date",
  "on which date",
  "on what day",
  "on which day",
  "from when",
);
/** What any row of a sheet is. */
const rowWords: ReadonlySet<string> = new Set("entry record row line".split(" "));
const particles: ReadonlySet<string> = new Set("up in on out over to through with us".split(" "));
/** What came about with the row itself, whenever that was. */
const happening =
  /^(?:happen|happened|occur|occurred|take place|come|came|arrive|log|logged|record|recorded|enter|entered|register|registered|start|started|begin|began|join|joined|sign|signed|add|added|create|created|file|filed|make|made|place|placed|book|booked)$/;
const sheets: ReadonlySet<string> = new Set(
  "sheet spreadsheet file log list export tracker register ledger table data dataset database records".split(
    " ",
  ),
);
const starting: ReadonlyMap<string, string> = new Map([
  ...["start", "begin", "starts", "begins", "back"].map((word) => [word, "earliest"] as const),
  ...["end", "stop", "ends", "stops"].map((word) => [word, "latest"] as const),
]);

/**
 * "When did the very first customer sign up", "first entry from when", "when does this export start": the earliest time of the rows of a
 * sheet, of that deed where one is said, and no row that has it.
 */
export function whenFirst(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [sheet, other] = index.tables;
  if (sheet === undefined || other !== undefined || at > 1) return null;
  return sheetBounds(tokens, at, sheet, index) ?? firstRow(tokens, at, sheet, index);
}

/** "When does this log start", "how far back do our records go". */
function sheetBounds(
  tokens: readonly Token[],
  at: number,
  sheet: TableEntry,
  index: ModelIndex,
): Written | null {
  const back =
    textAt(tokens, at) === "how" && textAt(tokens, at + 1) === "far" && textAt(tokens, at + 2) === "back";
  if (!back && textAt(tokens, at) !== "when") return null;
  const start = at + (back ? 3 : 1);
  if (!/^(?:do|does|did)$/.test(textAt(tokens, start))) return null;
  const place = start + (/^(?:this|the|our|these|my)$/.test(textAt(tokens, start + 1)) ? 2 : 1);
  const verb = textAt(tokens, place + 1);
  const end = back ? (verb === "go" ? "earliest" : undefined) : starting.get(verb);
  const time = timeOf(sheet, index);
  if (!sheets.has(textAt(tokens, place)) || end === undefined || time === null) return null;
  if (!endsAt(tokens, place + 2)) return null;
  return { words: `${end} ${labelSaid(time)}`, tokens: place + 2 - at };
}

/** "When was the first visit booked", "what date is the oldest scan from", "first entry from when". */
function firstRow(
  tokens: readonly Token[],
  at: number,
  sheet: TableEntry,
  index: ModelIndex,
): Written | null {
  const asked = textAt(tokens, at) === "when" ? 1 : phraseAt(tokens, at, asking);
  let place = at + asked;
  while (helpers.has(textAt(tokens, place))) place += 1;
  const end = ends.get(textAt(tokens, place));
  const noun = tokens[place + 1];
  if (end === undefined || noun === undefined) return null;
  const behind = place + 2;
  const own = asked > 0 && textAt(tokens, behind) === "from" ? timeOfDeed(noun, index, sheet.id) : null;
  if (own !== null && endsAt(tokens, behind + 1)) return told(own, end, behind + 1 - at);
  if (!isRow(noun, sheet, index)) return null;
  if (asked === 0) {
    const isAsked = textAt(tokens, behind) === "from" && textAt(tokens, behind + 1) === "when";
    const time = timeOf(sheet, index);
    return isAsked && time !== null && endsAt(tokens, behind + 2)
      ? { words: `${end} ${labelSaid(time)}`, tokens: behind + 2 - at }
      : null;
  }
  if (textAt(tokens, behind) === "from" && endsAt(tokens, behind + 1))
    return told(timeOf(sheet, index), end, behind + 1 - at);
  if (endsAt(tokens, behind)) return told(timeOf(sheet, index), end, behind - at);
  const verb = tokens[behind];
  const deed =
    timeOfDeed(verb, index, sheet.id) ?? (happening.test(verb?.text ?? "") ? timeOf(sheet, index) : null);
  let rest = behind + 1;
  while (particles.has(textAt(tokens, rest))) rest += 1;
  return endsAt(tokens, rest) ? told(deed, end, rest - at) : null;
}

const told = (time: ColumnEntry | null, end: string, tokens: number): Written | null =>
  time === null ? null : { words: `${end} ${labelSaid(time)}`, tokens };

/** Whether nothing more is said of it. */
const endsAt = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at).every(({ kind, text }) => (kind === "mark" && text !== ",") || text === "please");

/** Whether a word in the singular calls one row of the sheet: by its own name, by what every row has one of, or as any row. */
function isRow(noun: Token, sheet: TableEntry, index: ModelIndex): boolean {
  if (noun.kind !== "word" || noun.text !== noun.lemma) return false;
  if (rowWords.has(noun.text) || tableNamed(noun, index)?.id === sheet.id) return true;
  const called = [noun.lemma, `${noun.lemma}name`, `${noun.lemma}id`].flatMap((name) =>
    columnsCalled(index, name),
  );
  return called.some(
    ({ column }) => column.role !== "measure" && column.role !== "time" && column.profile?.nulls === 0,
  );
}

const timeOf = ({ table }: TableEntry, { columns }: ModelIndex): ColumnEntry | null =>
  columns.find(({ column }) => column.name === table.timeColumn) ?? null;

whenFirst.needs = ["when", "back", "date", "day"];
