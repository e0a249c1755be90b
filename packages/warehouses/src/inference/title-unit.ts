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

/** A unit as it is written, where it is one of those that are known: "MWh" of "mwh". */
export const unitSign = (unit: string): string =>
  units.get(unit.toLowerCase()) ?? inBrackets.get(unit.toLowerCase()) ?? unit.toLowerCase();

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

/** Units of a letter or two that are told by what is measured, wherever in the title it stands ("temp_avg_c", "wind_speed_ms"). */
const ofMeasures: readonly (readonly [short: string, of: ReadonlySet<string>, unit: string])[] = [
  ["c", words("temp temperature dew"), "°C"],
  ["f", words("temp temperature dew"), "°F"],
  ["ms", words("speed wind gust"), "m/s"],
];

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
  if (before === undefined || last === undefined) return null;
  const told = nameWords(rest === "" ? title : rest);
  const of = ofMeasures.find(([short, names]) => short === last && told.some((word) => names.has(word)));
  if (of !== undefined) return { unit: of[2], bracketed: false };
  const unit = units.get(last);
  if (unit === undefined) return null;
  return after.get(last)?.has(before) === false ? null : { unit, bracketed: false };
}

/** How numbers under a title are written, where it ends with a unit. */
export function unitWritten(title: string): Unit | null {
  const found = titleUnit(title);
  return found === null ? null : { kind: "none", currency: null, label: found.unit };
}

/**
 * A label whose last words are the unit of the title that it was made of, with the unit in brackets: "Running time (min)", "Charger (kW)" of a
 * "Charger kW" that was parted at its capital.
 */
export function bracketedUnit(label: string, title: string): string {
  const found = titleUnit(title);
  if (found === null || found.bracketed) return label;
  const words = label.split(" ");
  const end = /[^\s_-]+$/u.exec(title)?.[0].toLowerCase();
  const parts = [3, 2].find((count) => words.slice(-count).join("").toLowerCase() === end) ?? 1;
  return words.length > parts ? `${words.slice(0, -parts).join(" ")} (${found.unit})` : label;
}
