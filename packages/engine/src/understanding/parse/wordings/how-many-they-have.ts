import type { ModelIndex } from "../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const having = phrases(
  "with",
  "having",
  "that have",
  "who have",
  "that had",
  "who had",
  "that placed",
  "who placed",
  "who made",
);
const bounds = phrases("at least", "at most", "more than", "fewer than", "less than", "over", "exactly");
const joints: ReadonlySet<string> = new Set(["and", "with", "plus", ","]);
const counts =
  /^(?:how many (?:they|each) (?:have|has|had|placed|made|did)|(?:the |their )?(?:count|counts|number of (?<rows>\w+)|(?<told>\w+) count))$/;

/** "Hosts with at least 5 rooms and how many they have", "… with their number of rooms": how many each of them has, where that is so many. */
export function howManyTheyHave(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const owner = tokens[at];
  const owned = phraseAt(tokens, at + 1, having);
  if (owned === 0 || owner === undefined || tableNamed(owner, index) === null) return null;
  const bound = phraseAt(tokens, at + 1 + owned, bounds);
  const number = at + 1 + owned + bound;
  const rows = tokens[number + 1];
  if (bound === 0 || tokens[number]?.kind !== "number" || rows === undefined) return null;
  if (tableNamed(rows, index) === null || !joints.has(textAt(tokens, number + 2))) return null;
  const joint = joints.has(textAt(tokens, number + 3)) ? 4 : 3;
  const rest = tokens.slice(number + joint).filter(({ kind }) => kind !== "mark");
  const said = counts.exec(rest.map(({ text }) => text).join(" "));
  const named = said?.groups?.rows ?? said?.groups?.told ?? rows.text;
  if (said === null || ![rows.text, rows.lemma].includes(named)) return null;
  const many = rawOf(tokens.slice(at + 1 + owned, number + 1));
  return {
    words: `number of ${rows.raw} per ${owner.lemma} having ${many} ${rows.raw}`,
    tokens: tokens.length - at,
  };
}

howManyTheyHave.needs = openings(bounds);
