import { type ColumnEntry, isNumeric, type TableEntry } from "../../../index/entries.ts";
import { isValueWord } from "../../../index/is-value-word.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const articles: ReadonlySet<string> = new Set(["the", "a", "an", "one", "our"]);
const prices: readonly string[] = ["price", "fare", "fee", "cost", "charge", "rate"];
const others = /^(?:average|mean|total|all|most|each|every|we|us|it|they|per|more|less|than|in)$/;

/** "How much is the lamp Nova", "how much is Nova", "lamps costing 20 to 30": the price that rows of its kind have, not how many there are. */
export function priced(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) === "costing" && !index.words.columnsByWord.has("costing"))
    return at > 0 ? { words: "that cost", tokens: 1 } : null;
  if (textAt(tokens, at) !== "how" || textAt(tokens, at + 1) !== "much") return null;
  const is = /^(?:is|are)$/.test(textAt(tokens, at + 2));
  if (!is && !/^(?:does|do)$/.test(textAt(tokens, at + 2))) return null;
  const head = articles.has(textAt(tokens, at + 3)) ? at + 4 : at + 3;
  const table = tableNamed(tokens[head], index);
  const costs = tokens.findIndex(({ text }, place) => place > head && /^costs?$/.test(text));
  const end = is ? tokens.length : costs;
  const said = tokens.slice(at + 3, end);
  if (end < 0 || said.some(({ text }) => others.test(text))) return null;
  if (!isOne(tokens.slice(table === null ? head : head + 1, end), index)) return null;
  const price = priceOf(
    table === null ? index.tables.filter((each) => each.table.type !== "fact") : [table],
    index,
  );
  if (price === null || (is && table === null && !isRow(tokens.slice(head), price, index))) return null;
  const words = `show the ${price.column.label} of`;
  return is
    ? { words, tokens: 3 }
    : { words: [words, ...said.map(({ raw }) => raw)].join(" "), tokens: costs + 1 - at };
}

/** Whether words begin with a value or a number of the data, and with nothing that a column is called by. */
function isOne([first]: readonly Token[], { values, words }: ModelIndex): boolean {
  if (first === undefined || words.columnsByWord.has(first.lemma)) return false;
  const { kind, text, lemma } = first;
  if (kind === "number" || kind === "quoted") return true;
  return [text, lemma].some((word) => isValueWord({ values }, word));
}

/** Whether words are the name of a row that has such a price. */
const isRow = (said: readonly Token[], price: ColumnEntry, { tables, values }: ModelIndex): boolean =>
  (
    values.byKey.get(
      said
        .filter(({ kind }) => kind !== "mark")
        .map(({ text }) => text)
        .join(""),
    ) ?? []
  ).some((id) => tables[price.table]?.naming.includes(values.values[id]?.column ?? -1) === true);

/** The only number that some tables have for a price, what is called a price before what is a fee or a rate. */
function priceOf(tables: readonly TableEntry[], { columns }: ModelIndex): ColumnEntry | null {
  const numbers = tables
    .flatMap(({ columns: own }) => own.flatMap((id) => columns[id] ?? []))
    .filter(({ column, foreign }) => !foreign && isNumeric(column));
  for (const price of prices) {
    const [only, other] = numbers.filter(({ words }) => words.includes(price));
    if (only !== undefined) return other === undefined ? only : null;
  }
  return null;
}

priced.needs = ["costing", "much"];
