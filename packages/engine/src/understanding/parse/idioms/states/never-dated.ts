import { lowered, pluralOf, rowOf } from "@parlance/contract";
import { type ColumnEntry, isTime, type TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { isRooted, sharesRoot } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const auxiliaries: ReadonlySet<string> = new Set("been ever yet actually once even".split(" "));
const particles: ReadonlySet<string> = new Set("in on up out off".split(" "));
/** Words of a date on which somebody was last there. */
const presence: ReadonlySet<string> = new Set("login signin seen active activity access visit".split(" "));

/**
 * "Users who never logged in", "tickets that were never answered": those without the date on which it was done, where some rows of
 * the table that is named have none. "Not yet thanked and above 150" leaves what follows as it is said.
 */
export function neverDated(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const start = ["who", "that", "which", "have", "has", "had", "were", "was"].includes(textAt(tokens, at))
    ? at + 1
    : at;
  const aside = ["have", "has", "had", "were", "was"].includes(textAt(tokens, start)) ? start + 1 : start;
  if (!["never", "not"].includes(textAt(tokens, aside))) return null;
  let verb = aside + 1;
  while (auxiliaries.has(textAt(tokens, verb))) verb += 1;
  const table =
    tokens
      .slice(0, at)
      .map((token) => tableNamed(token, index))
      .findLast((each) => each !== null) ?? sheetOf(index);
  const said = tokens[verb];
  if (table == null || said?.kind !== "word") return null;
  const particle = particles.has(textAt(tokens, verb + 1)) ? textAt(tokens, verb + 1) : "";
  const behind = verb + (particle === "" ? 1 : 2);
  const isYet = tokens.slice(aside, verb).some(({ text }) => text === "yet");
  const goesOn = isYet && ["and", "but"].includes(textAt(tokens, behind));
  if (!goesOn && !isAll(tokens, behind, index)) return null;
  const root = said.text.replace(/([a-z])\1ed$|ed$/, "$1");
  const joined = particle === "" ? said.lemma : `${root}${particle}`;
  const column = table.columns
    .flatMap((id) => index.columns[id] ?? [])
    .find((entry) => mayLack(entry) && isOf(entry, said.lemma, joined));
  if (column === undefined) return null;
  const { label } = column.column;
  const rows = at === 0 ? `${pluralOf(lowered(rowOf(table.table.label)))} ` : "";
  return goesOn
    ? { words: `${rows}with no ${label} ,`, tokens: behind + 1 - at }
    : { words: `${rows}without ${label}`, tokens: behind - at };
}

/** The rows that are spoken of where there is but one table. */
const sheetOf = ({ tables: [sheet, other] }: ModelIndex): TableEntry | null =>
  other === undefined ? (sheet ?? null) : null;

/** Whether nothing more is said of what was not done: the end, "yet", or what the rows are split by. */
function isAll(tokens: readonly Token[], at: number, { words, values }: ModelIndex): boolean {
  const [behind, next] = tokens.slice(at, at + 2);
  if (behind === undefined || behind.kind === "mark" || behind.text === "yet") return true;
  if (["and", "but"].includes(behind.text) && bounding.has(next?.text ?? "")) return true;
  if (!["by", "per"].includes(behind.text) || next?.kind !== "word" || values.byKey.has(next.text))
    return false;
  return words.columnsByWord.has(next.lemma) || words.tablesByWord.has(next.lemma);
}

/** "… and above 150": a bound of something else. */
const bounding: ReadonlySet<string> = new Set("over above under below more less at worth".split(" "));

const mayLack = ({ column }: ColumnEntry): boolean => isTime(column) && (column.profile?.nulls ?? 0) > 0;

/** Words of the time from or until which something may be done, which tells of no deed ("sell end date"). */
const limits: ReadonlySet<string> = new Set("start begin from end until valid due planned".split(" "));

function isOf({ words }: ColumnEntry, verb: string, joined: string): boolean {
  if (words.some((word) => limits.has(word) && !isRooted(verb, word))) return false;
  if (words.join("").includes(joined) && joined !== verb) return true;
  if (presence.has(joined)) return words.some((word) => presence.has(word));
  return words.some((word) => word.length > 3 && (isRooted(verb, word) || sharesRoot(verb, word)));
}

neverDated.needs = ["never", "not"];
