import { pluralOf } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import { thingsSorted } from "../../index/kind-tables.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isPersonal } from "../../index/persons.ts";
import { numberSaid } from "../../lexicon/numbers.ts";
import { type Token, valueKey } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Written } from "../idioms/written.ts";

const openers: ReadonlySet<string> = new Set("which what many number top list all".split(" "));

/** What one of each kind is said behind. */
const apart: ReadonlySet<string> = new Set("per each every".split(" "));

/** What things are ranked by before they are named. */
const ranks: ReadonlySet<string> = new Set(
  "cheapest priciest dearest expensive selling popular best worst newest oldest heaviest longest shortest largest biggest smallest".split(
    " ",
  ),
);

/** What columns are called that tell which part those play who are rows of one table ("role" of users, "grade" of lawyers). */
const parts: ReadonlySet<string> = new Set(
  "role kind type grade position title profession occupation specialty speciality rank".split(" "),
);

/**
 * "which companies gave the most", "how many companies", "top 5 companies": a kind of the donors of a sheet, in the plural and asked
 * for, is the donors of that kind, as is "which company gave the most"; "which students", "students who …" where users have that role are those users; "top 5 beverages",
 * "cheapest beverages" are products of that category, and "per beverage" is for each of these.
 */
export function kindAsNoun(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = tokens[at];
  if (token?.kind !== "word") return null;
  const single =
    oneOfKind(tokens, at, index) ?? eachOfKind(tokens, at, index) ?? rankedOfKind(tokens, at, index);
  if (single !== null || token.text === token.lemma) return single;
  const asked = askedBehind(tokens, at) ?? (at === 0 && told.has(tokens[1]?.text ?? "") ? "word" : null);
  const entity = asked === null ? null : entityOf(token, index);
  const next = tokens[at + 1]?.lemma;
  if (entity === null || next === entity.at(-1)) return null;
  const { phrases, tablesByWord } = index.words;
  const known = phrases.has(token.lemma) || phrases.has(token.text) || tablesByWord.has(token.lemma);
  const things = pluralOf(entity.join(" "));
  if (known) return null;
  return { words: asked === "size" ? `${things} ${token.raw}` : `${token.raw} ${things}`, tokens: 1 };
}

/** "Which wine bar ordered most": one or two words behind "which" that say a kind and no more of what stands behind them. */
function oneOfKind(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (tokens[at - 1]?.text !== "which") return null;
  for (const size of [2, 1]) {
    const span = tokens.slice(at, at + size);
    const [next, ...rest] = tokens.slice(at + size);
    const said = { text: textOf(span, "text"), lemma: textOf(span, "lemma") };
    const entity = next === undefined ? null : entityOf(said, index);
    if (entity === null || next === undefined || rest.length === 0 || names(next, index)) continue;
    if (span.length < size || span.some((each) => each.kind !== "word" || each.text !== each.lemma)) continue;
    if (size === 1 && span.some((each) => names(each, index))) continue;
    return { words: `${said.text} ${pluralOf(entity.join(" "))}`, tokens: size };
  }
  return null;
}

/** "Cost per plant", "for each plant": one word that says a kind and is no name of anything, of which each is told apart. */
function eachOfKind(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [token, next] = tokens.slice(at, at + 2);
  if (token === undefined || !apart.has(tokens[at - 1]?.text ?? "") || token.text !== token.lemma)
    return null;
  if (names(token, index) || (next?.kind === "word" && names(next, index))) return null;
  const entity = entityOf(token, index);
  return entity === null || entity.includes(token.lemma)
    ? null
    : { words: `${token.raw} ${entity.join(" ")}`, tokens: 1 };
}

/** "The associate with the most hours", "highest charging associate in each office": the one of a kind that stands at the end of a ranking. */
function rankedOfKind(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = tokens[at];
  if (token === undefined || token.text !== token.lemma || names(token, index)) return null;
  const text = (place: number): string => tokens[place]?.text ?? "";
  const isWith = text(at + 1) === "with" && text(at + 2) === "the" && superlative.test(text(at + 3));
  const isEach = text(at + 1) === "in" && ["each", "every"].includes(text(at + 2));
  const isRanked = [1, 2, 3].some((back) => superlative.test(text(at - back)));
  const entity = isWith || (isEach && isRanked) ? entityOf(token, index) : null;
  return entity === null || entity.includes(token.lemma)
    ? null
    : { words: `${token.raw} ${entity.join(" ")}`, tokens: 1 };
}

const superlative = /^(?:most|least|best|worst|..+est)$/;

const textOf = (span: readonly Token[], form: "text" | "lemma"): string =>
  span.map((token) => token[form]).join(" ");

/** Whether a word calls a table or column; "ordered" is a deed. */
const names = ({ lemma, text }: Token, { words }: ModelIndex): boolean =>
  !text.endsWith("ed") &&
  (words.phrases.has(lemma) || words.tablesByWord.has(lemma) || words.columnsByWord.has(lemma));

/** Words behind those who are asked for that tell which of them. */
const told: ReadonlySet<string> = new Set("who that with without".split(" "));

/** What they are called of whom a word names a kind: the thing inside of a table, else its rows; null where it names anything else as well, as a unit of time does. */
function entityOf(
  { text, lemma }: Pick<Token, "text" | "lemma">,
  index: ModelIndex,
): readonly string[] | null {
  const { values, inner, columns, tables } = index;
  if (unitOf(lemma) !== null) return null;
  const ids = [text, lemma].flatMap((word) => values.byKey.get(valueKey(word)) ?? []);
  const holding = new Set(ids.map((id) => values.values[id]?.column ?? -1));
  const [column, other] = holding;
  if (column === undefined || other !== undefined) return null;
  const held = columns[column];
  const table = tables[thingsSorted(index, held?.table ?? -1) ?? held?.table ?? -1];
  if (table === undefined || table.naming.length === 0)
    return inner.find(({ kinds }) => kinds.includes(column))?.words ?? null;
  const isPart = held?.core.length === 1 && parts.has(held.core[0] ?? "");
  return (
    inner.find(({ kinds }) => kinds.includes(column))?.words ??
    (isPart || (held !== undefined && sortsThings(held, table, index)) ? table.words : null)
  );
}

/** "Beverages": one of the kinds that named things which are no people are sorted by, in their own table or in one of kinds. */
function sortsThings({ column, id }: ColumnEntry, table: TableEntry, { columns }: ModelIndex): boolean {
  const isKind = column.role === "category" && !table.naming.includes(id);
  const kinds = column.profile?.distinct ?? table.table.rowCount;
  return (
    isKind && table.table.type !== "fact" && !isPersonal(table, columns) && kinds * 2 <= table.table.rowCount
  );
}

/** Whether it stands behind "which", "how many", "number of", or behind a size ("top 5", "which 5"); null elsewhere. */
function askedBehind(tokens: readonly Token[], at: number): "size" | "word" | null {
  const [before, last] = [tokens[at - 2]?.text ?? "", tokens[at - 1]];
  if (last === undefined) return null;
  if (numberSaid(last) !== null) return openers.has(before) ? "size" : null;
  const opens = openers.has(last.text === "of" ? before : last.text) || ranks.has(last.text);
  return opens ? "word" : null;
}
