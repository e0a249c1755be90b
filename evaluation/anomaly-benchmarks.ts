import { parseArgs } from "node:util";
import { changedRows, flaggedRows } from "./anomalies/found-rows.ts";
import { numentaSeries } from "./anomalies/numenta-series.ts";
import { scoreChanges, scoreWindows } from "./anomalies/score.ts";
import { turingSeries } from "./anomalies/turing-series.ts";
import { writeFigures } from "./write-figures.ts";

/**
 * Scores anomalies on two benchmarks of the field, whose data is not part of this project: `--windows` is a folder with the Numenta
 * benchmark's repository (`data`, `labels`), `--changes` one with the Turing Institute's change-point dataset (`datasets`, `annotations.json`).
 */
const { values } = parseArgs({ options: { windows: { type: "string" }, changes: { type: "string" } } });
if (values.windows === undefined || values.changes === undefined)
  throw new Error("Usage: node evaluation/anomaly-benchmarks.ts --windows <folder> --changes <folder>");

const operational = await numentaSeries(values.windows);
const lines = [
  "| operational series of the Numenta benchmark | series | windows | F1 | precision | recall |",
  "|---|--:|--:|--:|--:|--:|",
  ...[["all", ""], ...[...new Set(operational.map(({ kind }) => kind))].map((kind) => [kind, kind])].map(
    ([name = "", kind = ""]) => windowsLine(name, kind),
  ),
  "",
  await changesLine(values.changes),
];
writeFigures("anomaly-benchmarks", lines);
process.stdout.write(`${lines.join("\n")}\n`);

function windowsLine(name: string, kind: string): string {
  const own = operational.filter((one) => kind === "" || one.kind === kind);
  const { f1, precision, recall } = scoreWindows(
    own.map((one) => ({ flagged: flaggedRows(one), windows: one.windows })),
  );
  const windows = own.reduce((sum, one) => sum + one.windows.length, 0);
  const scores = [f1, precision, recall].map((score) => score.toFixed(3));
  return `| ${[name, own.length, windows, ...scores].join(" | ")} |`;
}

async function changesLine(folder: string): Promise<string> {
  const all = await turingSeries(folder);
  const scoreBy = (changesOf: (one: (typeof all)[number]) => number[]): string =>
    scoreChanges(all.map((one) => ({ changes: changesOf(one), annotations: one.annotations }))).toFixed(3);
  const own = scoreBy(changedRows);
  return `Change points of the ${all.length} series of one figure in the Turing Institute's dataset that its repository holds: F1 ${own} (nothing found: ${scoreBy(() => [])}).`;
}
