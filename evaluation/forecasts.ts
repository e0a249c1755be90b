import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { forecastSeries } from "@parlance/engine";
import { z } from "zod";
import { augursForecast } from "./forecasts/augurs-forecast.ts";
import { competitionLike } from "./forecasts/competition-like.ts";
import { competitionProfile } from "./forecasts/competition-profile.ts";
import { score, writeReference } from "./forecasts/suite-scorer.ts";
import { writeFigures } from "./write-figures.ts";

const suites = resolve(import.meta.dirname, "../../shared/suites/forecasts");
const bin = resolve(import.meta.dirname, "../packages/cli/bin/parlance.js");

/** What each suite's OWA should be at most. */
const marks: Record<string, number> = {
  tourism_monthly: 0.88,
  tourism_quarterly: 0.91,
  daily: 0.64,
  m4_weekly: 0.88,
  m4_hourly: 0.5,
};

/** Series of a seed that no method was chosen on: three times as many years, and as many quarters, as the M3 competition has. */
const generated = [
  { name: "generated: years", mark: 0.82, lines: competitionProfile("yearly", { seed: 31, count: 1935 }) },
  {
    name: "generated: quarters",
    mark: 0.85,
    lines: competitionProfile("quarterly", { seed: 31, count: 756 }),
  },
];

const seriesSchema = z.object({
  id: z.string(),
  period: z.number(),
  horizon: z.number(),
  train: z.array(z.number()),
});

const folder = mkdtempSync(join(tmpdir(), "parlance-forecasts-"));
try {
  const names = existsSync(suites)
    ? readdirSync(suites).flatMap((name) => (name.endsWith(".jsonl") ? [basename(name, ".jsonl")] : []))
    : [];
  if (names.length === 0)
    process.stdout.write("There are no suites beside this project; nothing was measured.\n");
  else {
    const cut = competitionLike((name) => linesOf(join(suites, `${name}.jsonl`))).map(
      ({ name, ...rest }) => ({ name: `made: ${name}`, ...rest }),
    );
    const made = [...cut, ...generated].map(({ name, mark, lines }) => {
      const path = join(folder, `${name.replaceAll(/[ :]+/g, "-")}.jsonl`);
      writeFileSync(path, `${lines.join("\n")}\n`);
      return { name, path, mark };
    });
    const lines = [
      "| suite | series | OWA | mark | Theta | augurs | coverage | augurs' coverage | MSIS against Naive's | earlier: OWA | Theta | coverage |",
      "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
      ...names
        .map((name) => ({ name, path: join(suites, `${name}.jsonl`), mark: marks[name] ?? null }))
        .concat(made)
        .map(measured),
    ];
    writeFigures("forecasts", [
      ...lines,
      "",
      `300 monthly series of 100 points: ${speed().toFixed(1)} s of processor time (mark: 20 s on two cores).`,
    ]);
    process.stdout.write(`${lines.join("\n")}\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function measured({ name, path: suite, mark }: { name: string; path: string; mark: number | null }): string {
  const file = (method: string): string => join(folder, `${basename(suite, ".jsonl")}-${method}.jsonl`);
  forecast(suite, file("own"));
  writeReference(suites, suite, "Theta", file("theta"));
  writeReference(suites, suite, "Naive", file("naive"));
  writeFileSync(file("augurs"), augursLines(suite));
  const [own, theta, naive, augurs] = ["own", "theta", "naive", "augurs"].map((method) =>
    score(suites, suite, file(method)),
  );
  const before = file("before");
  writeFileSync(before, earlier(suite));
  forecast(before, file("earlier"));
  writeReference(suites, before, "Theta", file("earlier-theta"));
  const [past, pastTheta] = ["earlier", "earlier-theta"].map((method) => score(suites, before, file(method)));
  const share = (value = 0): string => `${(100 * value).toFixed(1)} %`;
  return `| ${[
    name,
    own?.n,
    own?.OWA.toFixed(3),
    mark ?? "–",
    theta?.OWA.toFixed(3),
    augurs?.OWA.toFixed(3),
    share(own?.coverage),
    share(augurs?.coverage),
    share((own?.MSIS ?? 0) / (naive?.MSIS ?? 1)),
    past?.OWA.toFixed(3),
    pastTheta?.OWA.toFixed(3),
    share(past?.coverage),
  ].join(" | ")} |`;
}

function forecast(from: string, to: string): void {
  const { status, stderr } = spawnSync(process.execPath, [bin, "forecast", "--in", from, "--out", to], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`parlance forecast: ${stderr}`);
}

function augursLines(suite: string): string {
  return linesOf(suite)
    .flatMap((line) => {
      const { id, train, period, horizon } = seriesSchema.parse(JSON.parse(line));
      const made = augursForecast(id, train, period, horizon);
      return made === null ? [] : [`${JSON.stringify(made)}\n`];
    })
    .join("");
}

function linesOf(path: string): string[] {
  return existsSync(path) ? readFileSync(path, "utf8").trim().split("\n") : [];
}

/** The suite one horizon earlier: the end of each series' training part is the test, on which no method was chosen. */
function earlier(suite: string): string {
  return linesOf(suite)
    .map((line) => {
      const given: Record<string, unknown> = JSON.parse(line);
      const { train, horizon } = seriesSchema.parse(given);
      return JSON.stringify({ ...given, train: train.slice(0, -horizon), test: train.slice(-horizon) });
    })
    .join("\n");
}

/** Seconds of processor time that 300 made series take. */
function speed(): number {
  const value = (series: number, month: number): number =>
    100 +
    ((series * 7919 + month * 104_729) % 23) +
    month * (series % 3) +
    20 * Math.sin((month * Math.PI) / 6);
  const before = process.cpuUsage();
  for (let series = 0; series < 300; series++) {
    const values = Array.from({ length: 100 }, (_, month) => value(series, month));
    forecastSeries({ values, periods: [12], horizon: 18, backTest: "quick" });
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
