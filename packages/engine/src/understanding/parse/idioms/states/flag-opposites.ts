import { columnKindOf } from "../../../index/column-kind-of.ts";
import { isValueWord } from "../../../index/is-value-word.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { answersOf } from "../../../index/yes-no.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { isRooted } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

/** What is said of rows that do not recur. */
export const oneOff = phrases(
  "one - time",
  "one - off",
  "one time",
  "one off",
  "onetime",
  "oneoff",
  "non - recurring",
);

/** What is said of rows that did not do what a flag tells. */
const opposites: readonly (readonly [denied: ReadonlySet<string>, deed: string])[] = (
  [
    ["died dead perished killed", "survive"],
    ["failed flunked", "pass"],
    ["rejected refused denied declined", "approve"],
    ["rejected refused denied declined", "accept"],
    ["missed skipped", "attend"],
    ["single unmarried", "married"],
    ["lost", "win"],
    ["stayed remained", "leave"],
  ] as const
).map(([denied, deed]) => [new Set(denied.split(" ")), deed]);

/** "Passengers who died", "dead men" where a flag tells who survived, "one-time gifts" where one tells which recur: those who did not; a word that the data has stays. */
export function flagOpposites(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const { words, columns, tables } = index;
  const token = tokens[at];
  if (token?.kind !== "word" || words.columnsByWord.has(token.lemma) || words.columnsByWord.has(token.text))
    return null;
  const once = phraseAt(tokens, at, oneOff);
  const size = Math.max(once, 1);
  if (once === 0 && isValueWord(index, token.text)) return null;
  const deeds =
    once > 0 ? ["recurring"] : opposites.flatMap(([denied, deed]) => (denied.has(token.text) ? [deed] : []));
  if (deeds.length === 0) return null;
  const [flag, other] = columns.filter(
    ({ column, core }) =>
      columnKindOf(column) === "flag" &&
      toldBy(core).length === 1 &&
      deeds.some((deed) => isRooted(deed, toldBy(core)[0] ?? "")),
  );
  if (flag === undefined || other !== undefined) return null;
  const { profile } = flag.column;
  const answers = profile === null ? null : answersOf(profile);
  const isOpen = answers !== null && answers.open.length > 0;
  const not = isOpen ? `where ${flag.column.label} is ${answers.no}` : `with not ${flag.column.label}`;
  const next = tokens[at + size];
  if (next !== undefined && tableNamed(next, index)?.id === flag.table)
    return { words: `${next.raw} ${not}`, tokens: size + 1 };
  if (["who", "that", "which"].includes(textAt(tokens, at - 1)) && at > 1)
    return { words: isOpen ? not : `are not ${flag.column.label}`, tokens: size };
  const rows =
    tableNamed(tokens[at - 1], index)?.id === flag.table ? "" : `${tables[flag.table]?.table.label} `;
  return { words: `${rows}${not}`, tokens: size };
}

const toldBy = (core: readonly string[]): string[] => core.filter((word) => !being.has(word));
const being: ReadonlySet<string> = new Set(["is", "be", "was", "has"]);

flagOpposites.needs = [...opposites.flatMap(([denied]) => [...denied]), ...openings(oneOff)];
