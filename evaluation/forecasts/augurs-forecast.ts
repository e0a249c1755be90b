import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AutoETS, initSync as initEts } from "@bsull/augurs/ets";
import { initSync as initMstl, MSTL } from "@bsull/augurs/mstl";

const require = createRequire(import.meta.url);
const compiled = (name: string): Buffer =>
  readFileSync(require.resolve("@bsull/augurs").replace(/core\.js$/, `${name}_bg.wasm`));
initEts({ module: compiled("ets") });
initMstl({ module: compiled("mstl") });

/** What a forecasts file holds of one series. */
export type ForecastLine = { id: string; mean: number[]; lower: number[]; upper: number[] };

/**
 * The augurs library's forecast as it comes: MSTL with ETS where there is a season of less than a year's weeks (day
 * and week for hours), its ETS search elsewhere (weekly data does better so). Null where the library fails.
 */
export function augursForecast(
  id: string,
  train: readonly number[],
  period: number,
  horizon: number,
): ForecastLine | null {
  const model =
    period > 1 && period < 52 ? MSTL.ets(period === 24 ? [24, 168] : [period]) : new AutoETS(1, "ZZN");
  try {
    model.fit(Float64Array.from(train));
    const { point, intervals } = model.predict(horizon, 0.95);
    return {
      id,
      mean: [...point],
      lower: [...(intervals?.lower ?? [])],
      upper: [...(intervals?.upper ?? [])],
    };
  } catch {
    return null;
  } finally {
    model.free();
  }
}
