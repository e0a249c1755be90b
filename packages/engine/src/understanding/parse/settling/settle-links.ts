import { columnKindOf } from "../../index/column-kind-of.ts";
import { isTime } from "../../index/entries.ts";
import { isCalendar } from "../../index/is-calendar.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { nameWords } from "../../index/names.ts";
import { stem } from "../../text/lemma.ts";
import { sharesRoot } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { peopleOfRows } from "../frame/people-of-rows.ts";
import { withoutHalves } from "../links/find-compound-links.ts";
import { tellsEdge } from "../links/find-edge-links.ts";
import type { Link } from "../links/link.ts";
import { namesForCodes } from "../links/names-for-codes.ts";
import { figuresBeforeRows } from "./figures-before-rows.ts";
import { kindsOfWares } from "./kinds-of-wares.ts";
import { narrowedTerms } from "./narrowed-terms.ts";
import { qualifiedKinds } from "./qualified-kinds.ts";
import { rowsBeforeKinds } from "./rows-before-kinds.ts";
import { rowsByOwnName } from "./rows-by-own-name.ts";
import { saidAgain } from "./said-again.ts";
import { withoutComparedValues } from "./without-compared-values.ts";
import { withoutCopies } from "./without-copies.ts";
import { withoutDatedStates } from "./without-dated-states.ts";
import { withoutDoneStates } from "./without-done-states.ts";
import { withoutFarSynonyms } from "./without-far-synonyms.ts";
import { withoutGoverningVerbs } from "./without-governing-verbs.ts";
import { withoutGroupedValues } from "./without-grouped-values.ts";
import { withoutHadFigures } from "./without-had-figures.ts";
import { withoutInnerRows } from "./without-inner-rows.ts";
import { withoutInnerValues } from "./without-inner-values.ts";
import { withoutLackedValues } from "./without-lacked-values.ts";
import { withoutLineParts } from "./without-line-parts.ts";
import { withoutMassRows } from "./without-mass-rows.ts";
import { withoutOperands } from "./without-operands.ts";
import { withoutOtherUnits } from "./without-other-units.ts";
import { withoutOwnNames } from "./without-own-names.ts";
import { withoutOwnUnits } from "./without-own-units.ts";
import { withoutPaces } from "./without-paces.ts";
import { withoutPartsOverRows } from "./without-parts-over-rows.ts";
import { withoutQuotedNames } from "./without-quoted-names.ts";
import { withoutSoldRows } from "./without-sold-rows.ts";
import { withoutStatedNames } from "./without-stated-names.ts";
import { withoutTallies } from "./without-tallies.ts";
import { withoutTeamNames } from "./without-team-names.ts";
import { withoutTitles } from "./without-titles.ts";
import { withoutUnitColumns } from "./without-unit-columns.ts";
import { withoutYears } from "./without-years.ts";

/**
 * Links of words that may name several things, without or with less weight for those that another link of the words rules out; one of which
 * nothing is left reads no word.
 */
export const settleLinks = (links: readonly Link[], tokens: readonly Token[], index: ModelIndex): Link[] =>
  rules
    .reduce<readonly Link[]>((left, rule) => rule(left, tokens, index), links)
    .filter((link) => (link.kind !== "column" && link.kind !== "value") || link.options.length > 0);

type Rule = (links: readonly Link[], tokens: readonly Token[], index: ModelIndex) => readonly Link[];

/** "When was the first order": the order is part of what is told. */
function withoutRowsOfEdges(links: readonly Link[]): readonly Link[] {
  const edges = links.filter((link) => link.kind === "metric" && tellsEdge(link));
  return links.filter(
    (link) => edges.includes(link) || !edges.some(({ start, end }) => start <= link.start && link.end <= end),
  );
}

/** "No-show rate": the figure, not the rows that are called so. "With video" of a flag that is called so: no value that the word is a part of. */
const outsideFigures = (links: readonly Link[]): Link[] =>
  links.filter(
    (value) =>
      value.kind !== "value" || !links.some((link) => isFigureOf(link, value) || isFlagOf(link, value)),
  );

const isFigureOf = (link: Link, { start, end }: Link): boolean =>
  link.kind === "metric" && link.start <= start && link.end >= end && link.end - link.start > end - start;

