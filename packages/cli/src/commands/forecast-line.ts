import { failureText } from "@parlance/contract";
import { forecastSeries, seasonsOf } from "@parlance/engine";
import { z } from "zod";

const seriesSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  frequency: z.string(),
  period: z.number().int().min(1).max(100_000),
  horizon: z.number().int().min(1).max(10_000),
  start: z.string().nullish(),
  train: z.array(
    z.custom<number | null>(
      (value) => value === null || typeof value === "number",
      "a number or null was expected",
    ),
  ),
});

/** A line of the answer, or what is wrong with the line asked. */
export type LineOutcome = { ok: true; value: string } | { ok: false; failure: string };

/**
 * One series, as a line of JSON `{id, frequency, period, horizon, start?, train}`, to its forecast `{id, mean,
 * lower, upper, method}`.
 */
export function forecastLine(text: string): LineOutcome {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return { ok: false, failure: "this is not JSON." };
  }
  const read = seriesSchema.safeParse(line);
  if (!read.success) {
    const issues = read.error.issues.map(({ path, message }) => `${path.join(".") || "line"}: ${message}`);
    return { ok: false, failure: issues.join("; ") };
  }
  const { id, frequency, period, horizon, train } = read.data;
  const periods = seasonsOf(frequency, period);
  const made = forecastSeries({ values: train, periods, horizon, backTest: "quick" });
  if (!made.ok) return { ok: false, failure: `${id}: ${failureText(made.failure)}` };
  const { mean, lower, upper, method } = made.value;
  return { ok: true, value: JSON.stringify({ id, mean, lower, upper, method }) };
}
