import type { Column, SemanticModel, Table } from "@parlance/contract";
import { occurrences } from "../lexicon/occurrences.ts";
import { shorterNames } from "../lexicon/synonyms.ts";
import { lemma } from "../text/lemma.ts";
import { adSpendNames } from "./ad-spend-names.ts";
import { besidesNames } from "./besides-names.ts";
import { bookedEvent } from "./booked-events.ts";
import { columnKindOf } from "./column-kind-of.ts";
import { countedNames } from "./counted-names.ts";
import { countryColumn, originColumn } from "./country-column.ts";
import { type Deals, dealNames } from "./deals.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { figureNames } from "./figure-names.ts";
import { figureOfRows } from "./figure-of-rows.ts";
import { goalNames } from "./goal-names.ts";
import { isInEachCurrency } from "./in-each-currency.ts";
import { initialNames } from "./initial-names.ts";
import type { InnerEntity } from "./inner-entities.ts";
import { type Inverted, invert, oneOf } from "./inverted.ts";
import { findLateness } from "./lateness.ts";
import { calledStock, levelTables } from "./level-tables.ts";
import { expandedWords, genericWords, nameWords } from "./names.ts";
import { dateOf, orderNumber } from "./order-number.ts";
import { outlayNames } from "./outlay-names.ts";
import type { OwnReference } from "./own-references.ts";
import { type Panel, thingsOfName } from "./panels.ts";
import { partMoney } from "./part-money.ts";
import { partyAmounts } from "./party-amounts.ts";
import { payingParties } from "./paying-parties.ts";
import { calledAfterPeople, isPerson, sameParty } from "./people-dated.ts";
import { piecesKept } from "./pieces-kept.ts";
import { quantityNames } from "./quantity-names.ts";
import { quantityPhrases } from "./quantity-phrases.ts";
import { roleKeys } from "./role-keys.ts";
import { rowNouns } from "./row-nouns.ts";
import { withoutHead } from "./rows-named.ts";
import { findSignedFlow } from "./signed-flow.ts";
import { sortedDeeds, sortedThings } from "./sorted-things.ts";
import { spendOfRows } from "./spend-of-rows.ts";
import { standIns } from "./stand-ins.ts";
import { tallyNames } from "./tallies.ts";
import { isToldByRhythm } from "./tally-of-rows.ts";
import { thingsCounted } from "./things-counted.ts";
import { unitNames } from "./unit-names.ts";
import type { ValueIndex } from "./value-index.ts";
import { valueNames } from "./value-names.ts";

/**
 * How a phrase came to name something: the whole name, without the table's words, a synonym of the model, or loosely, as
 * "name" says what tells rows apart under another name.
 */
export type NameForm = "whole" | "core" | "synonym" | "loose";

/** What a phrase names. Derived measures and glossary terms are named by their place in the model's list. */
export type Named = { kind: "table" | "column" | "measure" | "term"; id: number; form: NameForm };

/**
 * Names by phrase (dictionary words joined without spaces), columns and tables by single word, and these words by nouns of a trade
 * that stand for them.
 */
export type SchemaWords = Inverted & {
  phrases: ReadonlyMap<string, Named[]>;
  standIns: ReadonlyMap<string, string>;
};

/** What the words are of. */
type Indexed = {
  model: SemanticModel;
  tables: TableEntry[];
  columns: ColumnEntry[];
  inner: readonly InnerEntity[];
  own: readonly OwnReference[];
  deals: Deals | null;
  values: ValueIndex;
  panels: readonly Panel[];
};

