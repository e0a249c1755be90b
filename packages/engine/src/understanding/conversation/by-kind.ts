import type { ModelIndex } from "../index/model-index.ts";
import { valueKey } from "../text/tokenize.ts";
import type { Question } from "../types.ts";

const opening = "^\\W*(?:(?:and|now|then|ok|please|can you|could you|let's) ?,? )*";
const bare = new RegExp(`${opening}(?:the )?([\\p{L}][\\p{L}\\d _-]*?)\\W*$`, "iu");
const drilled = new RegExp(
  `${opening}(?:slice|dice|drill|cut|zoom|chop)(?: it| this| that| them| these| those)?(?: down| in| out| up)* (?:by|per|into|to|on|across) (?:each |every |the different |the )*(.+?)\\W*$`,
  "iu",
);
const kinds: ReadonlySet<string> = new Set(["category", "geo"]);

/**
 * "Slice it by region", "drill into Oslo", and "region?" after a figure, as they are said in plain words: by a column, or only of a value.
 * Null of anything else.
 */
export function byKind({ question, previous, index }: Question): string | null {
  const last = previous.at(-1);
  const part = drilled.exec(question)?.[1];
  if (part !== undefined) return isValue(part, index) ? `only ${part}` : `by ${part}`;
  const said = bare.exec(question)?.[1];
  if (last?.kind !== "aggregate" || last.dimensions.length > 0 || said === undefined) return null;
  const named = index.words.phrases.get(valueKey(said)) ?? [];
  const isKind = named.some(
    ({ kind, id }) => kind === "column" && kinds.has(index.columns[id]?.column.role ?? ""),
  );
  return isKind && !named.some(({ kind }) => kind === "table") && !isValue(said, index) ? `by ${said}` : null;
}

const isValue = (said: string, { values }: ModelIndex): boolean => values.byKey.has(valueKey(said));
