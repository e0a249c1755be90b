import { expect, test } from "vitest";
import { bracketedUnit, titleUnit, unitWritten } from "./title-unit.ts";

test.each<[string, string | null]>([
  ["Wing span (cm)", "cm"],
  ["parcel_weight_kg", "kg"],
  ["Riding Time min", "min"],
  ["Fee min", null],
  ["length_ms", "ms"],
  ["Depth (m)", "m"],
  ["depth_m", "m"],
  ["class_m", null],
  ["Output kWh", "kWh"],
  ["kg", null],
  ["Delay (hrs)", "h"],
  ["Berth (north)", null],
  ["Cargo (t)", "t"],
  ["Cargo t", null],
  ["temp_avg_c", "°C"],
  ["class_c", null],
  ["wind_speed_ms", "m/s"],
])("%s is in %s", (title, unit) => {
  expect(titleUnit(title)?.unit ?? null).toBe(unit);
  expect(unitWritten(title)?.label ?? null).toBe(unit);
});

test("a unit that stands bare is put in brackets, another last word is none", () => {
  expect(bracketedUnit("Riding time min", "Riding Time min")).toBe("Riding time (min)");
  expect(bracketedUnit("Depth (m)", "Depth (m)")).toBe("Depth (m)");
  expect(bracketedUnit("Output mwh", "output_mwh")).toBe("Output (MWh)");
  expect(bracketedUnit("Fee min", "fee_min")).toBe("Fee min");
  expect(bracketedUnit("Charger k w", "Charger kW")).toBe("Charger (kW)");
});
