import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { ChangepointDetector, initSync } from "@bsull/augurs/changepoint";

const require = createRequire(import.meta.url);
initSync({
  module: readFileSync(require.resolve("@bsull/augurs").replace(/core\.js$/, "changepoint_bg.wasm")),
});

/** The change points that the augurs library's Bayesian online detector finds as it comes, in standardised values. */
export function augursChanges(values: readonly number[], kind: "normal-gamma" | "default-argpcp"): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation =
    Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
  const detector = new ChangepointDetector(kind);
  try {
    return detector.detectChangepoints(values.map((value) => (value - mean) / deviation)).indices;
  } finally {
    detector.free();
  }
}
