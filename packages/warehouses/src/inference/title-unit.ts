import type { Unit } from "@parlance/contract";
import { nameWords } from "./name-words.ts";

/** Units as they are written beside a number, by what titles have for them. */
const units: ReadonlyMap<string, string> = new Map([
  ..."ms s min h mg g kg lb oz mm cm m km ft mi ml l kW kWh MW MWh kB MB GB TB Hz kHz MHz GHz rpm mph km/h km2 m2 ha bpm kcal kPa hPa °C °F"
    .split(" ")
    .map((unit): [string, string] => [unit.toLowerCase(), unit]),
  ["msec", "ms"],
  ["sec", "s"],
  ["secs", "s"],
  ["mins", "min"],
  ["hr", "h"],
  ["hrs", "h"],
  ["lbs", "lb"],
]);

/** Units that are told from words and letters by their brackets alone. */
const inBrackets: ReadonlyMap<string, string> = new Map(
  "t µg kVA Wh GWh kN mA mV kV V bar mbar psi dB lx ppm ppb µm mmHg cm² m² km² cm³ m³ l/h m³/h m/s mg/l µg/m³ l/100km gal bbl TEU pcs Stk Stück"
    .split(" ")
    .map((unit) => [unit.toLowerCase(), unit]),
);

const times = "time duration dur runtime downtime delay wait ride travel latency planned actual";
const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** What short forms with another meaning must stand after to be units where no brackets say so: "price min" is a minimum. */
const after: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["min", words(`${times} length`)],
  ["ms", words(`${times} length`)],
  ["s", words(times)],
  ["h", words(times)],
  ["m", words("height length width depth distance elevation altitude")],
  ["g", words("weight mass")],
  ["l", words("volume capacity")],
  ["mi", words("distance length")],
]);

/** The unit that a column's title ends with, and whether in brackets: "Length (m)", "weight_kg", "Running Time min". Null without one. */
export function titleUnit(title: string): { unit: string; bracketed: boolean } | null {
  const inside = /\S\s*[([]([^()[\]]{1,12})[)\]]\s*$/u.exec(title)?.[1]?.trim().toLowerCase();
  if (inside !== undefined) {
    const unit = units.get(inside) ?? inBrackets.get(inside);
    return unit === undefined ? null : { unit, bracketed: true };
  }
  const [, rest = "", end = ""] = /^(.*[\s_-])([^\s_-]+)$/su.exec(title) ?? [];
  const [before, last] = units.has(end.toLowerCase())
    ? [nameWords(rest).at(-1), end.toLowerCase()]
    : nameWords(title).slice(-2);
  const unit = units.get(last ?? "");
  if (before === undefined || last === undefined || unit === undefined) return null;
  return after.get(last)?.has(before) === false ? null : { unit, bracketed: false };
}

/** How numbers under a title are written, where it ends with a unit. */
export function unitWritten(title: string): Unit | null {
  const found = titleUnit(title);
  return found === null ? null : { kind: "none", currency: null, label: found.unit };
}

/** A label whose last word is the unit of the title that it was made of, with the unit in brackets: "Running time (min)". */
export const bracketedUnit = (label: string, title: string): string =>
  titleUnit(title)?.bracketed === false ? label.replace(/ (\S+)$/, " ($1)") : label;
