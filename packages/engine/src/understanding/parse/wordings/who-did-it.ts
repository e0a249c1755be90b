import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { roles } from "../../lexicon/workers.ts";
import { textAt } from "../../text/phrase-at.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/** Who does what, beside those who are called after it ("driver" who drove). */
const doers: ReadonlyMap<string, string> = new Map(
  [
    [
      "teach teaches taught led leads ran runs gave gives held",
      "instructor teacher coach trainer tutor lecturer",
    ],
    ["operated operates performed performs did", "surgeon consultant doctor"],
    ["drove drives", "driver"],
    ["served serves serve", "server waiter waitress"],
    [
      "handled handles has owns assigned took fixed did closed",
      "agent assignee assigned handler technician mechanic engineer owner",
    ],
    ["raised raises reported asked requested opened logged", "requester reporter caller"],
    ["sold sells", "salesperson seller rep representative agent"],
    ["bought buys ordered paid booked", "customer client buyer member guest"],
  ].flatMap(([verbs = "", people = ""]) => verbs.split(" ").map((verb): [string, string] => [verb, people])),
);
const it: ReadonlySet<string> = new Set(["it", "them", "him", "her", "this", "that"]);
const before: ReadonlySet<string> = new Set(["by", ",", "and", "with", "per", "&", "plus", ":", "over"]);
const helpers: ReadonlySet<string> = new Set(["was", "is", "it", "they", "were"]);

/** "Rating by who taught it", "date, who served and the bill": the column of those who did. */
export function whoDidIt(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "who" || !before.has(textAt(tokens, at - 1))) return null;
  let verb = at + 1;
  while (helpers.has(textAt(tokens, verb))) verb += 1;
  const said = tokens[verb];
  if (said?.kind !== "word") return null;
  let end = verb + 1;
  while (it.has(textAt(tokens, end)) || textAt(tokens, end) === "to") end += 1;
  const next = tokens[end];
  if (next !== undefined && next.kind === "word" && !closings.has(next.text)) return null;
  const entry = doerOf(said, index);
  if (entry !== null) return { words: entry.column.label.toLowerCase(), tokens: end - at };
  const maker = textAt(tokens, at - 1) === "and" && end > verb + 1 ? makerOf(said, index) : null;
  return maker === null ? null : { words: `their ${maker}`, tokens: end - at };
}

/** Who makes, supplies or wrote things, as the data may call them, the closest first. */
const makers: ReadonlyMap<string, readonly string[]> = new Map(
  [
    [
      "make makes made produce produces produced manufactures build builds",
      "manufacturer maker producer brand make mfr vendor supplier",
    ],
    ["supply supplies supplied provides delivers", "supplier vendor provider manufacturer"],
    ["write wrote writes", "author writer"],
    ["publish published publishes", "publisher label studio"],
    ["sing sings sang play plays perform performs recorded", "artist singer band performer"],
    ["sell sells sold", "seller vendor merchant supplier"],
    ["own owns", "owner landlord"],
  ].flatMap(([verbs = "", names = ""]) =>
    verbs.split(" ").map((verb): [string, string[]] => [verb, names.split(" ")]),
  ),
);

/** The first of the names of those who do it that a table or a column of kinds has. */
const makerOf = ({ text }: Token, { words, columns, tables }: ModelIndex): string | null =>
  makers.get(text)?.find(
    (name) =>
      (words.tablesByWord.get(name) ?? []).some((id) => tables[id]?.words.join(" ") === name) ||
      (words.columnsByWord.get(name) ?? []).some((id) => {
        const { column, foreign, words: own } = columns[id] ?? {};
        return column?.physicalType === "string" && foreign === false && own?.at(0) === name;
      }),
  ) ?? null;

whoDidIt.needs = ["who"];

const closings: ReadonlySet<string> = new Set(
  "and in on for from since with this last by or please".split(" "),
);

/** The one column of people who are called after what was done, or do it by their part. */
function doerOf({ text }: Token, { columns }: ModelIndex): ColumnEntry | null {
  const people = columns.filter(
    ({ column, words, foreign }) =>
      !foreign && column.physicalType === "string" && column.role !== "key" && words.some(isPart),
  );
  const named = people.filter(({ words }) => words.some((word) => word.length > 3 && isRooted(text, word)));
  const known = new Set(doers.get(text)?.split(" ") ?? []);
  const [only, other] =
    named.length > 0 ? named : people.filter(({ words }) => words.some((word) => known.has(word)));
  return other === undefined ? (only ?? null) : null;
}

const parts: ReadonlySet<string> = new Set([...doers.values()].flatMap((people) => people.split(" ")));
const isPart = (word: string): boolean => parts.has(word) || roles.has(word);
