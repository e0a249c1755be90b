import type { AnalysisQuery, AnalysisRequest, Literal, ResultTable, TimeGrain } from "@parlance/contract";
import { type SeededRandom, seededRandom } from "../statistics/seeded-random.ts";
import { analysisOfList, analysisOverTime, isoDays, isoMonths, resultColumn, resultTable } from "./result.ts";

/** A result in which there is nothing to find, and the analysis that looks for it. */
export type NoiseTable = { kind: AnalysisRequest["kind"]; table: ResultTable; query: AnalysisQuery };

const kinds = ["anomalies", "trend", "correlation", "distribution"] as const;

/**
 * The noise table of a seed: 24 to 150 rows of independent or autocorrelated normal, Poisson-like or (for correlations)
 * lognormal values; a series of days, weeks or months, three series by shop, or a list of three measures and a category.
 */
export function noiseTable(seed: number): NoiseTable {
  const random = seededRandom(seed * 7919 + 13);
  const kind = kinds[seed % kinds.length] ?? "trend";
  return kind === "correlation" || kind === "distribution"
    ? listOf(kind, random)
    : overTime(kind, seed, random);
}

function overTime(kind: "anomalies" | "trend", seed: number, random: SeededRandom): NoiseTable {
  const count = 24 + Math.floor(random.uniform() * 126);
  const grain: TimeGrain = (["day", "week", "month"] as const)[Math.floor(seed / 4) % 3] ?? "day";
  const dates = {
    day: isoDays("2022-01-03", count),
    week: isoDays("2020-01-06", 7 * count).filter((_, index) => index % 7 === 0),
    month: isoMonths("2012-01-01", count),
  }[grain];
  const shops = seed % 5 === 0 ? ["Bonn", "Kiel", "Ulm"] : [];
  const phi = seed % 3 === 0 ? 0.5 * random.uniform() : 0;
  const time = resultColumn("Day", "dimension", "date");
  const orders = resultColumn("Orders", "measure", "decimal");
  const shop = resultColumn("Shop", "dimension", "string");
  const series = (name: string | null): Literal[][] => {
    let last = random.normal();
    return dates.map((date) => {
      last = phi * last + Math.sqrt(1 - phi * phi) * random.normal();
      const value = seed % 2 === 0 ? 100 + 10 * last : Math.round(40 + 6 * last);
      return name === null ? [date, value] : [date, name, value];
    });
  };
  const rows = shops.length === 0 ? series(null) : shops.flatMap(series);
  const columns = shops.length === 0 ? [time, orders] : [time, shop, orders];
  const query = analysisOverTime({ kind }, grain, shops.length === 0 ? [] : ["shop"]);
  return { kind, table: resultTable(columns, rows), query };
}

function listOf(kind: "correlation" | "distribution", random: SeededRandom): NoiseTable {
  const count = 24 + Math.floor(random.uniform() * 126);
  const isSkewed = kind === "correlation" && random.uniform() < 0.3;
  const draw = (): number => (isSkewed ? Math.exp(random.normal()) : 50 + 8 * random.normal());
  const rows = Array.from({ length: count }, (): Literal[] => [
    ["Bonn", "Kiel", "Ulm", "Jena"][Math.floor(random.uniform() * 4)] ?? "",
    draw(),
    draw(),
    draw(),
  ]);
  const measures = ["Price", "Sales", "Cost"].map((label) => resultColumn(label, "measure", "decimal"));
  const table = resultTable([resultColumn("City", "dimension", "string"), ...measures], rows);
  return {
    kind,
    table,
    query: analysisOfList(kind === "correlation" ? { kind, target: null } : { kind, bins: null }),
  };
}
