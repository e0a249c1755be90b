import { expect, test } from "vitest";
import { forecastLine } from "./forecast-line.ts";
import { forecastLines } from "./forecast-lines.ts";

const line = (index: number): string =>
  index === 30
    ? "{"
    : JSON.stringify({
        id: `s${index}`,
        frequency: "yearly",
        period: 1,
        horizon: 2,
        train: Array.from({ length: 12 }, (_, year) => 10 + ((year * (index + 3)) % 7)),
      });

test("many lines over several threads come back in their order, as one thread makes them", async () => {
  const lines = Array.from({ length: 45 }, (_, index) => line(index));
  const outcomes = await forecastLines(lines);
  expect(outcomes).toEqual(lines.map(forecastLine));
  expect(outcomes[30]).toEqual({ ok: false, failure: "this is not JSON." });
}, 60_000);

test("few lines are forecast here, none is nothing", async () => {
  expect(await forecastLines([line(1), line(2)])).toEqual([forecastLine(line(1)), forecastLine(line(2))]);
  expect(await forecastLines([])).toEqual([]);
});