/** Inverted indexes over the names of tables, columns, measures and terms. */
export function buildSchemaWords({
  model,
  tables,
  columns,
  inner,
  own,
  deals,
  values,
  panels,
}: Indexed): SchemaWords {
  const phrases = new Map<string, Named[]>();
  const add = (words: readonly string[], named: Named): void => {
    const key = words.join("");
    const known = phrases.get(key) ?? [];
    if (key === "" || known.some(({ kind, id }) => kind === named.kind && id === named.id)) return;
    phrases.set(key, [...known, named]);
  };
  const levels = levelTables(tables, columns);
  const things = thingsOfName(panels);
  const heads = headNouns(tables);
  const toldHeads = new Set(columns.flatMap((each) => (isHeadOfTable(each, heads) ? each.core : [])));
  for (const entry of tables) {
    const { id, table, words, columns: held } = entry;
    if (isToldByRhythm(entry, columns)) continue;
    const level = levels.get(id);
    const stands = level?.column ?? things.get(id);
    const named: Named =
      stands === undefined
        ? { kind: "table", id, form: "whole" }
        : { kind: "column", id: stands, form: "whole" };
    const called = nameWords(table.name).map(lemma).join(" ");
    // Bills in a file that is called after the restaurants that they are of, lines in a file that is called after what they are lines of: "orders" are these.
    const isOfWhole = inner.some((whole) => whole.table === id && whole.words.join(" ") === called);
    const isOfKinds = held.some((each) => columns[each]?.words.join(" ") === called);
    const name = isOfWhole || isOfKinds ? table.label : table.name;
    for (const form of forms(name, table.label)) add(form, named);
    const written = withoutHead(nameWords(name));
    for (const form of [words, words.map(oneOf), written.map(lemma)]) add(form, named);
    for (const name of level?.names ?? []) add(name, named);
    const head = words.at(-1) ?? "";
    if (toldHeads.has(head)) add([head], { kind: "table", id, form: "core" });
    for (const shorter of shorterNames.get(words.join(" ")) ?? []) {
      const name = shorter.split(" ");
      if (!tables.some((other) => name.every((word) => other.words.includes(word))))
        add(name, { kind: "table", id, form: "synonym" });
    }
    for (const synonym of table.synonyms)
      add(expandedWords(nameWords(synonym)), { kind: "table", id, form: "synonym" });
  }
  const roles = roleKeys(model, tables, columns);
  for (const { column, words } of roles) add(words, { kind: "column", id: column, form: "core" });
  for (const entry of columns) {
    const { id, table, column, words, core } = entry;
    // A key that its table's rows are called by ("lines" of orders) is said for the rows.
    if (column.role === "key" && tables[table]?.table.synonyms.includes(words.join(" ")) === true) continue;
    const each = isInEachCurrency(entry, columns);
    for (const form of forms(column.name, column.label, !each))
      add(form, { kind: "column", id, form: "whole" });
    add(words, { kind: "column", id, form: "whole" });
    if (!isHeadOfTable(entry, heads))
      for (const form of [core, shortCore(entry, tables)]) add(form, { kind: "column", id, form: "core" });
    if (holdsNames(column, core)) add([...core, "name"], { kind: "column", id, form: "core" });
    for (const form of withoutCode(entry, tables, columns)) add(form, { kind: "column", id, form: "core" });
    const isRole = roles.some((role) => role.words.join(" ") === core.slice(1).join(" "));
    const told = columnKindOf(column) === "flag" && !isRole ? flagged(core) : core;
    if (told.length > 0 && !isHeadOfTable(entry, heads)) add(told, { kind: "column", id, form: "core" });
    for (const form of timesTaken(column, core)) add(form, { kind: "column", id, form: "whole" });
    const usual = usualHead(core);
    if (usual !== null) add([...core, usual], { kind: "column", id, form: "core" });
    for (const synonym of column.synonyms)
      add(expandedWords(nameWords(synonym)), { kind: "column", id, form: "synonym" });
  }
  for (const { table, word } of [...sortedThings(tables, columns), ...sortedDeeds(tables, columns, inner)])
    if (!phrases.has(word)) add([word], { kind: "table", id: table, form: "core" });
  for (const { table, naming, borrowed, key, words, columns: own } of tables) {
    const called = borrowed.length > 0 ? borrowed : namesSaid(table, naming, own, columns);
    for (const id of called) {
      const form =
        columns[id]?.words.some((word) => ["name", "title"].includes(word)) === true ? "core" : "loose";
      if (borrowed.length === 0) add(["name"], { kind: "column", id, form });
      add([...words, "name"], { kind: "column", id, form: "whole" });
    }
    const figure = figureOfRows(words, own, columns);
    if (figure !== null) add(words, { kind: "column", id: figure, form: "core" });
    const spend = spendOfRows(words, own, columns);
    if (spend !== null)
      for (const name of [words, words.slice(-1)]) add(name, { kind: "column", id: spend, form: "core" });
    const [only] = key;
    if (key.length === 1 && only !== undefined) {
      add(["id"], { kind: "column", id: only, form: "core" });
      add([...words, "id"], { kind: "column", id: only, form: "whole" });
    }
    const product = describedProduct(own, columns);
    if (product !== null)
      for (const phrase of ["product", "item", "article"])
        add([phrase], { kind: "column", id: product, form: "synonym" });
    const order = orderNumber(own, columns, tables);
    if (order !== null) add(["order"], { kind: "column", id: order, form: "synonym" });
    const ordered = order === null ? null : dateOf(order, own, columns);
    for (const deed of ordered === null ? [] : ["order", "purchase"])
      add([deed, "date"], { kind: "column", id: ordered ?? -1, form: "synonym" });
    for (const { column, phrase } of quantityPhrases(words, own, { tables, columns }))
      add(phrase, { kind: "column", id: column, form: "synonym" });
  }
  for (const entry of columns) {
    const whom = calledAfterPeople(entry, columns);
    const isTold = tables.some(({ words }) => words.some(isPerson));
    if (whom === null || (tables.length > 1 && isTold)) continue;
    for (const name of sameParty(whom)) add([name], { kind: "table", id: entry.table, form: "synonym" });
  }
  for (const name of deals === null ? [] : dealNames)
    if (!phrases.has(name)) add([name], { kind: "table", id: deals?.table.id ?? -1, form: "synonym" });
  for (const { table, words } of payingParties(tables, columns))
    for (const word of words) add([word], { kind: "table", id: table, form: "synonym" });
  for (const word of rowNouns(tables, columns, values))
    if (!phrases.has(word)) add([word], { kind: "table", id: 0, form: "core" });
  for (const { table, word } of piecesKept(tables, columns, values))
    if (!phrases.has(word)) add([word], { kind: "table", id: table, form: "synonym" });
  for (const table of tables) {
    const event = bookedEvent(table, columns);
    if (event === null || tables.some(({ words }) => words.includes(event.noun))) continue;
    if (!values.byKey.has(event.noun)) add([event.noun], { kind: "table", id: table.id, form: "synonym" });
  }
  const country = countryColumn(tables, columns);
  for (const name of country === null ? [] : ["country", "nation"])
    add([name], { kind: "column", id: country?.id ?? -1, form: "synonym" });
  const origin = originColumn(tables, columns);
  for (const name of origin === null ? [] : ["country", "region"])
    add([name], { kind: "column", id: origin?.id ?? -1, form: "synonym" });
  for (const { words, naming } of inner) add(words, { kind: "column", id: naming, form: "core" });
  for (const { column, names } of own)
    for (const name of names)
      if (!phrases.has(name.replaceAll(" ", "")))
        add(name.split(" "), { kind: "column", id: column, form: "core" });
  for (const { column, phrases: names } of [
    ...quantityNames(tables, columns),
    ...figureNames(columns),
    ...tallyNames(tables, columns),
    ...goalNames(columns),
    ...besidesNames(columns),
    ...valueNames(columns),
    ...unitNames(tables, columns),
    ...outlayNames(columns),
    ...partMoney(columns),
    ...adSpendNames(tables, columns),
    ...countedNames(tables, columns),
  ])
    for (const name of names)
      if (!phrases.has(name.join(""))) add(name, { kind: "column", id: column, form: "synonym" });
  for (const { column, phrase } of partyAmounts(tables, columns))
    if (!phrases.has(phrase.join(""))) add(phrase, { kind: "column", id: column, form: "whole" });
  for (const { column, word, alone } of thingsCounted(model, tables, columns))
    for (const phrase of [...(alone ? [[word]] : []), [word, "sold"], [word, "sell"]])
      if (!phrases.has(phrase.join(""))) add(phrase, { kind: "column", id: column, form: "synonym" });
  addNamed(model, add);
  const flow = findSignedFlow(tables, columns);
  if (flow !== null)
    for (const name of [["stock"], ["inventory"], ...calledStock])
      add(name, { kind: "column", id: flow.quantity.id, form: "whole" });
  for (const { due, names } of dueTimes(tables, columns))
    for (const name of names)
      if (!phrases.has(name)) add([name], { kind: "column", id: due, form: "synonym" });
  const inverted = invert(
    tables.filter(({ id }) => !levels.has(id) && !things.has(id)),
    columns,
  );
  const isNamed = (word: string): boolean =>
    phrases.has(word) || inverted.columnsByWord.has(word) || inverted.tablesByWord.has(word);
  for (const { word, ...named } of initialNames(tables, columns, isNamed, values))
    add([word], { ...named, form: "core" });
  return { phrases, standIns: standIns(tables, columns, values), ...inverted };
}

