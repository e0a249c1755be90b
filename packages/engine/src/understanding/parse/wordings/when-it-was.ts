import { phraseAt, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const happened = "it happened|it occurred|it was|it was reached|it took place|that was|that happened|of it";
const asked = phrases(
  ..."and the day|and the date|and on which day|and on what day|and on which date|and what day|and which day"
    .split("|")
    .flatMap((day) => happened.split("|").map((deed) => `${day} ${deed}`)),
);

/** "The highest load of each region and the day it happened": and when it was. */
export function whenItWas(tokens: readonly Token[], at: number): Written | null {
  const size = phraseAt(tokens, at, asked);
  const next = tokens[at + size];
  return size === 0 || (next !== undefined && next.kind !== "mark")
    ? null
    : { words: "and when it was", tokens: size };
}
