import { lowered, rowOf, rowsOf } from "@parlance/contract";
import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { moneyColumnOf } from "../../index/money-column-of.ts";
import { mayLeave } from "../../index/persons.ts";
import { tablesAbove } from "../../index/tables-above.ts";
import { onlyTableHolding } from "../../index/tables-holding.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const most = phrases("largest", "biggest", "highest", "greatest", "most expensive", "costliest", "dearest");
const least = phrases("smallest", "lowest", "least expensive", "cheapest");
const joints: ReadonlySet<string> = new Set([",", ":", "-", "–", "and", ";", "?"]);
const days: ReadonlySet<string> = new Set(["date", "day"]);

/**
 * "Largest single withdrawal, when and how much", "most expensive repair ever: which item and how much": of the one row of that kind
 * whose money is most, the money, the time and what else is asked for.
 */
export function extremeAndWhat(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [top, bottom] = [phraseAt(tokens, at, most), phraseAt(tokens, at, least)];
  if (top + bottom === 0 || tokens.slice(0, at).some(({ text }) => text === "which")) return null;
  const noun = at + top + bottom + (textAt(tokens, at + top + bottom) === "single" ? 1 : 0);
  const [token] = tokens.slice(noun);
  if (token === undefined || token.text !== token.lemma) return null;
  const table = tableNamed(token, index) === null ? onlyTableHolding([token.lemma], index) : null;
  const money = table === null ? null : moneyColumnOf(table, index);
  if (table === null || money === null) return null;
  const end = textAt(tokens, noun + 1) === "ever" ? noun + 2 : noun + 1;
  const figure = lowered(money.column.label);
  const asked = askedAt(tokens, end, { table, figure }, index);
  if (asked === null) return null;
  const shown = [figure, ...asked.filter((each) => each !== figure)].join(", ");
  const rows = rowsOf(lowered(table.table.label));
  const side = top > 0 ? "top" : "bottom";
  return { words: `${shown} of the ${side} 1 ${token.raw} ${rows} by ${figure}`, tokens: tokens.length - at };
}

/** What is asked for of the row; null where nothing is, or something that is not told of it. */
function askedAt(
  tokens: readonly Token[],
  start: number,
  { table, figure }: { table: TableEntry; figure: string },
  index: ModelIndex,
): string[] | null {
  const asked: string[] = [];
  if (!joints.has(textAt(tokens, start))) return null;
  let at = start;
  while (at < tokens.length) {
    const word = textAt(tokens, at);
    if (joints.has(word)) at += 1;
    else if (word === "how" && textAt(tokens, at + 1) === "much") {
      asked.push(figure);
      at += 2;
    } else if (word === "when") {
      const { timeColumn, columns } = table.table;
      const time = columns.find(({ name }) => name === timeColumn);
      if (time === undefined) return null;
      asked.push(lowered(time.label));
      at += 1;
    } else if (word === "who") {
      const [only, other] = tablesAbove(table.id, index).filter((each) => mayLeave(each, index.columns));
      if (only === undefined || other !== undefined) return null;
      asked.push(lowered(rowOf(only.table.label)));
      at += 1;
    } else if (["which", "what"].includes(word) && tokens[at + 1]?.kind === "word") {
      if (days.has(textAt(tokens, at + 1))) return null;
      asked.push(tokens[at + 1]?.raw ?? "");
      at += 2;
    } else return null;
  }
  return asked.length === 0 ? null : asked;
}

extremeAndWhat.needs =
  "largest biggest highest greatest expensive costliest dearest smallest lowest cheapest".split(" ");
