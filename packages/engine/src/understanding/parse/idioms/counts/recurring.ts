import { standardConventions } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "../../../index/entries.ts";
import { columnsOfWord } from "../../../index/is-word-of.ts";
import type { Lifecycle } from "../../../index/lifecycles.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { nowWords } from "../../../lexicon/now-words.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { readUnit } from "../../../time/read-unit.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

/** What is paid again each month. */
export const recurringNames = phrases("monthly recurring revenue", "mrr");
const now: ReadonlySet<string> = new Set(["current", "present"]);
/** Words that say of themselves which rows, or over what time. */
const states =
  /^(?:active|inactive|running|cancel|churn|lost|ended|former|new|gain|past|all|ever|end|since|before|over|trend|growth|month|quarter|year|(?:19|20)\d\d$)/;
/** Words that say which figure it is; without one, what recurs is added up. */
const figures = /^(?:total|sum|overall|average|avg|mean|median|highest|lowest|maximum|minimum)$/;
const longestName = 4;

/**
 * "MRR by plan", "current fees": what recurs, and what is so now, of rows that go on until an end is of those that still do; where it is nothing
 * once they end, of all.
 */
export function recurring(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = paying.test(textAt(tokens, at)) ? (textAt(tokens, at + 1) === "the" ? 2 : 1) : 0;
  const ranked = rankedBy(tokens, at + verb, index);
  if (ranked !== null)
    return verb === 0 ? ranked : { words: `has the ${ranked.words}`, tokens: ranked.tokens + verb };
  const start = at + (now.has(textAt(tokens, at)) ? 1 : 0);
  const recurs = phraseAt(tokens, start, recurringNames);
  if (recurs === 0 && start === at) return null;
  const standing = recurs === 0 ? null : atTheEndOf(tokens, start, recurs, index);
  if (standing !== null) return { ...standing, tokens: standing.tokens + start - at };
  const others = tokens.filter((_, place) => place < at || place >= start + recurs);
  if (recurs > 0 && others.some(({ text }) => states.test(text))) return null;
  for (const cycle of index.lifecycles) {
    if (!mayBeActive(cycle.table, index)) continue;
    const found = figureNamed(tokens, start, { cycle, recurs }, index);
    if (found === null || (recurs > 0 && endsWithRows(found.entry))) continue;
    const sum = recurs > 0 && !others.some(({ text }) => figures.test(text)) ? "total " : "";
    return {
      words: `${sum}active ${cycle.table.table.label} ${found.entry.column.label}`,
      tokens: start - at + found.size,
    };
  }
  return null;
}

const paying = /^(?:pays?|paying|brings?|generates?|contributes?)$/;
const ends: ReadonlyMap<string, string> = new Map(
  [
    ["highest", "largest", "biggest", "most", "top"].map((word): [string, string] => [word, "highest"]),
    ["lowest", "smallest", "least"].map((word): [string, string] => [word, "lowest"]),
  ].flat(),
);

/** "The account with the highest MRR", "top 5 MRR accounts": what each of them comes to, of rows of another table. */
function rankedBy(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const end = ends.get(textAt(tokens, at));
  const numbered = tokens[at + 1]?.kind === "number" ? 1 : 0;
  const start = at + 1 + numbered;
  const recurs = end === undefined ? 0 : phraseAt(tokens, start, recurringNames);
  if (recurs === 0 || tokens.some(({ text }) => states.test(text))) return null;
  const cycle = index.lifecycles.find(({ table }) => mayBeActive(table, index));
  const found = cycle === undefined ? null : figureNamed(tokens, start, { cycle, recurs }, index);
  if (cycle === undefined || found === null || endsWithRows(found.entry)) return null;
  const isWhole = (token: Token | undefined): boolean => {
    const table = tableCalled(token, index);
    const kinds = columnsOfWord(token?.lemma ?? "", index);
    const isKind = kinds.some(
      ({ column, core }) => core.length === 1 && (column.role === "category" || column.role === "geo"),
    );
    return table === null ? isKind : table.id !== cycle.table.id;
  };
  const figure = `total ${found.entry.column.label} of active ${cycle.table.table.label}`;
  const holder = tokens[start + recurs];
  if (isWhole(holder)) {
    const many = numbered === 0 ? "" : `top ${tokens[at + 1]?.raw} `;
    const words = `${many}${holder?.raw} ${many === "" ? `with the ${end}` : "by"} ${figure}`;
    return { words, tokens: numbered + recurs + 2 };
  }
  if (numbered > 0) return null;
  if (tokens.slice(0, at).some(isWhole)) return { words: `${end} ${figure}`, tokens: 1 + recurs };
  const alone =
    holder === undefined || holder.kind === "mark" || phraseAt(tokens, start + recurs, nowWords) > 0;
  return alone ? { words: `${end} ${figure.replace(/^total /, "")}`, tokens: 1 + recurs } : null;
}

const until = phrases("in", "for", "of", "at the end of", "at end of", "end of", "as of", "by the end of");
const split: ReadonlySet<string> = new Set(
  "by per each every new trend growth vs versus compared from between to".split(" "),
);

/** Words of what came or went in a time, and does not go on at its end. */
const changes = /^(?:cancel|churn|lost$|lose$|ended|former|terminat|left$|new$|gain|expansion|contraction)/;

/** "MRR in May 2025": of what went on at the end of that time, and not of what began in it. */
function atTheEndOf(tokens: readonly Token[], at: number, recurs: number, index: ModelIndex): Written | null {
  const end = at + recurs;
  const joint = phraseAt(tokens, end, until);
  const unit = readUnit(tokens, end + joint, { day: 0, calendar: standardConventions });
  const rest = unit === null ? undefined : tokens[unit.end];
  if (unit === null || (rest !== undefined && rest.kind !== "mark")) return null;
  if (tokens.some(({ text }) => split.has(text) || changes.test(text))) return null;
  for (const cycle of index.lifecycles) {
    const found = figureNamed(tokens, at, { cycle, recurs }, index);
    if (found === null) continue;
    const words = `total ${found.entry.column.label} of ${cycle.table.table.label} active at the end of`;
    return { words, tokens: recurs + joint };
  }
  return null;
}

/** Whether what recurs is nothing in some rows: it then ends with them, and adds up to what still recurs over all of them. */
const endsWithRows = ({ column }: ColumnEntry): boolean =>
  column.profile !== null && (column.profile.nulls > 0 || Number(column.profile.minimum ?? 1) === 0);

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
  const [monthly, other] = measures.filter(
    ({ words: own }) => own[0] === "monthly" || own.join(" ") === "mrr",
  );
  return recurs > 0 && monthly !== undefined && other === undefined ? { entry: monthly, size: recurs } : null;
}

/** Whether it is told of rows that they are active, by their end or by a value. */
const mayBeActive = ({ id, columns }: TableEntry, { conditions, words, values }: ModelIndex): boolean =>
  (conditions.get("active") ?? []).some(({ table }) => table === id) ||
  (words.columnsByWord.get("active") ?? []).some((column) => columns.includes(column)) ||
  (values.byKey.get("active") ?? []).some((value) => columns.includes(values.values[value]?.column ?? -1));
