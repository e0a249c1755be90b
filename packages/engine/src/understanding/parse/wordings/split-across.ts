import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const verbs = /^(?:distributed|divided|spread|split|broken|allocated)$/;
const joints: ReadonlySet<string> = new Set(["across", "among", "amongst", "over", "between", "by"]);

/** "How is revenue distributed across the quays": revenue by quay; "how is rent distributed" asks for its distribution. */
export function splitAcross(tokens: readonly Token[], at: number): Written | null {
  if (!verbs.test(textAt(tokens, at)) || !asks(tokens)) return null;
  const down = ["down", "up", "out"].includes(textAt(tokens, at + 1)) ? 1 : 0;
  if (!joints.has(textAt(tokens, at + 1 + down))) return null;
  const behind = at + 2 + down;
  const skip = ["the", "our", "all", "different", "various", "each"].filter(
    (word) => textAt(tokens, behind) === word,
  ).length;
  return tokens[behind + skip]?.kind === "word" ? { words: "by", tokens: behind + skip - at } : null;
}

const asks = (tokens: readonly Token[]): boolean =>
  textAt(tokens, 0) === "how" && /^(?:is|are|was|were|does|do|did)$/.test(textAt(tokens, 1));
