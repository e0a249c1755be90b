import type { ModelIndex } from "../index/model-index.ts";
import { type Token, tokenize, valueKey } from "../text/tokenize.ts";

/**
 * A quotation that is no value by itself and whose words are a first and a last name of one table's rows, as those words:
 * papers by "Ann Smith".
 */
export function splitNames(tokens: readonly Token[], index: ModelIndex): Token[] {
  return tokens.flatMap((token) => {
    if (token.kind !== "quoted" || index.values.byKey.has(valueKey(token.raw))) return [token];
    const words = tokenize(token.raw, 4);
    return words.length === 2 && areNames(words, index)
      ? words.map((word) => ({
          ...word,
          start: token.start + 1 + word.start,
          end: token.start + 1 + word.end,
        }))
      : [token];
  });
}

/** Whether both words are values of the columns that together name the rows of one table. */
function areNames(words: readonly Token[], { values, columns, tables }: ModelIndex): boolean {
  const [first = [], last = []] = words.map(({ raw }) =>
    (values.byKey.get(valueKey(raw)) ?? []).flatMap((id) => values.values[id]?.column ?? []),
  );
  return first.some((column) => {
    const naming = tables[columns[column]?.table ?? -1]?.naming ?? [];
    return naming.includes(column) && last.some((other) => other !== column && naming.includes(other));
  });
}
