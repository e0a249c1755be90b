import { calledApart, quantityOfRows } from "../../index/deed-amount.ts";
import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import { columnsCalled } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { moneyColumnOf } from "../../index/money-column-of.ts";
import { foreseen } from "../../lexicon/planned.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableCalled, tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const articles = words("a an the our each one any");

/** "The size of a gift", "gift size": the amount that rows come to, where nothing is called their size. */
export function sizeOfRows(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const first = textAt(tokens, at) === "size";
  const article = articles.has(textAt(tokens, at + 2)) ? 1 : 0;
  const noun = first ? at + 2 + article : at;
  const isSaid = first ? textAt(tokens, at + 1) === "of" : textAt(tokens, at + 1) === "size";
  if (!isSaid || index.words.columnsByWord.has("size")) return null;
  const table = tableCalled(tokens[noun], index);
  const figure = table?.table.type === "fact" ? amountOf(table, index) : null;
  return figure === null ? null : { words: calledApart(figure, index), tokens: first ? noun + 1 - at : 2 };
}

sizeOfRows.needs = ["size"];

const amountOf = (table: TableEntry, index: ModelIndex): ColumnEntry | null =>
  moneyColumnOf(table, index) ?? quantityOfRows(table, index);

const averaged = words("average avg mean median typical total highest lowest");
const longestName = 3;

/** "Messages per chat", "minutes per task for each team" of rows that each tell how many: the average of that figure. */
export function figurePerRow(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const before = textAt(tokens, at - 1);
  if (averaged.has(before) || /^(?:many|much|of|more|fewer|less)$/.test(before)) return null;
  for (let size = longestName; size > 0; size -= 1) {
    if (textAt(tokens, at + size) !== "per") continue;
    const name = tokens.slice(at, at + size);
    const table = tableNamed(tokens[at + size + 1], index);
    const next = textAt(tokens, at + size + 2);
    if (table?.table.type !== "fact" || (next !== "" && !behind.has(next))) return null;
    const key = name.map(({ lemma }) => lemma).join("");
    const [only, other] = columnsCalled(index, key).filter(
      ({ column, table: own }) =>
        column.role === "measure" && own === table.id && column.additivity === "additive",
    );
    if (only === undefined || other !== undefined || (size === 1 && tableCalled(name[0], index) !== null))
      return null;
    return { words: `average ${calledApart(only, index)}`, tokens: size + 2 };
  }
  return null;
}

figurePerRow.needs = ["per"];

const behind = words("for by in during per , ? last this since and of on at");

const bills = words("bill bills tab outlay");

/** "Energy bill per supplier", "highest single bill" of data where only one cost was incurred and nothing is called a bill: that cost. */
export function billAsCost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = tokens[at];
  if (noun === undefined || !bills.has(noun.text) || tableCalled(noun, index) !== null) return null;
  const before = tokens[at - 1];
  if (before !== undefined && index.words.tablesByWord.has(before.lemma)) return null;
  const [only, other] = index.columns.filter(isCost);
  if (only === undefined || other !== undefined || index.takings !== null) return null;
  const total = /^(?:single|highest|biggest|largest|average|avg|median|lowest|total)$/.test(
    before?.text ?? "",
  );
  return { words: `${total || at === 0 ? "" : "total "}${calledApart(only, index)}`.trim(), tokens: 1 };
}

billAsCost.needs = bills;

const isCost = ({ column, words: own, foreign }: ColumnEntry): boolean =>
  !foreign &&
  column.role === "measure" &&
  column.additivity === "additive" &&
  own.includes("cost") &&
  !own.some((word) => foreseen.test(word));
