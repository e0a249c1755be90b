import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";
import { deedsOfRows } from "./deeds-of-rows.ts";

const joints: ReadonlySet<string> = new Set(["that", "which", "who"]);
/** What may stand behind a verb that has no object. */
const behind: ReadonlySet<string> = new Set(
  "by per in on for each last this since during between over when with and or from at".split(" "),
);

/** "What % of payments fail", "orders that cancel by month" where rows are "failed": the state that the verb leads to, and no part of another column's name. */
export function stateInPresent(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = tokens[at];
  if (verb?.kind !== "word" || verb.text.length < 4 || index.values.byKey.has(verb.text)) return null;
  const state = formsDone(verb.text).find((form) => index.values.byKey.has(form));
  if (state === undefined) return null;
  const place = joints.has(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  const rows = tokens[place];
  if (rows === undefined || rows.text === rows.lemma) return null;
  if (tableNamed(rows, index) === null && deedsOfRows(tokens, place - 1, index) === null) return null;
  const next = tokens[at + 1];
  const ends = next === undefined || next.kind === "mark" || behind.has(next.text);
  return ends ? { words: state, tokens: 1 } : null;
}

/** The forms that a verb may have of what was done: "cancelled" and "canceled" of "cancel". */
const formsDone = (verb: string): string[] => [
  `${verb}ed`,
  `${verb}d`,
  `${verb}${verb.at(-1) ?? ""}ed`,
  `${verb.slice(0, -1)}ied`,
];
