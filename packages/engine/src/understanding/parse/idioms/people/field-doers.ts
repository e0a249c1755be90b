import { pluralOf } from "@parlance/contract";
import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { type Token, valueKey } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** How the names of those who work in a field end, and how the field's does. */
const endings: readonly (readonly [doer: RegExp, field: string])[] = [
  [/logist$/, "logy"],
  [/iatrist$/, "iatry"],
  [/ician$/, "ics"],
  [/grapher$/, "graphy"],
  [/surgeon$/, "surgery"],
  [/ician$/, "ical"],
  [/er$/, "ing"],
  [/er$/, "ry"],
  [/ist$/, "istry"],
  [/ist$/, ""],
];

/** "Geologists", "how many photographers", "electricians" where people have the field ("Geology"): those whose field it is. */
export function fieldDoers(
  tokens: readonly Token[],
  at: number,
  { values, columns, tables, words }: ModelIndex,
): Written | null {
  const token = tokens[at];
  if (token?.kind !== "word" || !/\p{L}{3}(?:ist|ician|grapher|surgeon|er)s?$/u.test(token.text)) return null;
  if (values.byKey.has(valueKey(token.lemma)) || words.phrases.has(token.lemma)) return null;
  const fields = endings.flatMap(([doer, field]) =>
    doer.test(token.lemma) ? [token.lemma.replace(doer, field)] : [],
  );
  const tableOf = (value: number): TableEntry | undefined =>
    tables[columns[values.values[value]?.column ?? -1]?.table ?? -1];
  const [held, other] = fields
    .flatMap((field) => values.byKey.get(valueKey(field)) ?? [])
    .filter((value) => tableOf(value)?.naming.some((id) => columns[id]?.column.role !== "key"));
  const value = values.values[held ?? -1];
  const table = tableOf(held ?? -1);
  if (value === undefined || other !== undefined) return null;
  const things = table?.words.join(" ") ?? "";
  return {
    words: `${value.text} ${token.text === token.lemma ? things : pluralOf(things)}`,
    tokens: 1,
  };
}
