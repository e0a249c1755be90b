import type { TableEntry } from "../index/entries.ts";
import { findRoutes } from "../index/graph.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { isPersonal } from "../index/persons.ts";
import { headed } from "../lexicon/headed.ts";
import { tableNamed } from "../parse/idioms/kinds/facts.ts";
import { type Token, tokenize } from "../text/tokenize.ts";

/** Rows fewer than this are read one by one rather than divided by. */
const many = 50;

/**
 * "Which league has the highest takings per match", "top 3 regions by revenue per shop": a ratio, by what stands before "per" and what
 * is ranked; where it stands and the formulas that it may be. Null where what stands behind "per" neither belongs to what is ranked
 * nor are people or rows of facts: "the best lamp per region" is one of each.
 */
export function perEntity(text: string, index: ModelIndex): { text: string; formulas: string[] } | null {
  const [, ranked = "", said = "", below = ""] = ranking.exec(text) ?? [];
  const above = said.trim();
  if (above === "" || above.split(" ").length > longest || figured.test(above)) return null;
  const rows = lastTable(below, index);
  if (rows === null || !isDividedBy(rows, ranked, index)) return null;
  const down = `number of ${below}`;
  return { text: `${above} per ${below}`, formulas: [`${above} / ${down}`, `number of ${above} / ${down}`] };
}

const longest = 4;
const superlative = "(?:highest|lowest|biggest|largest|greatest|smallest|most|least|fewest|best|worst)";
const ranking = new RegExp(
  `^(?:.*\\s)?([\\p{L}\\d_-]+)\\s+(?:(?:has|have|had|with|got|gets|bring|brings|make|makes)\\s+the\\s+${superlative}|by)\\s+((?:[\\p{L}\\d_-]+\\s+){1,4}?)per\\s+([\\p{L}][\\p{L}\\d_ -]*?)(?=\\s*[,.?!;:)]|$|\\s(?:in|during|since|last|this|for|from|over|and|at|with|between)\\b)`,
  "iu",
);
/** What is no sum already. */
const figured =
  /^(?:average|avg|mean|median|share|percentage|rate|ratio|maximum|minimum|total number|number)\b/i;

function lastTable(words: string, index: ModelIndex): TableEntry | null {
  const [last]: (Token | undefined)[] = tokenize(words).slice(-1);
  return tableNamed(last, index);
}

/** Rows that each belong to one of what is ranked, people, or things that happen. */
function isDividedBy(rows: TableEntry, ranked: string, index: ModelIndex): boolean {
  const entity = lastTable(ranked, index);
  if (entity?.id === rows.id) return false;
  const [route] =
    entity === null ? [] : findRoutes(index.graph, rows.id, entity.id, { count: 1, preferred: new Set() });
  const [lemma] = tokenize(ranked).map((token) => token.lemma);
  const own = (index.words.columnsByWord.get(lemma ?? "") ?? []).some((id) => rows.columns.includes(id));
  if (route?.toOne === true || own) return true;
  const heads = isPersonal(rows, index.columns) || rows.words.some((word) => headed.has(word));
  return rows.table.rowCount >= many && (rows.table.type === "fact" || heads);
}
