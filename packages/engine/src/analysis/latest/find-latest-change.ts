import {
  capitalised,
  type Finding,
  named,
  type ResultTable,
  type SemanticQuery,
  words,
} from "@parlance/contract";
import { studentTail } from "../statistics/distributions.ts";
import { changeText, numberText } from "../table-series/number-text.ts";
import { readTableSeries, seriesName, type TableSeries } from "../table-series/read-table-series.ts";
import { when } from "../table-series/segments.ts";

/** Changes between periods before the last one that there must be. */
const leastChanges = 8;
const alpha = 0.01;

/**
 * That the last period which is over changed from the one before by more than periods usually do: Student's prediction test
 * of its change against the earlier changes, corrected for the number of series. `now` is an ISO time.
 */
export function findLatestChange(table: ResultTable, query: SemanticQuery, now: string): Finding[] {
  const read = readTableSeries(table, query, now);
  if (typeof read === "string" || table.truncated) return [];
  return read.series.flatMap((series): Finding[] => {
    const test = latestChange(series.values);
    if (test === null || test.chance * read.series.length >= alpha) return [];
    return [latestFinding(table, read.time, series, test)];
  });
}

type LatestChange = { change: number; usual: number; chance: number; changes: number };

/** The last change against those before, absolute and relative, the likelier counts; null where periods are missing, too few, or all changes equal. */
function latestChange(values: readonly (number | null)[]): LatestChange | null {
  const known = values.filter((value) => value !== null);
  if (known.length < values.length) return null;
  const plain = testLast(known);
  if (plain === null || known.some((value) => value <= 0)) return plain;
  const relative = testLast(known.map(Math.log));
  return { ...plain, chance: Math.max(plain.chance, relative?.chance ?? 1) };
}

function testLast(known: number[]): LatestChange | null {
  const changes = known.slice(1).map((value, index) => value - (known[index] ?? 0));
  const last = changes.pop();
  if (last === undefined || changes.length < leastChanges) return null;
  const n = changes.length;
  const mean = changes.reduce((sum, value) => sum + value, 0) / n;
  const deviation = Math.sqrt(changes.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1));
  if (!(deviation > 0)) return null;
  const t = Math.abs(last - mean) / (deviation * Math.sqrt(1 + 1 / n));
  return { change: last, usual: deviation, chance: 2 * studentTail(t, n - 1), changes: n };
}

function latestFinding(
  table: ResultTable,
  time: number,
  { rows, column, label, members }: TableSeries,
  test: LatestChange,
): Finding {
  const [before = 0, last = 0] = rows.slice(-2);
  const value = (row: number): number => Number(table.rows[row]?.[column] ?? 0);
  const relative = value(before) > 0 ? changeText(Math.abs(test.change / value(before))).slice(1) : null;
  const cells: [number, number][] = [
    [before, column],
    [last, column],
  ];
  return {
    kind: "change",
    sentence: [
      named(capitalised(seriesName({ rows, column, label, members, dates: [], values: [] }))),
      words(test.change > 0 ? " rose unusually" : " fell unusually"),
      ...when(table, last, time),
      words(": by "),
      {
        kind: "cell",
        text: relative ?? numberText(Math.abs(test.change), table.columns[column]),
        cells,
        derivation: relative === null ? "difference" : "change",
      },
      words(" to "),
      {
        kind: "cell",
        text: numberText(value(last), table.columns[column]),
        cells: [[last, column]],
        derivation: "value",
      },
      words("."),
    ],
    weight: 0.88,
    evidence: {
      method: "Student's prediction test of the last change against those before",
      figures: [
        { name: "p-value", value: test.chance },
        { name: "usual change (standard deviation)", value: test.usual },
        { name: "earlier changes", value: test.changes },
      ],
    },
  };
}
