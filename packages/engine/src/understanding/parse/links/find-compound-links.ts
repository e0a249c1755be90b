import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import { findRoutes } from "../../index/graph.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { genericWords } from "../../index/names.ts";
import type { Token } from "../../text/tokenize.ts";
import { isBehindBy } from "../frame/is-behind-by.ts";
import { type Link, linkStrength } from "./link.ts";

/** The first of two nouns: rows of a table, or the part that they play for rows that refer to them ("grower"). */
type Owner = { start: number; end: number; table: number; strength: number; plays: boolean };

/**
 * Links of "product category", "the product's category", "by category of the product" where each product refers to a row of a table
 * of categories: the categories, by way of the products. Of two nouns the last one is what is meant. "Grower soil" of contracts that
 * refer to a farm as their grower is the soil of the farm, and "field crew" the crew of field engineers.
 */
export function findCompoundLinks(
  tokens: readonly Token[],
  links: readonly Link[],
  index: ModelIndex,
): Link[] {
  const named = new Set(
    links.flatMap((link) =>
      link.kind !== "table" && linkStrength(link) >= sure ? [`${link.start} ${link.end}`] : [],
    ),
  );
  const figures = new Set(
    links.flatMap((link) =>
      link.kind === "column" &&
      link.options.some(({ kind, strength }) => kind === "number" && strength >= sure)
        ? [`${link.start} ${link.end}`]
        : [],
    ),
  );
  const attributes = attributesOf(links, tokens, index);
  const compounds = [...ownersIn(links, tokens, index), ...calledRows(links, index)].flatMap((owner) =>
    links.flatMap((head): Link[] => {
      const whole = linkStrength(head) >= sure;
      const span = whole || endsName(head, tokens, index) ? spanOf(owner, head, tokens) : null;
      if (span === null) return [];
      const isNamed = !whole || named.has(`${span.start} ${span.end}`);
      const compound = isNamed ? null : compoundOf(owner, head, index);
      const isFigure = figures.has(`${span.start} ${span.end}`);
      const found = compound ?? (isFigure ? null : rowsOf(owner, head, tokens, index));
      return found === null ? [] : [{ ...found, ...span }];
    }),
  );
  return [...attributes, ...compounds];
}

/** "Customer region", "product category" of a sheet with a "customer name" and a region: the region of each row, and no single customer. */
const attributesOf = (
  links: readonly Link[],
  tokens: readonly Token[],
  { columns, tables }: ModelIndex,
): Link[] =>
  links.flatMap((owner) => {
    const named = owner.kind === "column" && owner.end === owner.start + 1 ? owner.options : [];
    const word = tokens[owner.start];
    const own = named
      .flatMap(({ column }) => columns[column] ?? [])
      .find(
        ({ words: [first, last, other] }) =>
          first === word?.lemma && other === undefined && (last === "name" || last === "id"),
      );
    const isOwner = isBehindBy(tokens, owner.start) || isAttribute(owner, tokens);
    if (own === undefined || tables.length > 1 || word?.text !== word?.lemma || !isOwner) return [];
    return links.flatMap((head): Link[] => {
      if (head.kind !== "column" || head.start !== owner.end) return [];
      const options = head.options.filter(
        ({ kind, strength, column }) => kind === "text" && strength >= sure && column !== own.id,
      );
      return options.length === 0 ? [] : [{ ...head, options, start: owner.start }];
    });
  });

/** "Jobs" of maintenance jobs. */
const endsName = (link: Link, tokens: readonly Token[], { tables }: ModelIndex): boolean =>
  link.kind === "table" &&
  link.end === link.start + 1 &&
  tables[link.table]?.words.at(-1) === tokens[link.start]?.lemma;

/** A link of at least this strength says a whole name. */
const sure = 0.9;

function ownersIn(
  links: readonly Link[],
  tokens: readonly Token[],
  { columns, tables, graph }: ModelIndex,
): Owner[] {
  return links.flatMap((link): Owner[] => {
    const { start, end } = link;
    if (link.kind === "table") {
      const whole = link.strength >= sure;
      return whole || beginsName(link, tokens, tables)
        ? [{ start, end, table: link.table, strength: whole ? link.strength : sure, plays: !whole }]
        : [];
    }
    const option = link.kind === "column" ? link.options[0] : undefined;
    const entry = columns[option?.column ?? -1];
    const way = graph.ways[entry?.table ?? -1]?.find(
      ({ toOne, by }) => toOne && by.length === 1 && by[0] === entry?.column.name,
    );
    if (option?.kind !== "key" || way === undefined || way.to === entry?.table) return [];
    if (option.strength < halfKey && !isRole(entry, tables[way.to], link, tokens)) return [];
    return [{ start, end, table: way.to, strength: sure, plays: true }];
  });
}

/** "Field" of the one table of field engineers, before what they have: the first word of a name of two, which says no other table. */
function beginsName(
  { start, end, table, evidence }: Extract<Link, { kind: "table" }>,
  tokens: readonly Token[],
  tables: ModelIndex["tables"],
): boolean {
  const word = tokens[start]?.lemma;
  const begun = tables.filter(({ words }) => words[0] === word);
  return evidence === "partial" && end === start + 1 && begun.length === 1 && begun[0]?.id === table;
}

/** "Destination" of a key of a destination depot: all that its name says beside the table's. */
function isRole(
  entry: ColumnEntry | undefined,
  table: TableEntry | undefined,
  { start, end }: Link,
  tokens: readonly Token[],
): boolean {
  const rest = entry?.words.filter((word) => !genericWords.has(word) && !table?.words.includes(word)) ?? [];
  const said = tokens.slice(start, end).map(({ lemma }) => lemma);
  return rest.length > 0 && rest.join(" ") === said.join(" ");
}

