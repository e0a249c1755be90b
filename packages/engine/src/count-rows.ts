import type { RunLimits, Statement, Warehouse } from "./ports.ts";

/** Nobody waits longer for a number that an answer does not need. */
const mostSeconds = 10;

/** How many rows a statement has without a cap; null where they cannot be counted in a few seconds. */
export async function countRows(
  warehouse: Warehouse,
  { text, parameters }: Statement,
  { timeoutSeconds, signal }: RunLimits,
): Promise<number | null> {
  const counted = { text: `SELECT COUNT(*) FROM (${text}) AS counted`, parameters };
  const run = await warehouse.run(counted, {
    timeoutSeconds: Math.min(timeoutSeconds, mostSeconds),
    maximumRows: 1,
    signal,
  });
  const count = run.ok ? Number(run.value.rows[0]?.[0] ?? Number.NaN) : Number.NaN;
  return Number.isFinite(count) ? count : null;
}
