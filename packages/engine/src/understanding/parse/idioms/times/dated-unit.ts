import { lowered } from "@parlance/contract";
import { isTime } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const units: ReadonlySet<string> = new Set("year month quarter week".split(" "));
const splitters: ReadonlySet<string> = new Set("by per each every and , which".split(" "));

/**
 * "By hire year", "per signup month" where rows tell a hire date: the year of it, whatever else is called so; "by order month" of what happened at
 * a time of its own: of that.
 */
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
  if (other !== undefined) return null;
  const time = only === undefined ? timeOfFact(word, index) : `${word.raw} date`;
  return time === null ? null : { words: `${unit.raw} of ${time}`, tokens: 2 };
}

/** When the rows happened that a word in the singular calls. */
function timeOfFact(word: Token, index: ModelIndex): string | null {
  const table = word.text === word.lemma ? tableNamed(word, index)?.table : undefined;
  const time = index.columns.find(
    ({ column, table: of }) => column.name === table?.timeColumn && index.tables[of]?.table === table,
  );
  return table?.type !== "fact" || time === undefined ? null : lowered(time.column.label);
}

datedUnit.needs = units;
