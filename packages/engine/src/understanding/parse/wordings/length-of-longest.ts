import { labelSaid, lengthColumn } from "../../index/figure-names.ts";
import { columnsCalled } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";
import { timeUnits } from "../unit-said.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ["longest", "highest"],
  ["shortest", "lowest"],
]);
const heads: ReadonlySet<string> = new Set(["length", "duration"]);
const dates: ReadonlyMap<string, string> = new Map([
  ["first", "earliest"],
  ["earliest", "earliest"],
  ["oldest", "earliest"],
  ["last", "latest"],
  ["latest", "latest"],
  ["newest", "latest"],
]);
const owners: ReadonlySet<string> = new Set("the our a any very single ever".split(" "));

/**
 * "Length of our longest class", "longest case in minutes", "date of the very first order": the figure or the day itself, and no row that
 * has it.
 */
export function lengthOfLongest(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (tokens.slice(0, at).some(({ text }) => /^(?:which|who|whose|with|and)$/.test(text))) return null;
  const dated = dateOfFirst(tokens, at, index);
  if (dated !== null) return dated;
  const headed = heads.has(textAt(tokens, at)) && textAt(tokens, at + 1) === "of";
  const start = headed ? behindOwners(tokens, at + 2) : at;
  const end = ends.get(textAt(tokens, start));
  const length = end === undefined ? null : lengthColumn(index.columns);
  const rows = start + (textAt(tokens, start + 1) === "single" ? 2 : 1);
  const table = length === null ? null : tableNamed(tokens[rows], index);
  if (
    length === null ||
    !(table?.id === length.table || isKind(tokens[rows], index)) ||
    isSeveral(tokens[rows])
  )
    return null;
  const inUnit =
    textAt(tokens, rows + 1) === "in" &&
    (timeUnits.has(tokens[rows + 2]?.lemma ?? "") || /^(?:mins?|hrs?)$/.test(textAt(tokens, rows + 2)));
  if (!headed && !inUnit) return null;
  return {
    words: `${end} ${labelSaid(length)}`,
    tokens: rows + (/^min/.test(textAt(tokens, rows + 2)) ? 3 : 1) - at,
  };
}

lengthOfLongest.needs = [...ends.keys(), "date", "day"];

const isSeveral = (token: Token | undefined): boolean => token !== undefined && token.text !== token.lemma;

const behindOwners = (tokens: readonly Token[], at: number): number =>
  owners.has(textAt(tokens, at)) ? behindOwners(tokens, at + 1) : at;

/** Whether a column of kinds is called so: the "class" of a booking. */
const isKind = (token: Token | undefined, { words, columns }: ModelIndex): boolean =>
  (words.columnsByWord.get(token?.lemma ?? "") ?? []).some((id) => columns[id]?.column.role === "category");

/** "Date of the very first job". */
function dateOfFirst(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!["date", "day"].includes(textAt(tokens, at)) || textAt(tokens, at + 1) !== "of") return null;
  const start = behindOwners(tokens, at + 2);
  const end = dates.get(textAt(tokens, start));
  const noun = tokens[start + 1];
  const table = tableNamed(noun, index) ?? (isKind(noun, index) ? index.tables[0] : null);
  const [sheet, other] = index.tables;
  if (end === undefined || table === null || other !== undefined || isSeveral(noun)) return null;
  const time =
    columnsCalled(index, "date").find(({ column }) => column.role === "time") ??
    index.columns.find(({ column }) => column.name === sheet?.table.timeColumn);
  return time === undefined ? null : { words: `${end} ${labelSaid(time)}`, tokens: start + 2 - at };
}
