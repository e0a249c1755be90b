import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { leads } from "../idioms/states/deeds.ts";
import type { Written } from "../idioms/written.ts";

const nones = phrases(
  ...[
    "but none",
    "but nothing",
    "and nothing",
    "and none",
    "but no orders",
    "but no purchases",
    "but not anymore",
  ],
  ...["but no longer", "but not any", "but not again"],
);

/** "Bought tickets in 2023 but none in 2024", "in May and nothing in June": but not then. */
export function butNoneThen(tokens: readonly Token[], at: number): Written | null {
  const size = phraseAt(tokens, at, nones);
  const timed =
    /^(?:19|20)\d\d$/.test(textAt(tokens, at - 1)) ||
    tokens.slice(0, at).some((_, place) => leads(tokens, place));
  return size > 0 && timed && leads(tokens, at + size) ? { words: "but not", tokens: size } : null;
}

butNoneThen.needs = ["none", "nothing", "orders", "purchases", "anymore", "longer", "any", "again"];