const isFlagOf = (link: Link, { start, end, options }: Extract<Link, { kind: "value" }>): boolean =>
  link.kind === "column" &&
  link.start === start &&
  link.end === end &&
  options.every(({ evidence }) => evidence === "partial") &&
  link.options.some(({ kind, strength }) => kind === "flag" && strength >= 0.6);

/** "Not cancelled" where a flag is called so and a status of the same rows holds the word, too: the flag tells all of those that were not. */
function withoutStates(links: readonly Link[], tokens: readonly Token[], { columns }: ModelIndex): Link[] {
  const denied = (start: number): boolean =>
    [start - 1, start - 2].some((at) => ["not", "never"].includes(tokens[at]?.text ?? ""));
  return links.map((link): Link => {
    if (link.kind !== "value" || link.end !== link.start + 1 || !denied(link.start)) return link;
    const word = tokens[link.start]?.text ?? "";
    const tables = new Set(link.options.map(({ column }) => columns[column]?.table));
    const [flag, other] = columns.filter(
      ({ table, column, core }) =>
        tables.has(table) && columnKindOf(column) === "flag" && isCalledBy(core, word),
    );
    if (flag === undefined || other !== undefined || tables.size > 1) return link;
    const option = {
      column: flag.id,
      evidence: "stem",
      strength: 0.9,
      kind: "flag",
      table: flag.table,
    } as const;
    return { kind: "column", start: link.start, end: link.end, options: [option] };
  });
}

/** "is_canceled", "shipped": the one word of a flag, whatever way it is spelt and ends. */
function isCalledBy(core: readonly string[], word: string): boolean {
  const [own, other] = core.filter((each) => each !== "is" && each !== "has");
  const root = (of: string): string => stem(of).replace(/(.)\1$/, "$1");
  return own !== undefined && other === undefined && root(own) === root(word);
}

/** "Orders" where a table is called so: not the lines of each ("order details"), whose name only begins with it, and no table that is like orders. */
function withoutLines(links: readonly Link[], _: readonly Token[], { graph }: ModelIndex): Link[] {
  const exact = links.filter((link) => link.kind === "table" && link.evidence === "exact");
  const isLineOf = (line: number, whole: Link): boolean =>
    whole.kind === "table" && (graph.ways[line] ?? []).some(({ to, toOne }) => to === whole.table && toOne);
  return links.filter(
    (link) =>
      link.kind !== "table" ||
      !exact.some(
        (whole) =>
          whole.start === link.start &&
          whole.end === link.end &&
          (link.evidence === "synonym" || (link.evidence === "partial" && isLineOf(link.table, whole))),
      ),
  );
}

/**
 * "By month", "which quarter" where a calendar numbers its months from 1 to 12: the months of its dates, which those numbers are not
 * over several years. "Month 3" is such a number.
 */
function withoutParts(links: readonly Link[], tokens: readonly Token[], index: ModelIndex): readonly Link[] {
  const isPart = (id: number): boolean => {
    const { column, table, words } = index.columns[id] ?? {};
    const [word = "", other] = words ?? [];
    const numbered = column?.physicalType === "integer" && other === undefined && parts.has(word);
    return numbered && table !== undefined && isCalendar(index, table);
  };
  return links.flatMap((link) => {
    if (link.kind !== "column" || tokens[link.end]?.kind === "number") return [link];
    const options = link.options.filter(({ column }) => !isPart(column));
    return options.length === 0 ? [] : [{ ...link, options }];
  });
}

const parts: ReadonlySet<string> = new Set(["month", "quarter", "week", "day"]);

/** "orders shipped", "total awarded" where these have such a date: nothing whose name shares the root ("shippers", "ship name", "awards"). */
function withoutRoots(links: readonly Link[], tokens: readonly Token[], index: ModelIndex): Link[] {
  const dated = new Set(
    links.flatMap((link) => {
      const single = link.kind === "column" && link.end === link.start + 1;
      return single && link.options.some(({ column }) => isDone(tokens, link.start, column, index))
        ? [link.start]
        : [];
    }),
  );
  return links.flatMap((link) => {
    if (link.end !== link.start + 1 || !dated.has(link.start)) return [link];
    if (link.kind === "table") return link.evidence === "stem" ? [] : [link];
    if (link.kind !== "column") return [link];
    return [{ ...link, options: link.options.filter(({ evidence }) => evidence !== "stem") }];
  });
}

