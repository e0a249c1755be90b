import { figuresCalled } from "../index/counterparts.ts";
import type { ColumnEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { sharesRoot } from "../text/same-root.ts";
import { type Token, tokenize } from "../text/tokenize.ts";

const pieces: ReadonlySet<string> = new Set("piece unit item article".split(" "));
const sold: ReadonlySet<string> = new Set("sold bought purchased".split(" "));
const quantities: ReadonlySet<string> = new Set("quantity qty unit piece".split(" "));

/** "Units returned", "returned unit", "items sold": how many pieces the rows hold that are called after the deed, or those of sales; null elsewhere. */
export function piecesOf(said: readonly Token[], index: ModelIndex): ColumnEntry | null {
  const [first, last, other] = said.filter(({ text }) => !["number", "of", "the", "total"].includes(text));
  if (first === undefined || last === undefined || other !== undefined) return null;
  const [piece, deed] = pieces.has(first.lemma) ? [first, last] : [last, first];
  if (!pieces.has(piece.lemma) || !/(?:ed|sold|bought)$/.test(deed.text)) return null;
  const [only, second] = index.columns.filter(
    ({ table, column, words, foreign }) =>
      !foreign &&
      column.role === "measure" &&
      words.length === 1 &&
      quantities.has(words[0] ?? "") &&
      index.tables[table]?.words.some((word) => sharesRoot(word, deed.text)) === true,
  );
  if (only !== undefined && second === undefined) return only;
  return sold.has(deed.text) ? (index.columns[index.pieces ?? -1] ?? null) : null;
}

/** "Ticket money paid" of rows with tickets and an amount paid: the only number of which the participle is a part, where the rest names nothing but its rows. */
export function moneyPaid(text: string, index: ModelIndex): ColumnEntry | null {
  const said = tokenize(text);
  const rest = said.filter(({ text: word }) => word !== "money" && word !== "amount");
  const deed = rest.at(-1);
  if (rest.length === said.length || rest.length < 2 || deed === undefined) return null;
  const [only, other] = figuresCalled([deed], index);
  const rows = index.tables[only?.table ?? -1];
  const own = rows?.columns.flatMap((id) => index.columns[id]?.words ?? []) ?? [];
  const isOfRows = rest.slice(0, -1).every(({ lemma }) => [...(rows?.words ?? []), ...own].includes(lemma));
  return only !== undefined && other === undefined && isOfRows ? only : null;
}
