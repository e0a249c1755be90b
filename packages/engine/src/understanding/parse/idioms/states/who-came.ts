import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { type Token, tokenize } from "../../../text/tokenize.ts";
import { monthAt, yearAt } from "../../../time/unit-words.ts";
import { isTermAt } from "../../links/terms-in.ts";
import { peopleNouns } from "../people/people.ts";
import type { Written } from "../written.ts";

const subjects: ReadonlySet<string> = new Set(
  "who that those they actually really ones someone anyone many".split(" "),
);
/** Behind these somebody came from somewhere, back, or to so much. */
const elsewhere: ReadonlySet<string> = new Set(
  "from in out off back up down through with across over under via by first last before after again top close near".split(
    " ",
  ),
);
const attended = tokenize("attended");

/** "People who came", "how many members came to class": those that attended, where rows tell that. */
export function whoCame(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "came" || !isTermAt(attended, 0, index.conditions)) return null;
  const before = tokens[at - 1];
  const isOf =
    before !== undefined &&
    (subjects.has(before.text) || peopleNouns.has(before.text) || before.text !== before.lemma);
  const next = textAt(tokens, at + 1);
  const isSum = next === "to" && tokens[at + 2]?.kind === "number";
  const isDated = next === "in" && (monthAt(tokens, at + 2) !== null || yearAt(tokens, at + 2) !== null);
  return isOf && (isDated || !elsewhere.has(next)) && !isSum ? { words: "attended", tokens: 1 } : null;
}

whoCame.needs = ["came"];
