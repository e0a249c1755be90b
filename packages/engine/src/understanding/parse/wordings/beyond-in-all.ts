import { type ColumnEntry, isNumeric } from "../../index/entries.ts";
import { labelSaid } from "../../index/figure-names.ts";
import { findRoutes } from "../../index/graph.ts";
import { labelAmongTables } from "../../index/label-among-tables.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { moneyColumnOf } from "../../index/money-column-of.ts";
import { undoing } from "../../lexicon/deed-figures.ts";
import { isMoneyUnit } from "../../lexicon/units.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { sharesRoot } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";
import { boundAt } from "./bound-at.ts";

const inAll = phrases("in total", "altogether", "overall", "all together", "in all", "all told", "combined");
const opening: ReadonlySet<string> = new Set(["which", "what", "many", "the", "our", "of", "list", "show"]);
/** Most words between those who did something and how much of it. */
const longest = 5;

/**
 * "Users who charged more than 50 kWh in total", "employees absent for more than 20 days altogether": what the rows of each add up to, told by a number in that
 * unit or called so, and no figure of one row.
 */
export function beyondInAll(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = tokens[at];
  if (noun?.kind !== "word" || noun.text === noun.lemma) return null;
  if (at > 0 && !opening.has(textAt(tokens, at - 1))) return null;
  for (let place = at + 1; place <= at + longest; place += 1) {
    const bound = boundAt(tokens, place);
    if (bound === null) continue;
    const of = tableNamed(noun, index)?.id ?? columnTable(noun, index);
    const behind = place + bound.tokens;
    const paid = textAt(tokens, behind) === "in" ? moneyOf(tokens[behind + 1], index) : null;
    const bare = paid === null && phraseAt(tokens, behind, inAll) > 0;
    const rest = behind + (paid === null ? (bare ? 0 : 1) : 2);
    const all = phraseAt(tokens, rest, inAll);
    const money = tokens.slice(place, behind).find(({ text }) => isMoneyUnit(text));
    const named = bare ? money : tokens[behind];
    if (of === null || (all === 0 && paid === null)) return null;
    const said = tokens.slice(at + 1, place).map(({ text }) => text);
    if (said.some((word) => undoing.has(word))) return null;
    const figure = paid ?? (named === undefined ? null : figureIn(named, said, of, index));
    if (figure === null) return null;
    const label = paid === null ? labelSaid(figure) : labelAmongTables(figure, index);
    return { words: `${noun.raw} with total ${label} ${bound.words}`, tokens: rest + all - at };
  }
  return null;
}

/** "More than 500 in payments": what such rows come to. */
function moneyOf(token: Token | undefined, index: ModelIndex): ColumnEntry | null {
  const table = tableNamed(token, index);
  return table === null ? null : moneyColumnOf(table, index);
}

/** The table that repeats what a word names by a column of its own. */
function columnTable({ lemma }: Token, { words, columns }: ModelIndex): number | null {
  const [column] = words.columnsByWord.get(lemma) ?? [];
  const entry = columns[column ?? -1];
  return entry === undefined || (isNumeric(entry.column) && entry.column.role === "measure")
    ? null
    : entry.table;
}

/** The one number that adds up and is told in a unit or called so, of rows that each are of one of those; of several the one that the deed names. */
function figureIn(
  unit: Token,
  said: readonly string[],
  of: number,
  { columns, graph, tables }: ModelIndex,
): ColumnEntry | null {
  const isSaid = (word: string): boolean => [unit.text, unit.lemma].includes(word.toLowerCase());
  const isMoney = isMoneyUnit(unit.text);
  const found = columns.filter(
    ({ table, column, words }) =>
      isNumeric(column) &&
      column.role === "measure" &&
      column.additivity === "additive" &&
      (isSaid(column.unit.label ?? "") ||
        words.some(isSaid) ||
        (isMoney && column.unit.kind === "currency")) &&
      (tables.length === 1 || tables[table]?.table.type === "fact") &&
      (table === of || findRoutes(graph, table, of, { count: 1, preferred: new Set() })[0]?.toOne === true),
  );
  const told = found.filter(({ words, table }) =>
    [...words, ...(tables[table]?.words ?? [])].some((word) => said.some((deed) => isDeed(word, deed))),
  );
  const [only, other] = told.length > 0 ? told : found;
  return other === undefined ? (only ?? null) : null;
}

const isDeed = (word: string, deed: string): boolean => word.length > 3 && sharesRoot(word, deed);

beyondInAll.needs = ["total", "altogether", "overall", "together", "all", "combined", "in"];