/** The "category" of promotions beside a table of product categories: said alone, it is that of the table. */
const isHeadOfTable = ({ core, words, table }: ColumnEntry, heads: HeadNouns): boolean =>
  core.length === 1 && words.length > 1 && heads.get(core[0] ?? "")?.some(({ id }) => id !== table) === true;

/** The tables of named rows whose names have several words, by the last one. */
type HeadNouns = ReadonlyMap<string, readonly TableEntry[]>;

const headNouns = (tables: readonly TableEntry[]): HeadNouns =>
  Map.groupBy(
    tables.filter(({ naming, words }) => naming.length > 0 && words.length > 1),
    ({ words }) => words.at(-1) ?? "",
  );

/** "Due", "the due date" of rows whose one time of that kind is called otherwise ("requested delivery date"). */
function dueTimes(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): { due: number; names: string[] }[] {
  if (columns.some(({ words }) => words.includes("due"))) return [];
  const [only, other] = findLateness(tables, columns);
  return only?.kind !== "dates" || other !== undefined
    ? []
    : [{ due: only.due.id, names: ["due", "duedate", "deadline"] }];
}

/** What the names of flags begin and end with, in dictionary form, that nobody says with what they tell ("has_garden", "is_paid", "blocked_flag"). */
const flagHeads: ReadonlySet<string> = new Set(["is", "was", "have"]);
const flagTails: ReadonlySet<string> = new Set(["flag", "indicator"]);
const flagged = (core: readonly string[]): readonly string[] =>
  core.slice(flagHeads.has(core[0] ?? "") ? 1 : 0, flagTails.has(core.at(-1) ?? "") ? -1 : undefined);

