import { isTime } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const units: ReadonlySet<string> = new Set("year month quarter week".split(" "));
const splitters: ReadonlySet<string> = new Set("by per each every and , which".split(" "));

/** "By hire year", "per signup month" where rows tell a hire date: the year of it, whatever else is called so. */
export function datedUnit(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [word, unit] = tokens.slice(at, at + 2);
  if (word?.kind !== "word" || unit === undefined || !units.has(unit.text)) return null;
  if (!splitters.has(textAt(tokens, at - 1))) return null;
  const { phrases } = index.words;
  const named = (name: string): number[] =>
    (phrases.get(name) ?? []).flatMap(({ kind, id }) =>
      kind === "column" && isTime(index.columns[id]?.column) ? [id] : [],
    );
  if (phrases.has(`${word.lemma}${unit.lemma}`)) return null;
  const [only, other] = named(`${word.lemma}date`);
  return only === undefined || other !== undefined
    ? null
    : { words: `${unit.raw} of ${word.raw} date`, tokens: 2 };
}

datedUnit.needs = units;
