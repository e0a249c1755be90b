import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { askedHints } from "../../lexicon/adjectives.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";
import { onAverage } from "./days-it-lasts.ts";

const verbs: ReadonlySet<string> = new Set(["is", "are", "was", "were"]);
const means: ReadonlySet<string> = new Set(["average", "avg", "mean"]);
const it = phrases("it");

/** "How warm was it in July", "how heavy are parcels on average": the average of the one figure that the adjective measures. */
export function howMeasured(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, 0) !== "how" || !verbs.has(textAt(tokens, 2))) return null;
  const size = at > 2 ? phraseAt(tokens, at, onAverage) : 0;
  if (at > 0 && size === 0) return null;
  const impersonal = phraseAt(tokens, 3, it);
  const averaged = tokens.some((_, place) => place > 2 && phraseAt(tokens, place, onAverage) > 0);
  const figure = impersonal > 0 || averaged ? figureOf(textAt(tokens, 1), index) : null;
  if (figure === null) return null;
  if (at > 0) return { words: "", tokens: size };
  const label = figure.column.label.replace(/\s*\(.*\)$/u, "");
  return { words: `average ${label}${impersonal > 0 ? "" : " of"}`, tokens: 3 + impersonal };
}

howMeasured.needs = ["how"];

/** The only number that is called by what an adjective measures, of several the one that is called so alone, or their average. */
function figureOf(adjective: string, { columns }: ModelIndex): ColumnEntry | null {
  const words = askedHints(adjective).flatMap(({ role, words: named }) => (role === "measure" ? named : []));
  const found = columns.filter(
    ({ column, words: called, foreign }) =>
      !foreign && column.role === "measure" && called.some((word) => words.includes(word)),
  );
  const narrowed = [
    found,
    found.filter(({ core }) => core.every((word) => words.includes(word))),
    found.filter(({ words: called }) => called.some((word) => means.has(word))),
  ];
  return narrowed.find((each) => each.length === 1)?.[0] ?? null;
}