/** "country name" is the country, where the column holds texts and is called by one plain word. */
const holdsNames = ({ physicalType, role }: Column, core: readonly string[]): boolean =>
  physicalType === "string" &&
  (role === "category" || role === "geo") &&
  core.length === 1 &&
  !genericWords.has(core[0] ?? "") &&
  !["status", "email", "phone", "address", "first", "last", "middle", "full", "title"].includes(
    core[0] ?? "",
  );

/**
 * "document type" where the types are told by a code: the words before "code", where they say more than the table does or what happened. "Discounts" are
 * as well what they come to where an amount is told beside their codes.
 */
function withoutCode(
  { words, core, table, column }: ColumnEntry,
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): string[][] {
  const [last, coded] = [core.at(-1), core.slice(0, -1)];
  const beside = (head: string): boolean =>
    tables[table]?.columns.some((id) => columns[id]?.core.join(" ") === [...coded, head].join(" ")) === true;
  if (last === "amount" && column.additivity === "additive" && beside("code")) return [coded];
  if (words.at(-1) !== "code" || core.length < 2 || last !== "code") return [];
  return [coded, words.slice(0, -1)].filter(
    ([word = "", other]) =>
      other !== undefined || word === "type" || !(genericWords.has(word) || occurrences.has(word)),
  );
}

