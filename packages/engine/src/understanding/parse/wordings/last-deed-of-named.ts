import { lowered } from "@parlance/contract";
import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { timeOfDeed } from "../frame/time-of-deed.ts";
import { doneOf } from "../idioms/states/deed-table.ts";
import type { Written } from "../idioms/written.ts";
import { type ValueSaid, valueAt } from "../spoken/value-at.ts";

const edges: ReadonlyMap<string, string> = new Map([
  ...["last", "latest"].map((word) => [word, "latest"] as const),
  ...["first", "earliest"].map((word) => [word, "earliest"] as const),
]);
const helpers: ReadonlySet<string> = new Set(["did", "was", "were", "has", "have", "had"]);
const fillers: ReadonlySet<string> = new Set(
  "we i us our the ever to from by a an any been something anything time very did was were has have".split(
    " ",
  ),
);
const trade: ReadonlySet<string> = new Set(["sold", "bought", "ordered", "purchased", "shopped"]);
/** "When …" and "the last time …" are asked in no more words than these. */
const longest = 14;

/** "When did we last sell to Lund Boats", "when was Chai first ordered": the first or last time of deals with what is named. */
export function lastDeedOfNamed(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at > 0 || tokens.length > longest) return null;
  const start = bodyStart(tokens);
  if (start === null) return null;
  const said: { edge: string | null; time: ColumnEntry | null; values: ValueSaid[] } = {
    edge: null,
    time: null,
    values: [],
  };
  let place = start;
  for (; place < tokens.length && tokens[place]?.kind !== "mark"; place += 1) {
    const text = textAt(tokens, place);
    const value = valueAt(tokens, place, index);
    if (edges.has(text) && said.edge === null) said.edge = edges.get(text) ?? null;
    else if (value !== null && isNaming(value, index)) {
      said.values.push(value);
      place = value.end - 1;
    } else if (said.time === null && dealTime(tokens[place], index) !== null)
      said.time = dealTime(tokens[place], index);
    else if (!fillers.has(text)) return null;
  }
  const [named, ...others] = said.values.map(({ start, end }) => rawOf(tokens.slice(start, end)));
  if (said.edge === null || said.time === null || named === undefined) return null;
  const rest = others.map((other) => ` and ${other}`).join("");
  return {
    words: `what is the ${said.edge} ${lowered(said.time.column.label)} for ${named}${rest}`,
    tokens: place,
  };
}

/** Where what was done begins: behind "when did", or at the end that "the last time" names; null where neither opens the question. */
function bodyStart(tokens: readonly Token[]): number | null {
  if (textAt(tokens, 0) === "when") return helpers.has(textAt(tokens, 1)) ? 2 : null;
  const article = textAt(tokens, 0) === "the" ? 1 : 0;
  return edges.has(textAt(tokens, article)) && textAt(tokens, article + 1) === "time" ? article : null;
}

/** Whether a value is what rows are called by. */
const isNaming = ({ columns }: ValueSaid, index: ModelIndex): boolean =>
  [...columns].some((id) => index.tables[index.columns[id]?.table ?? -1]?.naming.includes(id) === true);

/** When deals were made, or what else a verb says was done with them. */
function dealTime(verb: Token | undefined, index: ModelIndex): ColumnEntry | null {
  const table = index.tables[index.dealTable ?? index.moneyTable ?? -1];
  if (verb?.kind !== "word" || table === undefined) return null;
  const done = timeOfDeed(verb, index, table.id);
  if (done !== null || !trade.has(doneOf(verb.text))) return done;
  return (
    index.columns.find((entry) => entry.table === table.id && entry.column.name === table.table.timeColumn) ??
    null
  );
}

lastDeedOfNamed.needs = edges.keys();
