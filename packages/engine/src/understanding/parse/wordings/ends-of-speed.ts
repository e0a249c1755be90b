import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ["slowest", "lowest"],
  ["slower", "lower"],
  ["fastest", "highest"],
  ["faster", "higher"],
]);

/** "The slowest average speed": the lowest, where something slow is said of a speed and not of how long it took. */
export function endsOfSpeed(tokens: readonly Token[], at: number): Written | null {
  const end = ends.get(textAt(tokens, at));
  const behind = /^(?:average|avg|mean|top)$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  return end === undefined || textAt(tokens, behind) !== "speed" ? null : { words: end, tokens: 1 };
}

endsOfSpeed.needs = [...ends.keys()];
