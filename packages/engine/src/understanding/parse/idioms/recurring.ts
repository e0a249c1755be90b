import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import type { Lifecycle } from "../../index/lifecycles.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

const names = phrases("monthly recurring revenue", "mrr");
const now: ReadonlySet<string> = new Set(["current", "present"]);
/** Words that say of themselves which rows, or over what time. */
const states =
  /^(?:active|inactive|running|cancel|churn|lost|ended|former|new|gain|past|all|ever|end|since|before|over|trend|growth|month|quarter|year|\d+$)/;
/** Words that say which figure it is; without one, what recurs is added up. */
const figures = /^(?:total|sum|overall|average|avg|mean|median|highest|lowest|maximum|minimum)$/;
const longestName = 4;

/** "MRR by plan", "current fees": what recurs, and what is so now, of rows that go on until an end is of those that still do. */
export function recurring(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const start = at + (now.has(textAt(tokens, at)) ? 1 : 0);
  const recurs = phraseAt(tokens, start, names);
  if (recurs === 0 && start === at) return null;
  const others = tokens.filter((_, place) => place < at || place >= start + recurs);
  if (recurs > 0 && others.some(({ text }) => states.test(text))) return null;
  for (const cycle of index.lifecycles) {
    if (!mayBeActive(cycle.table, index)) continue;
    const found = figureNamed(tokens, start, { cycle, recurs }, index);
    if (found === null) continue;
    const sum = recurs > 0 && !others.some(({ text }) => figures.test(text)) ? "total " : "";
    return {
      words: `${sum}active ${cycle.table.table.label} ${found.entry.column.label}`,
      tokens: start - at + found.size,
    };
  }
  return null;
}

type Named = { entry: ColumnEntry; size: number };

/** The figure of such rows by its name, or what each of them comes to in a month. */
function figureNamed(
  tokens: readonly Token[],
  start: number,
  { cycle, recurs }: { cycle: Lifecycle; recurs: number },
  { columns, words }: ModelIndex,
): Named | null {
  const measures = cycle.table.columns
    .flatMap((id) => columns[id] ?? [])
    .filter(({ column }) => column.role === "measure");
  for (let size = longestName; size > 0; size -= 1) {
    const key = tokens
      .slice(start, start + size)
      .map(({ lemma }) => lemma)
      .join("");
    const ids = (words.phrases.get(key) ?? []).flatMap(({ kind, id }) => (kind === "column" ? [id] : []));
    const entry = measures.find(({ id }) => ids.includes(id));
    if (entry !== undefined) return { entry, size };
  }
  const last = tokens[start]?.lemma ?? "";
  const [called, second] = measures.filter(({ words: own }) => own.at(-1) === last);
  if (recurs === 0 && called !== undefined && second === undefined) return { entry: called, size: 1 };
  const [monthly, other] = measures.filter(({ words: own }) => own[0] === "monthly");
  return recurs > 0 && monthly !== undefined && other === undefined ? { entry: monthly, size: recurs } : null;
}

/** Whether it is told of rows that they are active, by their end or by a value. */
const mayBeActive = ({ id, columns }: TableEntry, { conditions, words, values }: ModelIndex): boolean =>
  (conditions.get("active") ?? []).some(({ table }) => table === id) ||
  (words.columnsByWord.get("active") ?? []).some((column) => columns.includes(column)) ||
  (values.byKey.get("active") ?? []).some((value) => columns.includes(values.values[value]?.column ?? -1));
