import {
  type Column,
  type Field,
  type Filter,
  findColumn,
  findTable,
  named,
  type Period,
  type ResultTable,
  type SemanticModel,
  type SemanticQuery,
  type Sentence,
} from "@parlance/contract";
import { type FormatCell, sentence } from "./segments.ts";

/** A period that rows have to lie in, by which column. */
type Bound = { time: Field; period: Period };

/**
 * Why a result holds nothing, where its period lies before or after all that the data has: "There is no data for that
 * period: order date runs from 1 Jan 2022 to 31 Dec 2024." Null for any other result.
 */
export function beyondData(
  query: SemanticQuery,
  model: SemanticModel,
  table: ResultTable,
  format: FormatCell,
): Sentence | null {
  if (!isBlank(table)) return null;
  for (const { time, period } of boundsOf(query)) {
    const owner = findTable(model, time.table);
    const column = owner === null ? null : findColumn(owner, time.column);
    const reach = column === null ? null : reachOf(column);
    if (column === null || reach === null || !isOutside(period, reach)) continue;
    const written = (value: string) =>
      named(
        format(value, {
          id: "time",
          label: column.label,
          role: "dimension",
          type: column.physicalType,
          unit: column.unit,
        }),
      );
    return sentence(
      "There is no data for that period: ",
      named(column.label.toLowerCase()),
      " runs from ",
      written(reach.first),
      " to ",
      written(reach.last),
      ".",
    );
  }
  return null;
}

/** No rows, or no figure in them but zeros. */
const isBlank = ({ columns, rows }: ResultTable): boolean =>
  rows.every((row) =>
    columns.every(({ role }, index) => role !== "measure" || row[index] === null || Number(row[index]) === 0),
  );

function boundsOf(query: SemanticQuery): Bound[] {
  switch (query.kind) {
    case "aggregate": {
      const { comparison } = query;
      const compared = comparison === null ? [] : [{ time: comparison.time, period: comparison.current }];
      return [...compared, ...boundsIn(query.filter)];
    }
    case "list":
      return boundsIn(query.filter);
    case "set":
      return [];
    case "analysis": {
      const { request } = query;
      const explained = request.kind === "drivers" ? [{ time: request.time, period: request.current }] : [];
      return [...explained, ...boundsOf(query.query)];
    }
  }
}

function boundsIn(filter: Filter | null): Bound[] {
  if (filter?.kind === "and") return filter.filters.flatMap(boundsIn);
  return filter?.kind === "period" && filter.operand.kind === "field"
    ? [{ time: filter.operand.field, period: filter.period }]
    : [];
}

function reachOf({ profile }: Column): { first: string; last: string } | null {
  const [first, last] = [profile?.minimum, profile?.maximum];
  return typeof first === "string" && typeof last === "string" ? { first, last } : null;
}

/** ISO days and timestamps compare as texts; a period ends before its end. */
const isOutside = ({ interval: { start, end } }: Period, reach: { first: string; last: string }): boolean =>
  (start !== null && reach.last.slice(0, start.length) < start) || (end !== null && reach.first >= end);
