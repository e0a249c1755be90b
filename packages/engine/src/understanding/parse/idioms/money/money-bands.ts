import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { orderedValue } from "../../../index/purchases.ts";
import { birthOf } from "../../../index/spans-of-rows.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { bandsAt } from "../../frame/bands.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const verbs: ReadonlySet<string> = new Set("are is were was cost costs worth".split(" "));
const counting: ReadonlySet<string> = new Set(["many", "count", "number"]);

/** "How many orders are under 50, between 50 and 150, and over 150", "worth under 50, …": bands that no figure is named for cut what the rows come to. */
export function moneyBands(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!verbs.has(textAt(tokens, at))) return bareBands(tokens, at, index);
  if (!tokens.slice(0, at).some(({ text }) => counting.has(text))) return null;
  const worth = textAt(tokens, at + 1) === "worth" ? 1 : 0;
  const bands = bandsAt(tokens, at + 1 + worth).find((found) => found.bands.kind === "ranges");
  const rows = tableNamed(tokens[at - 1], index);
  if (bands === undefined || bands.bands.kind !== "ranges" || bands.bands.unit !== undefined || rows === null)
    return null;
  const named = ["in", "of"].includes(textAt(tokens, bands.end));
  const figure = named ? null : moneyOf(rows, index);
  return figure === null ? null : { words: `by ${figure} :`, tokens: 1 + worth };
}

/** "Orders under 100, 100 to 500, over 500": the question is of rows and of bands alone. */
function bareBands(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = tokens[at];
  if (noun === undefined || noun.text === noun.lemma) return null;
  const start = at + 1 + phraseAt(tokens, at + 1, bySize);
  const first = start + (start > at + 1 && tokens[start]?.kind === "mark" ? 1 : 0);
  if (!sides.has(textAt(tokens, first))) return null;
  const rows = tableNamed(noun, index);
  const bands =
    rows === null ? undefined : bandsAt(tokens, first).find(({ bands: { kind } }) => kind === "ranges");
  if (
    rows === null ||
    bands?.bands.kind !== "ranges" ||
    bands.bands.unit !== undefined ||
    bands.end < first + 3
  )
    return null;
  const figure = birthOf(index, rows.id) === null ? moneyOf(rows, index) : null;
  return figure === null ? null : { words: `${noun.raw} by ${figure} :`, tokens: first - at };
}

/** "By size", "by value band": by what they come to. */
const bySize = phrases(
  ...["size", "value", "worth", "amount"].flatMap((size) => [
    `by ${size}`,
    `by ${size} band`,
    `by ${size} bracket`,
    `into ${size} bands`,
  ]),
);

const sides: ReadonlySet<string> = new Set(["under", "below", "up", "over", "above"]);

/** What the rows come to: the price or amount that they hold, what is sold with them, or else their only money. */
function moneyOf({ id, columns }: TableEntry, index: ModelIndex): string | null {
  const [only, other] = columns.flatMap((column) => {
    const entry = index.columns[column];
    return entry?.column.role === "measure" && entry.column.unit.kind === "currency" ? [entry] : [];
  });
  const own = other === undefined ? only : undefined;
  if (own?.words.some((word) => amounts.has(word)) === true) return own.column.label;
  const held = index.columns[index.takings ?? -1];
  if (held?.table === id) return held.column.label;
  const { graph, moneyTable, purchases } = index;
  if (purchases?.whole === id) return orderedValue;
  const sold = graph.ways[moneyTable ?? -1]?.some(({ to, toOne }) => toOne && to === id) === true;
  return moneyTable === id || sold ? "revenue" : (own?.column.label ?? null);
}

const amounts: ReadonlySet<string> = new Set("price amount total value".split(" "));

moneyBands.needs = [...counting, ...sides];
