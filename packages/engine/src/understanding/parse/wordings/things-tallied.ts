import type { ModelIndex } from "../../index/model-index.ts";
import { openings, phraseAt, phrases } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const asked = phrases("how many", "number of", "the number of");
const farthest = 3;

/** "How many Helios panels" of installations that tell a "panel count" beside a "panel kW": what that count adds up to. */
export function thingsTallied(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, asked);
  if (size === 0) return null;
  for (let place = at + size; place < at + size + farthest; place += 1) {
    const thing = tokens[place];
    if (thing?.kind !== "word") return null;
    if (thing.text === thing.lemma || !isTallied(thing.lemma, index)) continue;
    const before = rawOf(tokens.slice(at + size, place));
    return { words: `total ${before} ${thing.lemma} count`.replace("  ", " "), tokens: place + 1 - at };
  }
  return null;
}

/** Whether one number counts such things in each row, and nothing else that is counted is called so. */
function isTallied(thing: string, { words, columns, tables }: ModelIndex): boolean {
  const [only, other] = words.phrases.get(`${thing}count`) ?? [];
  const { column } = columns[only?.kind === "column" ? only.id : -1] ?? {};
  const isRows = tables.some((table) => table.words.at(-1) === thing);
  return (
    other === undefined &&
    !isRows &&
    column?.additivity === "additive" &&
    column.physicalType === "integer" &&
    (words.phrases.get(thing) ?? []).some(({ id, kind }) => kind === "column" && id !== only?.id)
  );
}

thingsTallied.needs = openings(asked);
