import { runProcess } from "./run-process.ts";
import { lint, type Step, tests, types } from "./steps.ts";

process.exitCode = await check();

/** `npm run check`: types and lint side by side, then the unit tests. Returns the exit code. */
async function check(): Promise<number> {
  const started = performance.now();
  const quick = await Promise.all([types, lint].map(runQuietly));
  const unit = await runProcess(tests("unit", null), "show");
  const failed = [...quick, { name: "unit tests", code: unit.code }].filter((step) => step.code !== 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const verdict = failed.length === 0 ? "all good" : `failed: ${failed.map((step) => step.name).join(", ")}`;
  console.log(`check: ${verdict} (${seconds} s)`);
  return failed.length === 0 ? 0 : 1;
}

async function runQuietly(step: Step): Promise<{ name: string; code: number }> {
  const { code, output } = await runProcess(step, "keep");
  console.log(`── ${step.name}\n${output.trim() || "ok"}`);
  return { name: step.name, code };
}
