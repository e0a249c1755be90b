import type { Column, Literal } from "@parlance/contract";
import { comparableWords, nameWords } from "./name-words.ts";
import type { SourceReader } from "./source-reader.ts";

/** Rows that are looked at, and those of them that must be able to speak. */
const rowsRead = 2000;
const leastRows = 30;
/** Share of the rows that must agree: written figures are rounded, and now and then wrong. */
const agreeing = 0.95;

const rates = new Set(
  "rate ratio percent percentage average mean per margin ctr cpc cpm cpa cvr roas roi aov arpu".split(" "),
);
/** Figures of one piece, of which people want the plain average. */
const ofPieces = new Set("price discount tax interest exchange".split(" "));

/**
 * Finds out which rates of a table's rows are quotients of other columns ("CTR" of clicks and impressions), or shares of one
 * ("bounce rate" of sessions): over several rows they are quotients of sums, not averages of quotients.
 */
export async function withQuotients(
  reader: SourceReader,
  table: { name: string; columns: Column[] },
): Promise<Column[]> {
  const measures = table.columns.filter(({ role }) => role === "measure");
  const found = measures.filter((column) => isRate(column));
  const summed = measures.filter((column) => column.additivity === "additive" && !found.includes(column));
  if (found.length === 0 || summed.length === 0) return table.columns;
  const read = [...found, ...summed];
  const rows = await reader.rows(
    `SELECT ${read.map(({ name }) => reader.quote(name)).join(", ")} FROM ${reader.sample(table.name)} LIMIT ${rowsRead}`,
  );
  const values = new Map(read.map((column, at) => [column, rows.map((row) => numberOf(row[at]))]));
  return table.columns.map((column) => {
    const quotient = found.includes(column) ? quotientOf(column, summed, values) : null;
    return quotient === null
      ? column
      : { ...column, quotient, additivity: "non-additive", defaultAggregation: "average" };
  });
}

function isRate({ name, physicalType, unit }: Column): boolean {
  // As written too: "CTR" alone is spelt out as a centre.
  const words = [...comparableWords(name), ...nameWords(name)];
  if (words.some((word) => ofPieces.has(word))) return false;
  if (unit.kind === "ratio" || unit.kind === "percent" || /\p{L}\s*\/\s*\p{L}/u.test(name)) return true;
  return words.some((word) => rates.has(word)) && (physicalType === "decimal" || words.includes("average"));
}

type Values = ReadonlyMap<Column, (number | null)[]>;

function quotientOf(rate: Column, summed: readonly Column[], values: Values): Column["quotient"] | null {
  const rated = values.get(rate) ?? [];
  let best = { share: agreeing, quotient: null as Column["quotient"] | null };
  for (const whole of summed)
    for (const part of summed)
      for (const factor of part === whole ? [] : [1, 100, 1000]) {
        const share = agreement(rated, values.get(part) ?? [], values.get(whole) ?? [], factor);
        if (share > best.share) best = { share, quotient: { part: part.name, whole: whole.name, factor } };
      }
  if (best.quotient !== null) return best.quotient;
  const whole = summed.find(
    (column) => isCounted(column, rate) || countsParts(rated, values.get(column) ?? []),
  );
  return whole === undefined ? null : { part: null, whole: whole.name, factor: 1 };
}

/** The share of rows whose rate is that quotient, as exactly as it is written; of too few none. */
function agreement(
  rated: readonly (number | null)[],
  parts: readonly (number | null)[],
  wholes: readonly (number | null)[],
  factor: number,
): number {
  let [seen, agreed] = [0, 0];
  for (const [at, rate] of rated.entries()) {
    const [part, whole] = [parts[at] ?? null, wholes[at] ?? null];
    if (rate === null || part === null || whole === null || whole === 0 || part === 0) continue;
    seen += 1;
    const quotient = (factor * part) / whole;
    if (Math.abs(rate - quotient) <= Math.abs(quotient) * 0.01 + 0.00006) agreed += 1;
  }
  return seen < leastRows ? 0 : agreed / seen;
}

/** "Pages / session", "average session duration" beside a number of sessions. */
function isCounted(column: Column, rate: Column): boolean {
  if (column.physicalType !== "integer" || !/\/|\bper\b|average|avg|mean/i.test(rate.name)) return false;
  const [own, words] = [comparableWords(column.name), comparableWords(rate.name)];
  return own.every((word) => words.includes(word)) && own.length < words.length;
}

/** Shares of these numbers that are whole numbers in every row, among numbers small enough to tell. */
function countsParts(rated: readonly (number | null)[], wholes: readonly (number | null)[]): boolean {
  let [seen, agreed] = [0, 0];
  for (const [at, rate] of rated.entries()) {
    const whole = wholes[at] ?? null;
    if (rate === null || whole === null || rate <= 0 || rate >= 1 || whole < 3 || whole > 1500) continue;
    const part = rate * whole;
    seen += 1;
    if (Math.abs(part - Math.round(part)) <= whole * 0.00006 + 0.001) agreed += 1;
  }
  return seen >= leastRows && agreed / seen >= agreeing;
}

const numberOf = (value: Literal | undefined): number | null =>
  value === null || value === undefined || value === "" || !Number.isFinite(Number(value))
    ? null
    : Number(value);
