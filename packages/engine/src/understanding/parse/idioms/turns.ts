import type { ModelIndex } from "../../index/model-index.ts";
import { takesMoney } from "../../index/takes-money.ts";
import { phraseAt, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

/** Turns of phrase, and what is said plainly in their place. */
const turns: ReadonlyMap<string, string> = new Map([
  ...["since", "from"].flatMap((since) =>
    ["start", "beginning"].flatMap((start) =>
      ["year", "quarter", "month", "week"].flatMap((unit): [string, string][] => [
        [`${since} the ${start} of this ${unit}`, `this ${unit}`],
        [`${since} the ${start} of the ${unit}`, `this ${unit}`],
      ]),
    ),
  ),
  ["since the start of", "since"],
  ["since the beginning of", "since"],
  ["from the start of", "since"],
  ["from the beginning of", "since"],
  ["until the end of", "until"],
  ["till the end of", "until"],
  ["by what they", "by"],
  ["by what we", "by"],
  ["by how much they", "by"],
  ["by how much we", "by"],
  ["what part of", "percentage of"],
  ["which part of", "percentage of"],
  ["what portion of", "percentage of"],
  ["share of each", "share by"],
  ["percentage of each", "percentage by"],
  ["but nothing in", "but not in"],
  ["but nothing so far in", "but not in"],
  ["but nothing yet in", "but not in"],
  ...["were", "was", "are", "been"].map((be): [string, string] => [`${be} left without`, "without"]),
  ["but none in", "but not in"],
  ["but nothing since", "but not since"],
  ["but nothing after", "but not after"],
  ["the most money", "the most"],
  ["most money", "most"],
]);
const said = phrases(...turns.keys());
/** What limits a figure behind a comma: "average fee, counting only lessons that were paid". */
const onlyThese = phrases(
  "counting only",
  "only counting",
  "considering only",
  "only considering",
  "taking only",
  "looking only at",
);

/** "since the start of 2024", "by what they spent", "what part of the budget". */
export function turn(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const only = tokens[at]?.kind === "mark" ? phraseAt(tokens, at + 1, onlyThese) : 0;
  if (only > 0) return { words: "for", tokens: only + 1 };
  const size = phraseAt(tokens, at, said);
  const words = tokens.slice(at, at + size).map(({ text }) => text);
  const plain = turns.get(words.join(" "));
  const dated = words.at(-1) !== "of" || tokens[at + size]?.kind === "number" || plain === "percentage of";
  if (plain !== undefined && dated && !(words.includes("money") && index.words.columnsByWord.has("money")))
    return { words: words.includes("money") ? `${plain}${ofMoney(index)}` : plain, tokens: size };
  return lasts(tokens, at);
}

/** What "the most money" is the most of, where the data takes in money: without it, "claimed the most" is of the most rows. */
const ofMoney = (index: ModelIndex): string => (takesMoney(index) ? " revenue" : "");

/** "tracks that last between 3 and 5 minutes": how long, not which one. */
function lasts(tokens: readonly Token[], at: number): Written | null {
  const [before, verb, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!["last", "lasts", "lasted", "lasting"].includes(verb?.text ?? "") || before === undefined) return null;
  const bounded = ["between", "more", "less", "over", "under", "longer", "at", "up"].includes(
    next?.text ?? "",
  );
  return bounded && !["the", "in", "of", "for", "our"].includes(before.text)
    ? { words: "", tokens: 1 }
    : null;
}
