import { isPersonal } from "../../index/persons.ts";
import { synonymsOf } from "../../lexicon/synonyms.ts";
import { clients, doers, roles } from "../../lexicon/workers.ts";
import type { Token } from "../../text/tokenize.ts";
import { columnKind } from "../column-kind.ts";
import { mainColumn } from "../formula.ts";
import { type ColumnOption, type Link, linkStrength } from "../links/link.ts";
import { askedColumn, askedName, isQuestion } from "./asked-column.ts";
import { endAsked } from "./end-asked.ts";
import { type Element, isRanked } from "./find-list.ts";
import {
  amountOf,
  isAkin,
  type ListPlace,
  linkTo,
  nearness,
  nearTables,
  tableLink,
  timeOf,
} from "./list-place.ts";

/** What one name of a list means, and how well it fits (0 to 1). */
type Found = { shown: Link[]; worth: number };

const least = 0.45;

/** The column of a table, or of one that its rows refer to, that a name in a list means; null where there is none. */
export function columnFor(element: Element, place: ListPlace): Found | null {
  if (isCount(element, place)) return null;
  if (isQuestion(element, place)) {
    const shown = askedColumn(element, place);
    if (shown !== null) return { shown, worth: 0.8 };
    const name = askedName(element, place);
    return name === null ? null : columnFor(name, place);
  }
  const readers = [asNamed, asShortened, asTime, asKey, asWhose, asEnd, asAmount, asFormula];
  const named = readers.map((read) => read(element, place)).filter((each) => each !== null);
  return named.toSorted((left, right) => right.worth - left.worth)[0] ?? null;
}

/** "The most frequent kinds with their counts", "the number of maps": how many rows, and no column that counts something else or numbers them. */
const isCount = ({ start, end }: Element, { tokens, links }: ListPlace): boolean =>
  (end === start + 1 && tokens[start]?.text === "counts") ||
  (tokens[start]?.text === "number" &&
    tokens[start + 1]?.text === "of" &&
    tokens[end - 1]?.text !== tokens[end - 1]?.lemma &&
    links.some(
      (link) =>
        link.kind === "table" && link.start === start + 2 && link.end === end && link.evidence === "exact",
    ) &&
    !links.some(
      (link) =>
        link.kind === "column" &&
        link.start === start &&
        link.end === end &&
        link.options.some(isNumberCalled),
    ));

const isNumberCalled = ({ kind, strength }: ColumnOption): boolean => kind === "number" && strength > 0.9;

/** The best column or table that the words themselves are linked to. */
function asNamed(element: Element, place: ListPlace): Found | null {
  const { links, index, table } = place;
  let best: Found | null = null;
  const offer = (found: Found): void => {
    if (found.worth >= least && (best === null || found.worth > best.worth)) best = found;
  };
  for (const each of links) {
    if (each.start !== element.start || each.end > element.end) continue;
    const behind = place.tokens.slice(each.end, element.end);
    const isWhole = behind.length === 0;
    if (each.kind === "table" && isWhole) {
      const worth = each.strength * (each.table === table ? 0.75 : 0.95) * nearness(place, each.table);
      offer({ shown: [{ ...each, strength: 1, listed: true }], worth });
    } else if (each.kind === "column")
      for (const { column, strength, table: owner } of each.options)
        if (index.columns[column]?.foreign !== true && (isWhole || holdsAll(column, behind, place)))
          offer({
            shown: [linkTo(element, column, place)],
            worth:
              (isWhole ? strength : 0.9) * nearness(place, owner) +
              (isSaid(column, place) ? 0.3 : 0) +
              (isOwnKind(column, element, place) ? 0.3 : 0),
          });
  }
  return best;
}

/** "Check in" of a "check in date": small words behind what is linked that the name has as well. */
const holdsAll = (column: number, behind: readonly Token[], { index }: ListPlace): boolean =>
  behind.every(({ text }) => particles.has(text) && index.columns[column]?.words.includes(text) === true);

const particles: ReadonlySet<string> = new Set(["in", "out", "on", "at", "off", "up"]);

/** "Type" of transactions that have a transaction type. */
const isOwnKind = (column: number, { start, end }: Element, { tokens, index, table }: ListPlace): boolean => {
  const { table: owner, words = [] } = index.columns[column] ?? {};
  const whose = index.tables[table]?.words ?? [];
  const said = tokens.slice(start, end).map(({ lemma }) => lemma);
  return owner === table && words.join(" ") === [...whose, ...said].join(" ");
};

/** "the longest wait: patient and minutes": a column that was named before the list, by no word that names rows ("customers", and a "customer reference"). */
const isSaid = (column: number, { links, list }: ListPlace): boolean =>
  !list.opens &&
  links.some(
    (link) =>
      link.kind === "column" &&
      link.end <= list.start &&
      link.options.some(
        (option) =>
          option.column === column && option.strength >= 0.5 && !isOfRows(link, option.strength, links),
      ),
  );

/** "Rate" of rows whose rate per night was spoken of before: the one column of those in whose name the word is. */
function asShortened(element: Element, place: ListPlace): Found | null {
  const word = place.tokens[element.start]?.lemma ?? "";
  if (place.list.opens || element.end !== element.start + 1) return null;
  const said = place.links.flatMap((link) =>
    link.kind === "column" &&
    link.end <= place.list.start &&
    link.end - link.start > 1 &&
    linkStrength(link) > 0.8
      ? link.options.filter(({ strength }) => strength > 0.8).map(({ column }) => column)
      : [],
  );
  const [only, other] = [...new Set(said)].filter((id) => place.index.columns[id]?.words.includes(word));
  return only === undefined || other !== undefined
    ? null
    : { shown: [linkTo(element, only, place)], worth: 0.85 };
}

