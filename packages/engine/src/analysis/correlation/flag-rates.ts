import { named, type ResultTable, type Segment, words } from "@parlance/contract";
import { toNumber } from "../series.ts";
import { statistic } from "../table-series/segments.ts";

/** Members of fewer rows than this are told from chance by nothing. */
const fewestRows = 10;

type Rate = { member: string; rows: number[]; rate: number };

/**
 * Of a measure of ones and zeros, where it is one most and least often: "Churn is most frequent with Contract Month-to-month
 * (46 %), least with Two year (2.7 %)". Null of other measures.
 */
export function flagRates(table: ResultTable, category: number, measure: number): Segment[] | null {
  const groups = new Map<string, { ones: number; rows: number[] }>();
  for (const [at, row] of table.rows.entries()) {
    const [member, value] = [row[category] ?? null, toNumber(row[measure])];
    if (value !== null && value !== 0 && value !== 1) return null;
    if (member === null || value === null) continue;
    const group = groups.get(String(member)) ?? { ones: 0, rows: [] };
    groups.set(String(member), { ones: group.ones + value, rows: [...group.rows, at] });
  }
  const ranked = [...groups]
    .map(([member, { ones, rows }]): Rate => ({ member, rows, rate: ones / rows.length }))
    .filter(({ rows }) => rows.length >= fewestRows)
    .toSorted((one, other) => other.rate - one.rate);
  const [first, last] = [ranked[0], ranked.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const of = ({ member, rows, rate }: Rate): Segment[] => [
    named(said(member)),
    words(" ("),
    {
      ...statistic(rate, undefined, rows, measure),
      text: `${(rate * 100).toLocaleString("en-US", { maximumFractionDigits: 1 })} %`,
    },
    words(")"),
  ];
  return [
    named(table.columns[measure]?.label ?? ""),
    words(" is most frequent with "),
    named(table.columns[category]?.label ?? ""),
    words(" "),
    ...of(first),
    words(", least with "),
    ...of(last),
    words("."),
  ];
}

const said = (member: string): string => (member === "true" ? "Yes" : member === "false" ? "No" : member);
