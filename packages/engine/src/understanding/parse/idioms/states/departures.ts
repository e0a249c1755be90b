import { endsOf, placeOf } from "../../../index/ends.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import type { Side } from "../../../index/side.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const sides: ReadonlyMap<string, Side> = new Map([
  ["departure", "from"],
  ["arrival", "to"],
]);
const places: ReadonlySet<string> = new Set(["from", "to", "at", "in", "of", "out"]);
const splits: ReadonlySet<string> = new Set(["by", "per"]);

/**
 * "Departures from Hull", "arrivals by port", "ports with more than 20 departures": the rows that go from one place to another, by the end
 * that is meant, where nothing in the data is called so.
 */
export function departures(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const side = sides.get(tokens[at]?.lemma ?? "");
  const said = tokens[at];
  const [ends, other] = side === undefined ? [] : endsOf(index).filter(({ from }) => from.foreign);
  if (said === undefined || side === undefined || ends === undefined || other !== undefined) return null;
  if (index.words.phrases.has(said.lemma) || index.words.tablesByWord.has(said.lemma)) return null;
  if (index.values.byWord.has(said.lemma) || said.text === said.lemma) return null;
  const rows = index.tables[ends.table]?.table.label ?? "";
  const behind = textAt(tokens, at + 1);
  if (places.has(behind)) {
    const taken = behind === "out" && textAt(tokens, at + 2) === "of" ? 3 : 2;
    return { words: `${rows} ${side}`, tokens: taken };
  }
  const place = tokens[at + 2];
  const isPlace = tableNamed(place, index) !== null || placeOf(ends) === place?.lemma;
  const end = side === "from" ? "origin" : "destination";
  const label = placeOf(ends) === "" ? ends[side].column.label : `${end} ${placeOf(ends)}`;
  if (splits.has(behind) && isPlace) return { words: `${rows} by ${label}`, tokens: 3 };
  return side === "from" || splits.has(behind) ? { words: rows, tokens: 1 } : null;
}

departures.needs = [...sides.keys()];