/** Whether words name rows better than a column. */
const isOfRows = (link: Link, strength: number, links: readonly Link[]): boolean =>
  links.some((each) => each.kind === "table" && each.strength > strength && isWithin(link, each));

const isWithin = (inner: Link, outer: Link): boolean => inner.start >= outer.start && inner.end <= outer.end;

/** "date", "time", "join date", "creation date", "start time": the rows' time, or the one that is called after the deed. */
function asTime(element: Element, place: ListPlace): Found | null {
  const { tokens, index, table } = place;
  const words = tokens.slice(element.start, element.end).map(({ text }) => text);
  const last = words.at(-1) ?? "";
  if (!times.has(last)) return null;
  const said = words
    .slice(0, -1)
    .filter((text) => !["of", "the"].includes(text))
    .join("");
  const dates = (index.tables[table]?.columns ?? []).filter((id) => columnKind(id, index) === "time");
  const isCalled = (name: string, id: number): boolean =>
    index.columns[id]?.words.some((word) => isAkin(word, name)) === true;
  const called = [said, ...synonymsOf(said)]
    .map((name) => dates.find((id) => isCalled(name, id)))
    .find((id) => id !== undefined);
  const column = said === "" ? timeOf(place, last === "time") : (called ?? null);
  return column === null
    ? null
    : { shown: [linkTo(element, column, place)], worth: said === "" ? 0.7 : 0.85 };
}

const times: ReadonlySet<string> = new Set(["date", "time", "day", "datetime", "timestamp"]);

/** "number" of rows that are told apart by one; "name" of rows that have one. */
function asKey(element: Element, place: ListPlace): Found | null {
  const { tokens, index, table } = place;
  const entry = index.tables[table];
  const word = tokens[element.start]?.text ?? "";
  if (element.end !== element.start + 1 || entry === undefined) return null;
  const [naming] = entry.naming;
  const named = (column: number, usual: number): Found => ({
    shown: [linkTo(element, column, place)],
    worth: column === usual ? 0.8 : surest,
  });
  if (word === "name" && !isPersonal(entry, index.columns)) {
    const column = nameOf(naming ?? null, place);
    if (column !== null) return named(column, naming ?? -1);
  }
  const [key, other] = entry.key;
  const numbered = ["number", "no", "id", "code"].includes(word) && other === undefined;
  return numbered && key !== undefined ? { shown: [linkTo(element, key, place)], worth: 0.6 } : null;
}

/** "Who has an overdue loan? Name and amount": the name is that of the people who were named before, where the rows have none themselves. */
function asWhose(element: Element, place: ListPlace): Found | null {
  const { tokens, index, table, list, links } = place;
  const isName = element.end === element.start + 1 && tokens[element.start]?.lemma === "name";
  if (!isName || list.opens || (index.tables[table]?.naming.length ?? 0) > 0) return null;
  const near = nearTables(place);
  const named = links.flatMap((link) =>
    link.kind === "table" && link.end <= list.start && near.includes(link.table) ? [link.table] : [],
  );
  const [only, other] = [...new Set(named)].filter((id) => {
    const entry = index.tables[id];
    return entry !== undefined && isPersonal(entry, index.columns);
  });
  return only === undefined || other !== undefined
    ? null
    : { shown: [tableLink(element, only)], worth: surest };
}

/** "From" and "to" of what goes from one place to another. */
function asEnd(element: Element, place: ListPlace): Found | null {
  const column = endAsked(element, place);
  return column === null ? null : { shown: [linkTo(element, column, place)], worth: 0.8 };
}

/** What no likeness of words outweighs. */
const surest = 2;

/** What names the rows, or, where that only numbers them, the person that they are of. */
function nameOf(naming: number | null, { index, table }: ListPlace): number | null {
  const entry = index.tables[table];
  const numbers =
    naming === null || index.columns[naming]?.words.some((word) => numbering.has(word)) === true;
  if (index.tables.length > 1 || entry === undefined || !(numbers || entry.key.includes(naming)))
    return naming;
  const people = entry.columns.filter((id) => {
    const last = index.columns[id]?.words.at(-1) ?? "";
    return columnKind(id, index) === "text" && (roles.has(last) || clients.has(last));
  });
  const served = people.filter((id) => !doers.has(index.columns[id]?.words.at(-1) ?? ""));
  const [person] = served.length > 0 ? served : people;
  return person ?? naming;
}

const numbering: ReadonlySet<string> = new Set("number no id code ref reference".split(" "));

/** "Name, date and amount" of rows that have money, or a figure that was spoken of before. */
function asAmount(element: Element, place: ListPlace): Found | null {
  const { tokens, list } = place;
  if (element.end !== element.start + 1 || !amounts.has(tokens[element.start]?.text ?? "")) return null;
  const column = amountOf(place);
  return column === null
    ? null
    : { shown: [linkTo(element, column, place)], worth: isRanked(tokens.slice(0, list.start)) ? 0.8 : 0.5 };
}

/** A column that is called so comes first. */
const unsaid = 0.4;

/** "Number of nights", "age": what each row says together with itself, be it said as what all of them come to. */
function asFormula({ start, end }: Element, place: ListPlace): Found | null {
  const { links, tokens, index } = place;
  for (const link of links) {
    if (link.kind !== "metric" || link.metric.kind !== "formula" || link.end !== end || link.start < start)
      continue;
    const added = tokens.slice(start, link.start).every(({ text }) => text === "total");
    const owner = index.columns[mainColumn(link.metric.formula)]?.table ?? -1;
    if (added) return { shown: [{ ...link, start, listed: true }], worth: unsaid * nearness(place, owner) };
  }
  return null;
}

const amounts: ReadonlySet<string> = new Set(["amount", "total", "sum", "value", "money"]);
