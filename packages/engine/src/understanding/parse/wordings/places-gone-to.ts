import { lowered, pluralOf, rowsOf } from "@parlance/contract";
import { type Ends, endsOf } from "../../index/ends.ts";
import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const verbs = [
  "fly",
  "go",
  "sail",
  "ship",
  "travel",
  "drive",
  "deliver",
  "run",
  "send",
  "export",
  "dispatch",
];
const going = phrases(
  ...["do we", "we", "did we", "have we", "we have"].flatMap((we) => verbs.map((verb) => `${we} ${verb}`)),
  ...["have we flown", "have we shipped", "have we delivered", "we have shipped", "we have delivered"],
);
const shipping: ReadonlySet<string> = new Set(
  "ship shipping shipment shipped delivery deliver dest destination dispatch export recipient".split(" "),
);

/**
 * "How many countries do we fly to", "countries we ship to": the places at that end of the rows that go there, not all that are known; the column that says
 * where goods are sent.
 */
export function placesGoneTo(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = tokens[at];
  const verb = noun?.kind === "word" ? phraseAt(tokens, at + 1, going) : 0;
  const side = textAt(tokens, at + 1 + verb);
  if (noun === undefined || verb === 0 || noun.text === noun.lemma || (side !== "to" && side !== "from"))
    return null;
  const next = tokens[at + 2 + verb];
  if (next?.kind === "word" && next.text !== "in") return null;
  const counts = /^(?:many|of|different)$/.test(textAt(tokens, at - 1));
  const [ends, other] = endsOf(index);
  const gone = ends === undefined || other !== undefined ? null : goneTo(noun, ends, index);
  const end = side === "to" ? "destination" : "origin";
  if (gone !== null)
    return {
      words: counts ? `${end} ${noun.raw} with ${gone}` : `different ${end} ${noun.raw} of ${gone}`,
      tokens: verb + 2,
    };
  const sent = side === "to" ? sentTo(noun, index) : null;
  if (sent === null) return null;
  return {
    words: `${at === 0 ? "which " : ""}different ${pluralOf(lowered(sent.column.label))}`,
    tokens: verb + 2,
  };
}

/** What rows are called both of whose ends refer to places that a word names, or a column of theirs. */
function goneTo(noun: Token, { table, from, to }: Ends, index: ModelIndex): string | null {
  const ways = (index.graph.ways[table] ?? []).filter(
    ({ toOne, by }) => toOne && by.some((name) => name === from.column.name || name === to.column.name),
  );
  const [place, other] = new Set(ways.map((way) => way.to));
  if (place === undefined || other !== undefined) return null;
  const own = index.tables[place]?.columns ?? [];
  const named =
    tableNamed(noun, index)?.id === place ||
    own.some((id) => index.columns[id]?.core.join(" ") === noun.lemma);
  return named ? rowsOf(lowered(index.tables[table]?.table.label ?? "")) : null;
}

/** The one column of what happened that says where it is sent, and is called as the noun. */
function sentTo({ lemma }: Token, { columns, tables }: ModelIndex): ColumnEntry | null {
  const [only, other] = columns.filter(
    ({ column, words, table }) =>
      column.physicalType === "string" &&
      words.at(-1) === lemma &&
      words.slice(0, -1).some((word) => shipping.has(word)) &&
      (tables.length === 1 || tables[table]?.table.type === "fact"),
  );
  return other === undefined ? (only ?? null) : null;
}

placesGoneTo.needs = ["to", "from"];
