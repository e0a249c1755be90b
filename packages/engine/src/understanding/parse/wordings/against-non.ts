import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const joints: ReadonlySet<string> = new Set("vs versus against and or than to with".split(" "));
/** Words between what is compared and what is not so. */
const mostBetween = 4;

/** "Members vs non-members", "survivors compared to non-survivors": the ones against the rest, whatever tells them apart. */
export function againstNon(tokens: readonly Token[], at: number): Written | null {
  const joint = textAt(tokens, at) === "compared" ? at + 1 : at;
  if (!joints.has(textAt(tokens, joint))) return null;
  const non = textAt(tokens, joint + 1) === "the" ? joint + 2 : joint + 1;
  if (textAt(tokens, non) !== "non") return null;
  const place = textAt(tokens, non + 1) === "-" ? non + 2 : non + 1;
  const lemma = tokens[place]?.lemma;
  const named = tokens.slice(Math.max(0, at - mostBetween), at).some((token) => token.lemma === lemma);
  return named ? { words: "vs the rest", tokens: place + 1 - at } : null;
}

againstNon.needs = ["non"];
