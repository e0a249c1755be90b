import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { type Token, valueKey } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { tableNamed } from "./facts.ts";

const places: ReadonlySet<string> = new Set("first last next top second third final".split(" "));
/** A column with more different values tells no kinds. */
const mostKinds = 30;

/** "First visits", "only the last calls" where a value of these rows is called so ("First visit"): that kind, and not the earliest ones. */
export function ordinalKind(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = tokens[at + 1];
  if (!places.has(textAt(tokens, at)) || noun?.kind !== "word" || noun.text === noun.lemma) return null;
  const { values, columns } = index;
  const rows = tableNamed(noun, index);
  const [only, other] = (values.byKey.get(valueKey(`${textAt(tokens, at)} ${noun.lemma}`)) ?? []).flatMap(
    (id) => {
      const value = values.values[id];
      const entry = columns[value?.column ?? -1];
      const isKind = (entry?.column.profile?.distinct ?? Infinity) <= mostKinds && entry?.table === rows?.id;
      return value === undefined || entry === undefined || !isKind ? [] : [{ value, entry }];
    },
  );
  return only === undefined || other !== undefined
    ? null
    : { words: `${noun.raw} with ${only.entry.column.label} "${only.value.text}"`, tokens: 2 };
}

ordinalKind.needs = places;
