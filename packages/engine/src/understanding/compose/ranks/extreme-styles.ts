import { isNumeric } from "../../index/entries.ts";
import { mainColumn } from "../../parse/formula.ts";
import type { Noun } from "../../parse/item.ts";
import { type Build, columnAt, columnOf, isMeasure, type Style, tableOf } from "../build-context.ts";
import { formulaOf } from "../figures/formula.ts";
import { stylesOfGroups } from "../times/asked-time.ts";
import { isAveraged } from "./rank-figure.ts";

/** What a superlative may mean, the usual first: the figure itself, the rows that have it, or the groups. */
export function extremeStyles(probe: Build): [Style["extreme"], number][] {
  const { frame } = probe;
  const extreme = frame.extremes[0];
  if (extreme === undefined) return [["rows", 0]];
  if (extreme.own === true) return [[frame.groups.length > 0 ? "groups" : "rows", 0]];
  const formula = formulaOf(extreme.by);
  const column = formula === null ? columnOf(probe, extreme.by) : mainColumn(formula);
  if (extreme.hints.length > 0 && extreme.by === null && extreme.aggregation !== null) return [["groups", 0]];
  if (extreme.hints.length > 0 && (extreme.by === null || formula !== null))
    return frame.groups.length > 0 || ranksKinds(probe)
      ? [
          ["groups", 0],
          ["rows", -0.3],
        ]
      : [["rows", 0]];
  const others = frame.targets.length > 0 || frame.like !== null;
  if (column === null) return [["groups", 0]];
  if (formula === null && listsRows(probe, column))
    return [
      ["rows", 0],
      ["groups", -0.5],
    ];
  const numbers = extreme.count && probe.index.inner.some(({ key }) => key === column);
  const written = probe.index.columns[column]?.form === "number" && !numbers;
  const numeric =
    formula !== null ||
    written ||
    (isNumeric(columnAt(probe, column)) && (!extreme.count || isMeasure(probe, column)));
  if (extreme.count && !numeric)
    return others
      ? [["groups", 0]]
      : [
          ["groups", 0],
          ["figure", -0.4],
        ];
  if (frame.groups.length > 0 && !others) return stylesOfGroups(frame);
  if (!others && frame.rows)
    return [
      ["rows", 0.3],
      ["figure", -0.3],
    ];
  if (!others && (extreme.size ?? 1) > 1)
    return [
      ["rows", 0],
      ["figure", -0.5],
    ];
  if (!others && frame.context.length === 0 && frame.asks === null)
    return [
      ["figure", 0],
      ["rows", -0.5],
    ];
  if (!others)
    return [
      ["figure", 0],
      ["rows", -0.1],
    ];
  return groupsOrRows(probe, column, extreme.count || extreme.aggregation !== null);
}

/** "The highest paid department", "the most expensive district": kinds that many rows share, by what theirs are like. */
function ranksKinds({ frame, index, choice }: Build): boolean {
  const [target, other] = frame.targets;
  if (target === undefined || other !== undefined || target.noun.kind !== "column") return false;
  const entry = index.columns[choice.columns.get(target.noun) ?? -1];
  const of = frame.extremes[0]?.of;
  const rows = index.tables[entry?.table ?? -1]?.table.rowCount ?? 0;
  const { role, profile } = entry?.column ?? {};
  // Namesakes are no kind: "the name of the heaviest dog" is of one dog.
  if (entry?.core.join(" ") === "name") return false;
  const shared = rows > fewRows && (profile?.distinct ?? rows) < rows / 10;
  return (
    shared &&
    (role === "category" || role === "geo") &&
    (of === null || of === undefined || of === target.noun)
  );
}

/** In so few rows, kinds that share some are told by each row as well. */
const fewRows = 100;

/**
 * "the largest tip - how much, who and when": the amount and the time of one row are asked for, not of a group; so is all that is asked
 * behind an amount that opens the question ("the longest trip and which driver", "the highest fee and its clerk").
 */
function listsRows({ frame, index, choice }: Build, column: number): boolean {
  const table = index.columns[column]?.table;
  const opens = frame.extremes.every(
    ({ by, size, aggregation }) =>
      size === null &&
      aggregation === null &&
      frame.targets.every(({ noun }) => noun.start > (by?.start ?? noun.start)),
  );
  const isOwnTime = (noun: Noun): boolean =>
    noun.kind === "column" &&
    noun.options[0]?.kind === "time" &&
    index.columns[choice.columns.get(noun) ?? -1]?.table === table;
  const own = frame.targets.some(
    ({ noun }) =>
      (noun.kind === "column" || (opens && noun.kind === "table")) &&
      noun.listed === true &&
      (opens || isOwnTime(noun)),
  );
  return (
    (own || (opens && frame.amount)) &&
    frame.groups.length === 0 &&
    frame.extremes.every(({ count }) => !count)
  );
}

/** "the customer who made the largest claim": one row of the table that the superlative speaks of. */
const saysRows = ({ frame }: Build, table: number | undefined): boolean =>
  frame.context.some((noun) => noun.kind === "table" && noun.table === table) &&
  frame.extremes.every(({ size }) => size === null) &&
  frame.targets.every(({ aggregation }) => aggregation === null);

/** Rows that a thing of a sheet has on average, from which on it is all of them ("the order with the biggest loss"). */
const fewLines = 1.3;

/** Rows where the shown thing is a row of the measure's table; groups where it repeats there. */
function groupsOrRows(probe: Build, column: number, many: boolean): [Style["extreme"], number][] {
  const table = probe.index.columns[column]?.table;
  const first = probe.frame.targets[0]?.noun ?? null;
  const shown = tableOf(probe, first);
  if (shown !== null && shown !== table) {
    if (!many && saysRows(probe, table))
      return [
        ["rows", 0],
        ["groups", -0.3],
      ];
    const up = (probe.index.graph.ways[shown] ?? []).some((way) => way.to === table && way.toOne);
    return up
      ? [
          ["rows", 0],
          ["groups", -0.5],
        ]
      : [
          ["groups", 0],
          ["rows", -0.3],
        ];
  }
  const target = columnOf(probe, first);
  const profile = target === null ? null : columnAt(probe, target)?.profile;
  const rows = probe.index.tables[table ?? -1]?.table.rowCount ?? 0;
  const members = profile?.distinct ?? rows;
  const isThing = probe.index.dealKey === target || probe.index.inner.some(({ key }) => key === target);
  const entry = probe.index.columns[column];
  const comes = entry !== undefined && (entry.column.additivity !== "non-additive" || isAveraged(entry));
  const adds = comes && members * (isThing ? fewLines : 4) <= rows;
  const repeats = adds || (members < rows * 0.7 && many);
  return repeats
    ? [
        ["groups", 0],
        ["rows", -0.2],
      ]
    : [
        ["rows", 0],
        ["groups", -0.4],
      ];
}
