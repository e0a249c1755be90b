import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { lengthUnit } from "../../frame/bound-unit.ts";
import type { Written } from "../written.ts";

const joints: ReadonlySet<string> = new Set(["of", "after", "before", "from", "following", "prior"]);

/** "Reached within 8 minutes", "delivered within 3 days": a length that is at most so long, unless what it is counted from is said. */
export function withinLimit(tokens: readonly Token[], at: number): Written | null {
  const deed = /(?:ed|en|nt|id|ght)$/.test(textAt(tokens, at - 1));
  return deed &&
    textAt(tokens, at) === "within" &&
    lengthUnit(tokens, at + 1) !== null &&
    !joints.has(textAt(tokens, at + 3))
    ? { words: "at most", tokens: 1 }
    : null;
}

withinLimit.needs = ["within"];
