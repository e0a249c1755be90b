import { columnKindOf } from "../../index/column-kind-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableCalled } from "../idioms/kinds/facts.ts";

/**
 * "Lecturers who are part time" where lecturers have a flag that is called just so, and students a mode of study: the only table that the question names
 * and that has such a flag. Null where the words before or behind name another, or none has one.
 */
export function flagCalled(
  tokens: readonly Token[],
  start: number,
  end: number,
  index: ModelIndex,
): number | null {
  const said = tokens.slice(start, end).flatMap(({ kind, text }) => (kind === "mark" ? [] : [text]));
  const flags = (index.words.columnsByWord.get(said[0] ?? "") ?? []).flatMap((id) => {
    const entry = index.columns[id];
    const called = entry?.words.filter((word) => !asking.has(word)) ?? [];
    const isFlag = entry !== undefined && columnKindOf(entry.column) === "flag";
    return isFlag && called.join(" ") === said.join(" ") ? [entry.table] : [];
  });
  if (flags.length === 0) return null;
  const named = new Set(tokens.flatMap((token) => tableCalled(token, index)?.id ?? []));
  const [only, other] = named;
  return only !== undefined && other === undefined && flags.includes(only) ? only : null;
}

const asking: ReadonlySet<string> = new Set(["is", "has", "was", "are"]);
