import { lowered, rowOf } from "@parlance/contract";
import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { mayLeave } from "../../index/persons.ts";
import { allAbove } from "../../index/tables-above.ts";
import { headed } from "../../lexicon/headed.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { numberAt } from "../idioms/counts/number-at.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const joints = /^(?:and|,|-|–)$/;
/** What asks for whom or whose a row is, up to the end of the question. */
const asked =
  /^(?:(?:to|for|from) who(?:m)?|whose(?: (?:is|was) (?:it|that))?|who (?:is|was) (?:it|that) (?:for|from|to)|who (?:it|that) (?:is|was) (?:for|from|to)|who (?:got|paid|placed|made|bought|ordered|owns|owned) (?:it|that)|who it belongs to)$/;

/** "The oldest open ticket and whose is it", "biggest discount given, to whom": with the one party that its rows are of. */
export function andWhose(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at === 0 || !joints.test(textAt(tokens, at))) return null;
  const end = tokens.findIndex(({ text }, place) => place > at && /^[?.!]$/.test(text));
  const said = tokens.slice(at + 1, end < 0 ? tokens.length : end);
  if (!asked.test(said.map(({ text }) => text).join(" "))) return null;
  const rows = rowsBefore(tokens, at, index);
  const [only, other] = rows === null ? [] : parties(rows, index);
  return only === undefined || other !== undefined
    ? null
    : { words: `and which ${rowOf(lowered(only.table.label))}`, tokens: 1 + said.length };
}

/** The rows that are spoken of before: by their name, or by that of a number of theirs. */
function rowsBefore(tokens: readonly Token[], at: number, index: ModelIndex): TableEntry | null {
  for (let place = 0; place < at; place += 1) {
    const named = tableNamed(tokens[place], index);
    if (named !== null) return named;
    if (numberAt(tokens, place, index) > 0) {
      const [column] = index.words.columnsByWord.get(tokens[place]?.lemma ?? "") ?? [];
      return index.tables[index.columns[column ?? -1]?.table ?? -1] ?? null;
    }
  }
  return null;
}

/** Those whom rows are of, and nobody who works here. */
const parties = (rows: TableEntry, index: ModelIndex): TableEntry[] =>
  allAbove(rows, index)
    .map(({ table }) => table)
    .filter(
      (table) =>
        table !== rows &&
        (table.words.some((word) => headed.has(word) && word !== "employee") ||
          (mayLeave(table, index.columns) &&
            !table.words.some((word) => /^(?:employee|staff)$/.test(word)))) &&
        table.table.type !== "fact",
    );

andWhose.needs = ["whom", "whose", "who"];
