import { pluralOf } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableCalled } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const opening = phrases(
  ...["do", "are"].flatMap((verb) =>
    ["most of our", "most of the", "our", "the", "my", "most"].map((which) => `where ${verb} ${which}`),
  ),
  "where do",
  "where are",
);
const being = phrases("come from", "coming from", "from", "live", "based", "located");
/** Names of places, the widest first: which of a few is worth knowing before which of many. */
const places = "country nation region state province county city town location".split(" ");
/** So few rows are rather told one by one. */
const few = 20;

/** "Where do our customers come from", "where are most accounts based": how many are of each country, or of whatever place is told of them. */
export function whereFrom(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = at === 0 ? phraseAt(tokens, 0, opening) : 0;
  const noun = tokens[size];
  if (size === 0 || noun === undefined || noun.text === noun.lemma) return null;
  const verb = phraseAt(tokens, size + 1, being);
  const end = size + 1 + verb;
  const table = tableCalled(noun, index);
  if (verb === 0 || table === null || table.table.rowCount < few || saysWhat(tokens, end)) return null;
  const place = placeOf(table, index);
  return place === null
    ? null
    : { words: `number of ${pluralOf(noun.lemma)} by ${place.words.join(" ")}`, tokens: end };
}

/** "…, which source", "…? accounts by channel": what is asked for is said behind. */
const saysWhat = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === "mark" &&
  (["which", "what"].includes(tokens[at + 1]?.text ?? "") ||
    tokens.slice(at + 1).some(({ text }) => text === "by" || text === "per"));

function placeOf({ columns: own }: TableEntry, { columns }: ModelIndex): ColumnEntry | null {
  const texts = own
    .flatMap((id) => columns[id] ?? [])
    .filter(({ column, foreign }) => !foreign && column.physicalType === "string");
  for (const place of places) {
    const found = texts.find(
      ({ words, column }) => words.at(-1) === place && (column.profile?.distinct ?? 2) > 1,
    );
    if (found !== undefined) return found;
  }
  return null;
}

whereFrom.needs = ["where"];