/** "Talk time" of "talk (s)": what was done in a time that is told in a unit. */
function timesTaken({ role, unit }: Column, core: readonly string[]): string[][] {
  const said = core.filter((word) => !timeUnits.has(word));
  const isTaken = role === "measure" && (timeUnits.has(unit.label ?? "") || said.length < core.length);
  return isTaken && said.length > 0 && !timeHeads.has(said.at(-1) ?? "") ? [[...said, "time"]] : [];
}

const timeUnits: ReadonlySet<string> = new Set("ms s sec second min minute h hr hour".split(" "));
/** What already says that a time is told. */
const timeHeads: ReadonlySet<string> = new Set(
  "time duration length delay age total per rate number count overtime downtime uptime runtime".split(" "),
);

/** "email address", "phone number": what people add to a shorter name; null for other names. */
function usualHead(core: readonly string[]): string | null {
  const last = core.at(-1) ?? "";
  if (last === "email") return "address";
  return ["phone", "telephone", "fax", "mobile"].includes(last) ? "number" : null;
}

/** The columns that are "the name" of a table's rows: what tells them apart, else the name of theirs that several share ("pet name" of patients). */
function namesSaid(
  { namingColumn }: Table,
  naming: readonly number[],
  own: readonly number[],
  columns: readonly ColumnEntry[],
): number[] {
  const read = naming.filter((each) => namesPeopleRead(columns[each]));
  const shared = own.filter(
    (each) => columns[each]?.column.name === namingColumn && columns[each]?.words.at(-1) === "name",
  );
  return naming.length > 0 ? read : shared;
}

/** A naming column that may be called "the name": a text that is no date or code. */
const namesPeopleRead = (entry: ColumnEntry | undefined): boolean =>
  entry !== undefined &&
  entry.column.physicalType === "string" &&
  !entry.words.some((word) => ["date", "time", "year", "id"].includes(word));

/** The column that describes products in a table that has their code beside it ("StockCode", "Description"). */
function describedProduct(own: readonly number[], columns: ColumnEntry[]): number | null {
  const entries = own.flatMap((id) => columns[id] ?? []);
  const coded = entries.some(
    ({ words }) =>
      words.includes("sku") ||
      (words.includes("code") &&
        ["stock", "product", "item", "article"].some((word) => words.includes(word))),
  );
  const described = entries.find(
    ({ words, column }) =>
      column.physicalType === "string" &&
      words.length === 1 &&
      ["description", "desc"].includes(words[0] ?? ""),
  );
  return coded && described !== undefined ? described.id : null;
}

/** "Min salary" of a `pos_min_salary`: what is left of a name in the short forms that it has. */
function shortCore({ core, column, table }: ColumnEntry, tables: readonly TableEntry[]): string[] {
  const said = nameWords(column.label).map(lemma);
  const short = said.filter((word) => tables[table]?.words.includes(word) !== true);
  return short.length === core.length ? short : [];
}

/** Spellings of a name as phrases: as written, without what stands in brackets where that is `asides` alone, and its label. */
function forms(name: string, label: string, asides = true): string[][] {
  const texts = new Set([name, asides ? name.replace(/\([^)]*\)/g, " ") : name, label]);
  return [...texts]
    .filter((text) => text.trim() !== "")
    .flatMap((text) => {
      const words = nameWords(text);
      return [words.map(lemma), words, expandedWords(words)];
    });
}

function addNamed(model: SemanticModel, add: (words: readonly string[], named: Named) => void): void {
  model.derivedMeasures.forEach((measure, id) => {
    for (const name of [measure.label, measure.id, ...measure.synonyms]) {
      add(expandedWords(nameWords(name)), { kind: "measure", id, form: "whole" });
    }
  });
  model.glossary.forEach((term, id) => {
    if (term.binding === null) return;
    for (const name of [term.term, ...term.synonyms])
      add(expandedWords(nameWords(name)), { kind: "term", id, form: "synonym" });
  });
}
