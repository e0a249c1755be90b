import { lowered, rowsOf } from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { takesMoney } from "../../index/takes-money.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { deedTable } from "../idioms/states/deed-table.ts";
import { leads } from "../idioms/states/deeds.ts";
import type { Written } from "../idioms/written.ts";

const denied = phrases(
  ...["with no", "without any", "without", "with zero", "had no", "have no", "had zero", "has no"],
  ...["that had no", "which had no", "that have no", "did not have any", "have not had any"],
);
const sales: ReadonlySet<string> = new Set(["sales", "sale", "turnover", "revenue"]);

/**
 * "Products with no sales", "with no sales in 2025", "which shops had no sales last month": those that were never sold, or sold, then; no money of theirs outside of that
 * time.
 */
export function noSalesIn(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, denied);
  const end = at + size + 1;
  if (size === 0 || at === 0 || !sales.has(textAt(tokens, at + size))) return null;
  const noun = tokens[at - 1];
  if (!leads(tokens, end) && !(ends(tokens[end]) && !tellsSales(noun, index))) return null;
  if (noun?.kind !== "word" || noun.text === noun.lemma || !takesMoney(index)) return null;
  if (tableNamed(noun, index) !== null) return { words: "never sold", tokens: size + 1 };
  const [column] = index.words.columnsByWord.get(noun.lemma) ?? [];
  const rows = index.tables[index.columns[column ?? -1]?.table ?? -1];
  if (rows === undefined) return null;
  const deals = rows.table.type === "fact" ? null : deedTable("sold", rows, index);
  const words = deals === null ? "never sold" : `without ${rowsOf(lowered(deals.table.label))}`;
  return { words, tokens: size + 1 };
}

const ends = (token: Token | undefined): boolean => token === undefined || token.kind === "mark";

/** "Shops with no sales" that tell theirs in a column: a figure that is missing or nought, and no rows that are not there. */
function tellsSales(noun: Token | undefined, index: ModelIndex): boolean {
  const rows = tableNamed(noun, index);
  return [...sales]
    .flatMap((word) => index.words.columnsByWord.get(word) ?? [])
    .some((id) => index.columns[id]?.table === rows?.id);
}

noSalesIn.needs = sales;
