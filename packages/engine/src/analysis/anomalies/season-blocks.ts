import { type Block, harmonicBlock, profileBlock } from "./model/basis.ts";
import type { RegularSeries } from "./time/regular-series.ts";

const day = 86_400_000;

/**
 * The seasons that the calendar gives a series of this step and length, shortest first. Of less than three years of months only
 * the slow wave is looked for: a month that is known twice says too little by itself.
 */
export function seasonBlocks({ values, step, first }: RegularSeries): Block[] {
  const rows = values.length;
  if (step.kind === "order" || first === null) return [];
  if (step.kind === "months") {
    const phases = 12 / step.count;
    if (!Number.isInteger(phases) || phases < 2 || rows < 2 * phases) return [];
    return rows >= 3 * phases
      ? [profileBlock("year", rows, phases, (row) => row % phases)]
      : harmonics("year", rows, phases, phases >= 6 ? 2 : 0);
  }
  const perDay = day / step.milliseconds;
  return [...dayBlocks(rows, perDay), ...weekBlocks(rows, perDay), ...yearBlocks(rows, perDay)];
}

function dayBlocks(rows: number, perDay: number): Block[] {
  if (perDay < 2 || rows < 3 * perDay) return [];
  return perDay <= 24 && Number.isInteger(perDay)
    ? [profileBlock("day", rows, perDay, (row) => row % perDay)]
    : harmonics("day", rows, perDay, 6);
}

function weekBlocks(rows: number, perDay: number): Block[] {
  if (perDay < 1 || rows < 14 * perDay) return [];
  return [profileBlock("week", rows, 7, (row) => Math.floor(row / perDay) % 7)];
}

/** Of a year that the series does not hold in full only the slow bend can be seen. */
function yearBlocks(rows: number, perDay: number): Block[] {
  const years = rows / (365.25 * perDay);
  if (years < 0.3) return [];
  return harmonics("year", rows, 365.25 * perDay, years < 0.8 ? 1 : years < 1.5 ? 2 : 3);
}

const harmonics = (name: string, rows: number, period: number, count: number): Block[] =>
  Array.from({ length: count }, (_, index) => harmonicBlock(name, rows, period, index + 1));
