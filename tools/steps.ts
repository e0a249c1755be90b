import type { Program } from "./run-process.ts";

/** One step of the checks: a name for the summary and the program that decides it by its exit code. */
export type Step = Program & { name: string };

/** Every file type-checks. */
export const types: Step = { name: "types", command: "tsc", arguments: ["--project", "tsconfig.json"] };

/** Format, lint and import rules; a warning fails too. */
export const lint: Step = {
  name: "lint",
  command: "biome",
  arguments: ["check", "--error-on-warnings"],
};

/** The tests of one vitest project; with a path, their results are written there as JSON. */
export function tests(project: "unit" | "e2e", reportPath: string | null): Step {
  const report =
    reportPath === null ? [] : ["--reporter=default", "--reporter=json", `--outputFile.json=${reportPath}`];
  return {
    name: `${project} tests`,
    command: "vitest",
    arguments: ["run", `--project=${project}`, ...report],
  };
}
