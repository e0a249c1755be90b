import type { ModelIndex } from "../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const joints = phrases("from", "through", "via", "thanks to", "due to", "using");
const verbs = phrases(
  "came",
  "comes",
  "come",
  "is",
  "was",
  "were",
  "are",
  "stems",
  "resulted",
  "was made",
  "is made",
);

/** "Revenue from promotions", "what percentage of sales came through coupons": of the rows that name one, where the others name none. */
export function fromKnown(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = phraseAt(tokens, at, verbs);
  const joint = at === 0 ? 0 : phraseAt(tokens, at + verb, joints);
  if (joint === 0) return null;
  const start = at + verb + joint;
  for (const size of [2, 1]) {
    const [last] = tokens.slice(start + size - 1, start + size);
    if (last === undefined || last.text === last.lemma) continue;
    const name = tokens.slice(start, start + size).map(({ lemma }) => lemma);
    const named = index.words.phrases.get(name.join("")) ?? [];
    const [only, other] = named;
    const entry = only?.kind === "column" && other === undefined ? index.columns[only.id] : undefined;
    if (entry === undefined || entry.foreign || entry.column.physicalType !== "string") continue;
    if ((entry.column.profile?.nulls ?? 0) === 0 || isNamed(textAt(tokens, start + size))) continue;
    return {
      words: `${verb > 0 ? "has" : "with"} a ${entry.column.label.toLowerCase()}`,
      tokens: verb + joint + size,
    };
  }
  return null;
}

/** What tells which of them follows. */
const isNamed = (next: string): boolean => ["like", "called", "named", "of", "such"].includes(next);

fromKnown.needs = openings(joints);
