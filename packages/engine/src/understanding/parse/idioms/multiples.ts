import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

const factors: ReadonlyMap<string, string> = new Map([
  ["twice", "2"],
  ["double", "2"],
  ["triple", "3"],
  ["thrice", "3"],
  ["half", "0.5"],
]);

/** "more than double the average": a number before the average, which is then multiplied by it. */
export function multiple(tokens: readonly Token[], at: number, _index: ModelIndex): Written | null {
  const word = (place: number): string => tokens[place]?.text ?? "";
  const counted = tokens[at]?.kind === "number" && ["times", "x"].includes(word(at + 1));
  const factor = factors.get(word(at)) ?? (counted ? word(at) : undefined);
  if (factor === undefined) return null;
  const next = at + (counted ? 2 : 1);
  const average = next + (["the", "our", "its", "their"].includes(word(next)) ? 1 : 0);
  const said = ["average", "mean", "overall", "median"].includes(word(average)) || word(average) === "avg";
  return said ? { words: factor, tokens: next - at } : null;
}
