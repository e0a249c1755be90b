import { type ColumnEntry, isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { type Token, tokenize } from "../../text/tokenize.ts";
import { timeOfDeed } from "../frame/time-of-deed.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const joints = words("and with plus & , also");
const each = words("each every they it we those these one of them");
const helpers = words("was were is are has have had did do does been first last actually get gets got");
const particles = words("up in out off");

const dates = phrases(
  ...["date", "day", "time"].flatMap((day) =>
    ["on which", "that", "when", ""].flatMap((joint) => [
      `the ${day} ${joint}`.trim(),
      `${day} ${joint}`.trim(),
    ]),
  ),
);

/** What is said of goods and of people where their date is called otherwise. */
const alike: ReadonlyMap<string, readonly string[]> = new Map([
  ["cameout", ["launched", "released", "published"]],
  ["gothere", ["delivered", "arrived"]],
  ["started", ["hired", "started", "joined"]],
  ["joined", ["joined", "registered", "created"]],
  ["signedup", ["signup", "registered", "joined", "created"]],
]);

/** What asks, what is said of rows, and words of the columns that tell it, the surest first. */
const told: readonly (readonly [asks: string, said: RegExp, columns: string])[] = [
  [
    "where",
    /^(?:live|lives|located|based|situated|come|)$/,
    "city town location address place region country",
  ],
  ["what", /^(?:costs?|charges?)$/, "price fare fee rate charge cost"],
  ["what", /^(?:earn|earns|make|makes|paid)$/, "salary wage pay"],
  ["what", /^weighs?$/, "weight mass"],
  ["long", /^(?:take|takes|run|runs|last|lasts|)$/, "length duration runtime running minutes"],
  ["old", /^$/, "age"],
  ["heavy", /^$/, "weight mass"],
  ["tall", /^$/, "height"],
  ["high", /^$/, "height elevation"],
  ["big", /^$/, "size area capacity"],
  ["large", /^$/, "size area capacity"],
];

/**
 * "Boats and when they were launched", "members with town and the date they joined", "boats and how long they are, what each one costs": with the
 * column that tells it.
 */
export function whatEach(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const joint = joints.has(textAt(tokens, at)) ? 1 : 0;
  if (joint === 0 && !joints.has(textAt(tokens, at - 1))) return null;
  const dated = phraseAt(tokens, at + joint, dates);
  const how = textAt(tokens, at + joint) === "how" ? 1 : 0;
  const word = textAt(tokens, at + joint + how);
  const asks = dated > 0 ? "when" : word === "much" ? "what" : word;
  const start = at + joint + (dated > 0 ? dated : how + 1);
  if (asks !== "when" && !told.some(([word]) => word === asks)) return null;
  let verb = start;
  while (each.has(textAt(tokens, verb))) verb += 1;
  if (verb === start) return null;
  while (helpers.has(textAt(tokens, verb))) verb += 1;
  const table = tokens
    .slice(0, at)
    .map((token) => tableNamed(token, index))
    .findLast((named) => named !== null);
  if (table == null) return null;
  const bare = ends(tokens, verb) ? 0 : 1;
  const end = verb + bare + (bare === 1 && particles.has(textAt(tokens, verb + 1)) ? 1 : 0);
  if (!ends(tokens, end)) return null;
  const said = tokens.slice(verb, end);
  const listed =
    joint === 1 && textAt(tokens, at) === "and" && tokens.slice(0, at).some(({ text }) => text === "with");
  const column = asks === "when" ? timeOf(said, table.id, index) : columnOf(asks, said, table.id, index);
  return column === null
    ? null
    : { words: `${listed ? "and" : "with"} ${column.column.label}`, tokens: end - at };
}

const ends = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at];
  return next === undefined || next.kind === "mark" || joints.has(next.text);
};

/** The time of a table's rows that tells of a deed, else the only one that they have. */
function timeOf(deed: readonly Token[], table: number, index: ModelIndex): ColumnEntry | null {
  const joined = deed.map(({ text }) => text).join("");
  if (joined === "") return null;
  for (const word of [joined, ...(alike.get(joined) ?? []), deed[0]?.text ?? ""]) {
    const named = timeOfDeed(tokenize(word, 1)[0], index, table);
    if (named !== null) return named;
  }
  const [only, other] = index.columns.filter((entry) => entry.table === table && isTime(entry.column));
  return other === undefined ? (only ?? null) : null;
}

/** Prices that are paid for goods before they are sold. */
const paidByUs = words("cost purchase wholesale buying supplier");

/** The column of a table that tells what is asked of its rows; null where it has none, or several alike. */
function columnOf(
  asks: string,
  deed: readonly Token[],
  table: number,
  index: ModelIndex,
): ColumnEntry | null {
  const said = deed.map(({ text }) => text).join(" ");
  const [, , names = ""] = told.find(([word, verb]) => word === asks && verb.test(said)) ?? [];
  const own = index.columns.filter((entry) => entry.table === table && !entry.foreign);
  for (const name of names.split(" ")) {
    const called = own.filter((entry) => entry.words.at(-1) === name || entry.core[0] === name);
    const asked = called.filter(({ words: all }) => !all.some((word) => paidByUs.has(word)));
    const [only, other] = asked.length > 0 ? asked : called;
    if (only !== undefined) return other === undefined ? only : null;
  }
  return null;
}