/** Columns of words whose rows have no other name ("wine" of wines): said before what else is known of these. */
function calledRows(links: readonly Link[], { columns, tables }: ModelIndex): Owner[] {
  return links.flatMap((link): Owner[] => {
    const option = link.kind === "column" ? link.options[0] : undefined;
    const entry = columns[option?.column ?? -1];
    const table = tables[entry?.table ?? -1];
    if (option === undefined || entry === undefined || table === undefined || link.end > link.start + 1)
      return [];
    if (option.kind !== "text" || option.evidence !== "exact" || table.naming.length > 0) return [];
    const most = Math.max(
      ...table.columns.map((id) => {
        const { column, foreign } = columns[id] ?? entry;
        return column.physicalType === "string" && column.role !== "key" && !foreign
          ? (column.profile?.distinct ?? 0)
          : 0;
      }),
    );
    const tells = entry.column.profile?.distinct === most && table.table.type !== "fact";
    return tells ? [{ ...link, table: entry.table, strength: sure, plays: true }] : [];
  });
}

/** What is left of a key's name without "ID". */
const halfKey = 0.75;

/** The second noun as one of the first. */
function compoundOf(owner: Owner, head: Link, index: ModelIndex): Link | null {
  if (head.kind === "table") {
    if (owner.table === head.table || !leadsToOne(index, owner.table, head.table)) return null;
    return { ...head, strength: Math.min(owner.strength, head.strength), of: owner.table };
  }
  if (head.kind !== "column" || !owner.plays) return null;
  const options = head.options.filter(({ table, strength }) => table === owner.table && strength >= sure);
  return options.length === 0 ? null : { ...head, options };
}

/** "Lease payments": the rows that refer to others, said right before them in the singular; no verb behind whom it asks for ("which customer orders most"). */
function rowsOf(
  { start, end, table, strength, plays }: Owner,
  head: Link,
  tokens: readonly Token[],
  index: ModelIndex,
): Link | null {
  const [before, last, rows] = [tokens[start - 1]?.text ?? "", tokens[end - 1], tokens[head.end - 1]];
  const apart = end !== head.start || last?.text !== last?.lemma || rows?.text === rows?.lemma;
  if (head.kind !== "table" || plays || apart || asked.has(before) || head.table === table) return null;
  return leadsToOne(index, head.table, table)
    ? { ...head, strength: Math.min(strength, head.strength) }
    : null;
}

const asked: ReadonlySet<string> = new Set(
  "which what each every a an one per any does did whose".split(" "),
);

/** Links without those of the second of two nouns by itself, where both are said as one behind "by", nor of the first one that only says whose rows the second are, nor of either in the name of a figure of the second ("employer contributions"). */
export function withoutHalves(links: readonly Link[], tokens: readonly Token[]): readonly Link[] {
  const whole = links.filter(
    (link) => link.kind === "table" && link.of !== undefined && isBehindBy(tokens, link.start),
  );
  const isHalf = ({ kind, start, end }: Link): boolean =>
    (kind === "table" || kind === "value") && whole.some((each) => each.start < start && end <= each.end);
  const tables = links.filter((link) => link.kind === "table");
  const isOfFigure = (link: Link): boolean =>
    link.kind === "table" &&
    links.some(
      (whole) =>
        whole.kind === "column" &&
        whole.end === whole.start + 2 &&
        whole.start <= link.start &&
        link.end <= whole.end &&
        whole.options.some(
          ({ kind, strength, table }) =>
            kind === "number" &&
            strength >= sure &&
            tables.some((each) => each.start === whole.start + 1 && each.table === table),
        ),
    );
  const isOwner = (link: Link): boolean =>
    link.kind === "table" &&
    tables.some(
      (both) =>
        both.of === undefined &&
        both.start === link.start &&
        both.end > link.end &&
        both.table !== link.table &&
        tables.some(
          ({ start, end, table }) => start === link.end && end === both.end && table === both.table,
        ),
    );
  return links.filter((link) => !isHalf(link) && !isOwner(link) && !isOfFigure(link));
}

/** Where both nouns are said as one; null where they are not. */
function spanOf(owner: Owner, head: Link, tokens: readonly Token[]): Pick<Link, "start" | "end"> | null {
  if (owner.end === head.start) {
    const begins = isBehindBy(tokens, owner.start) || isAttribute(owner, tokens);
    return begins ? { start: owner.start, end: head.end } : null;
  }
  const between = tokens.slice(head.end, owner.start).map(({ text }) => text);
  const of = between[0] === "of" && between.slice(1).every((word) => word === "the" || word === "each");
  return of && isBehindBy(tokens, head.start) ? { start: head.start, end: owner.end } : null;
}

/** "which product category": one thing right before its head, and no verb ("customers order products") or clause ("orders customers made"). */
function isAttribute({ start, end }: Pick<Owner, "start" | "end">, tokens: readonly Token[]): boolean {
  const last = tokens[end - 1];
  const before = tokens[start - 1];
  const verb = before?.kind === "word" && before.text !== before.lemma;
  return last !== undefined && !verb && (last.text === last.lemma || /['’]s$/u.test(last.raw));
}

/** Whether each row of one table leads to at most one of the other. */
const leadsToOne = ({ graph }: ModelIndex, from: number, to: number): boolean =>
  findRoutes(graph, from, to, { count: 4, preferred: new Set() }).some(
    ({ toOne, path }) => toOne && path.length <= furthest,
  );

const furthest = 3;
