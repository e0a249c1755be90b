import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/** What ends the names of columns that number kinds, and is not said before one of the numbers. */
const heads: ReadonlySet<string> = new Set("group level number no band".split(" "));
/** The largest number of a group: beyond it, "year 2010" is a time. */
const largest = 99;

/** "Pupils in year 10", "grade 3 classes" of a year group, a grade level: that group, where the data has one of that number. */
export function numberedGroup(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [word, number] = tokens.slice(at);
  const size = number?.kind === "number" ? Number(number.raw) : Number.NaN;
  if (word?.kind !== "word" || !Number.isInteger(size) || size > largest) return null;
  const labels = (index.words.columnsByWord.get(word.text) ?? []).flatMap((id) => {
    const { column, words } = index.columns[id] ?? {};
    const [first, head = "", other] = words ?? [];
    const { minimum, maximum } = column?.profile ?? {};
    const isOne = first === word.text && heads.has(head) && other === undefined;
    return isOne && Number(minimum) <= size && size <= Number(maximum) ? [column?.label ?? ""] : [];
  });
  const [label, other] = new Set(labels);
  return label === undefined || other !== undefined
    ? null
    : { words: `${label} ${number?.raw ?? ""}`, tokens: 2 };
}