/** Whether a participle is called by the time of its deed, and nobody stands before it who does it ("who packed", "the packer packed"). */
function isDone(tokens: readonly Token[], at: number, id: number, { columns }: ModelIndex): boolean {
  const [before, word] = [tokens[at - 1], tokens[at]?.text ?? ""];
  const entry = columns[id];
  if (entry === undefined || !participle.test(word) || !isTime(entry.column)) return false;
  if (before?.text === "who" || sharesRoot(before?.lemma ?? "", word)) return false;
  return nameWords(entry.column.name).includes(word);
}

const participle = /...ed$/;

/** From here on a table's link holds the word that says what its rows are. */
const headStrength = 0.7;

/** A slip or a common root names nothing where a value of the data is written just so. */
function withoutSlips(links: readonly Link[], _: readonly Token[], index: ModelIndex): Link[] {
  const exact = new Set(
    links.flatMap((link) =>
      link.kind === "value" &&
      link.options.some(({ evidence, strength }) => evidence === "exact" && strength > 0.9)
        ? [`${link.start} ${link.end}`]
        : [],
    ),
  );
  const nouns = new Set(links.flatMap((link) => (link.kind === "column" ? [link.start] : [])));
  const slips = ({ evidence, strength, end }: Extract<Link, { kind: "table" }>): boolean =>
    evidence === "typo" ||
    (evidence === "stem" && nouns.has(end)) ||
    (evidence === "partial" && strength < headStrength);
  return links
    .filter((link) => link.kind !== "table" || !slips(link) || !exact.has(`${link.start} ${link.end}`))
    .map((link) =>
      link.kind === "table" && isKindOfRow(link, links, index)
        ? { ...link, strength: link.strength * 0.65 }
        : link,
    );
}

/** "the instructors" of a faculty that has other ranks: rather some of the rows than another word for all of them. */
const isKindOfRow = (
  link: Extract<Link, { kind: "table" }>,
  links: readonly Link[],
  { columns }: ModelIndex,
): boolean =>
  link.evidence === "synonym" &&
  links.some(
    (other) =>
      other.kind === "value" &&
      other.start === link.start &&
      other.end === link.end &&
      other.options.some(
        ({ column, strength, evidence }) =>
          columns[column]?.table === link.table && strength >= 0.85 && evidence !== "alias",
      ),
  );

/** "transaction statuses" where a table holds transactions: rather its rows than a code of another table that is spelt so. */
function behindRows(links: readonly Link[], _: readonly Token[], { columns }: ModelIndex): Link[] {
  const tables = links.filter((link) => link.kind === "table" && link.strength >= headStrength);
  return links.map((link) => {
    if (link.kind !== "value") return link;
    const named = tables.find(({ start, end }) => start === link.start && end === link.end);
    const owners = new Set(link.options.map(({ column }) => columns[column]?.table));
    const next = tables.some(
      (each) => each.kind === "table" && each.start === link.end && owners.has(each.table),
    );
    if (named?.kind !== "table" || (owners.has(named.table) && named.evidence !== "exact") || next)
      return link;
    return { ...link, options: link.options.map((each) => ({ ...each, strength: each.strength * 0.7 })) };
  });
}

const rules: readonly Rule[] = [
  withoutOperands,
  narrowedTerms,
  qualifiedKinds,
  withoutQuotedNames,
  withoutFarSynonyms,
  withoutLineParts,
  namesForCodes,
  withoutMassRows,
  withoutHadFigures,
  rowsBeforeKinds,
  rowsByOwnName,
  withoutTeamNames,
  withoutSoldRows,
  withoutStatedNames,
  withoutYears,
  withoutTallies,
  withoutRowsOfEdges,
  outsideFigures,
  withoutPartsOverRows,
  saidAgain,
  withoutPaces,
  withoutComparedValues,
  withoutGroupedValues,
  withoutLackedValues,
  withoutUnitColumns,
  withoutOtherUnits,
  withoutOwnUnits,
  peopleOfRows,
  withoutOwnNames,
  withoutDoneStates,
  withoutGoverningVerbs,
  withoutInnerRows,
  withoutInnerValues,
  figuresBeforeRows,
  withoutDatedStates,
  withoutHalves,
  withoutTitles,
  withoutCopies,
  withoutLines,
  withoutParts,
  withoutRoots,
  withoutSlips,
  withoutStates,
  behindRows,
  kindsOfWares,
];
