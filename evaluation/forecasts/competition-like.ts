import { z } from "zod";

const seriesSchema = z.object({
  id: z.string(),
  period: z.number(),
  train: z.array(z.number()),
  test: z.array(z.number()),
});

/** One series of a forecast suite. */
type Line = z.infer<typeof seriesSchema>;

/** A suite made of others: series as long, and forecast as far ahead, as those of the M3 competition. */
export type MadeSuite = { name: string; mark: number; lines: string[] };

/**
 * Suites in the manner of M3, which is not here: months, quarters and years cut or summed out of the suites that are.
 * `read` gives a suite's lines by its name. Monthly: the last 50 to 126 months before the test, 18 ahead; quarterly: the last
 * 16 to 64 quarters, of quarters and of sums of months or of thirteen weeks, 8 ahead; yearly: sums of twelve months or four
 * quarters, 6 ahead. `mark` is what the OWA should be at most.
 */
export function competitionLike(read: (suite: string) => string[]): MadeSuite[] {
  const of = (suite: string): Line[] => read(suite).map((line) => seriesSchema.parse(JSON.parse(line)));
  const [months, quarters, weeks] = ["tourism_monthly", "tourism_quarterly", "m4_weekly"].map(of);
  const summedQuarters = [...summed(months ?? [], 3, "monthly"), ...summed(weeks ?? [], 13, "weekly")];
  return [
    made("short months", 0.8, (months ?? []).map(whole), {
      frequency: "monthly",
      period: 12,
      horizon: 18,
      least: 50,
      most: 126,
    }),
    made("short quarters", 0.85, [...(quarters ?? []).map(whole), ...summedQuarters], {
      frequency: "quarterly",
      period: 4,
      horizon: 8,
      least: 16,
      most: 64,
    }),
    made("years", 0.82, [...summed(months ?? [], 12, "monthly"), ...summed(quarters ?? [], 4, "quarterly")], {
      frequency: "yearly",
      period: 1,
      horizon: 6,
      least: 14,
      most: 40,
    }),
  ];
}

type Whole = { id: string; values: number[] };

const whole = ({ id, train, test }: Line): Whole => ({ id, values: [...train, ...test] });

/** Sums of so many values each, counted from the end. */
const summed = (lines: Line[], count: number, from: string): Whole[] =>
  lines.map((line) => {
    const { values } = whole(line);
    const sums = Array.from({ length: Math.floor(values.length / count) }, (_, index) => {
      const end = values.length - index * count;
      return values.slice(end - count, end).reduce((sum, value) => sum + value, 0);
    });
    return { id: `${line.id}-${from}-${count}`, values: sums.toReversed() };
  });

/** How series are cut: what they are, and how long their histories are. */
type Cut = { frequency: string; period: number; horizon: number; least: number; most: number };

function made(
  name: string,
  mark: number,
  series: Whole[],
  { frequency, period, horizon, least, most }: Cut,
): MadeSuite {
  const lines = series.flatMap(({ id, values }, index) => {
    const wanted = least + ((index * 37) % (most - least + 1));
    const history = values.slice(0, -horizon).slice(-wanted);
    if (history.length < least) return [];
    const test = values.slice(-horizon);
    return [JSON.stringify({ id, frequency, period, mase_m: period, horizon, train: history, test })];
  });
  return { name, mark, lines };
}
