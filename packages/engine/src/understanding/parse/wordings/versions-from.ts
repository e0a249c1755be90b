import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const named = /^(?:version|release|build|firmware)$/;
const joints: ReadonlySet<string> = new Set(["or", "and"]);
const up = /^(?:later|newer|up|upwards|onwards|higher|above|beyond)$/;
const down = /^(?:earlier|older|lower|below)$/;

/** "Version 4.1 or later", "versions 4.0 and up", "release 3 onwards": newer versions have higher numbers. */
export function versionsFrom(tokens: readonly Token[], at: number): Written | null {
  if (!named.test(tokens[at - 2]?.lemma ?? "") || !/^v?\d/.test(textAt(tokens, at - 1))) return null;
  const joint = joints.has(textAt(tokens, at)) ? 1 : 0;
  const side = textAt(tokens, at + joint);
  if (joint === 0 && side !== "onwards" && side !== "upwards") return null;
  if (up.test(side)) return { words: "or higher", tokens: joint + 1 };
  return down.test(side) ? { words: "or lower", tokens: joint + 1 } : null;
}
