import { lowered, rowOf } from "@parlance/contract";
import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { deedTable } from "../idioms/states/deed-table.ts";
import type { Written } from "../idioms/written.ts";

const edges: ReadonlySet<string> = new Set(["last", "latest", "first", "earliest"]);
const days: ReadonlySet<string> = new Set(["date", "day", "time"]);
const joints: ReadonlySet<string> = new Set(["of", "for", "per", "by", "each", "every"]);
const sales: ReadonlySet<string> = new Set(["purchase", "order", "sale"]);

/** "Last maintenance date of each machine" of maintenance orders, "last purchase date per customer" of invoices: by the whole name of the rows. */
export function lastDateOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [edge, noun] = [textAt(tokens, at), tokens[at + 1]];
  if (!edges.has(edge) || noun?.kind !== "word" || !days.has(textAt(tokens, at + 2))) return null;
  if (!joints.has(textAt(tokens, at + 3)) || tableNamed(noun, index) !== null) return null;
  const known = [`${noun.lemma}${textAt(tokens, at + 2)}`, noun.lemma].some((key) =>
    index.words.phrases.has(key),
  );
  const rows = known ? null : rowsCalled(noun.lemma, index);
  return rows === null ? null : { words: `${edge} ${rowOf(lowered(rows.table.label))} date`, tokens: 3 };
}

/** "When was each machine last maintained", "when did each customer first order": the date of the rows that tell that deed. */
export function whenEachLast(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [each, owner, edge, deed] = tokens.slice(at + 2, at + 6);
  if (textAt(tokens, at) !== "when" || !/^(?:was|were|did|has|have)$/.test(textAt(tokens, at + 1)))
    return null;
  if (!/^(?:each|every)$/.test(each?.text ?? "") || !edges.has(edge?.text ?? "") || deed === undefined)
    return null;
  const next = tokens[at + 6];
  const things = tableNamed(owner, index);
  const rows =
    things === null || (next !== undefined && next.kind !== "mark") ? null : rowsOfDeed(deed, things, index);
  return rows === null
    ? null
    : { words: `${edge?.text} ${rowOf(lowered(rows.table.label))} date of each ${owner?.raw}`, tokens: 6 };
}

lastDateOf.needs = edges;

whenEachLast.needs = ["when"];

/** The one table whose rows tell of a deed of things, by its own word or by that of what was done. */
function rowsOfDeed(deed: Token, things: TableEntry, index: ModelIndex): TableEntry | null {
  const told = deedTable(deed.text, things, index);
  if (told !== null) return told;
  const [only, other] = index.tables.filter(
    ({ words, table }) =>
      table.type === "fact" && words.some((word) => isRooted(word, deed.text) || isRooted(word, deed.lemma)),
  );
  if (only !== undefined) return other === undefined ? only : null;
  return buying.test(deed.text) ? (index.tables[index.moneyTable ?? -1] ?? null) : null;
}

const buying = /^(?:buy|bought|order(?:ed)?|purchased?)$/;

/** The one table of facts that has a word in its name, or, for what is sold, that of the sales. */
function rowsCalled(word: string, { tables, moneyTable }: ModelIndex): TableEntry | null {
  const [only, other] = tables.filter(({ words, table }) => table.type === "fact" && words.includes(word));
  if (only !== undefined) return other === undefined ? only : null;
  return sales.has(word) ? (tables[moneyTable ?? -1] ?? null) : null;
}
