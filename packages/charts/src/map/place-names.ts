import type { Literal } from "@parlance/contract";
import { countryAliases, countryCodes, countryTiles } from "./countries.ts";
import { stateNames, stateTiles } from "./us-states.ts";

/** The maps that there are shapes for. */
export type Region = "world" | "states";

/** A place on a map: its code and where its square stands. */
export type Tile = { code: string; column: number; row: number };

/** Codes are only taken for places where most of what is there is one: more of the members than this. */
const mostly = 0.8;

/** Fewer places make no map; more names are none. */
const bounds = { fewest: 2, most: 400 };

/**
 * Which map the members of a column are places of, and the code of each that is on it; null where most are not. States come
 * first: "CA" and "GA" are both, and a column of states holds more of them.
 */
export function placesOf(values: Literal[]): { region: Region; codes: Map<string, string> } | null {
  const names = [...new Set(values.filter((value) => typeof value === "string" && value.trim() !== ""))].map(
    String,
  );
  if (names.length < bounds.fewest || names.length > bounds.most) return null;
  const found = (["states", "world"] as const).map((region) => {
    const codes = new Map<string, string>();
    for (const name of names) {
      const code = codesByName[region].get(name.trim().toLowerCase());
      if (code !== undefined) codes.set(name, code);
    }
    return { region, codes };
  });
  const best = found.toSorted((a, b) => b.codes.size - a.codes.size)[0];
  return best !== undefined && best.codes.size >= bounds.fewest && best.codes.size > mostly * names.length
    ? best
    : null;
}

/** The squares of a map. */
export function tilesOf(region: Region): Tile[] {
  const lines = (region === "states" ? stateTiles : countryTiles).trim().split("\n");
  return lines.flatMap((line, row) =>
    line.split(" ").flatMap((code, column) => (code === ".." ? [] : [{ code, column, row }])),
  );
}

/** A place's name as people read it. */
export function placeName(region: Region, code: string, locale: string): string {
  if (region === "states") return stateNames[code] ?? code;
  return new Intl.DisplayNames([locale], { type: "region", fallback: "code" }).of(code) ?? code;
}

const englishNames = new Intl.DisplayNames(["en"], { type: "region", fallback: "code" });

/** Codes by every name of a place, in small letters. */
const codesByName: Readonly<Record<Region, ReadonlyMap<string, string>>> = {
  states: new Map(
    Object.entries(stateNames).flatMap(([code, name]) => [
      [code.toLowerCase(), code],
      [name.toLowerCase(), code],
    ]),
  ),
  world: new Map([
    ...Object.entries(countryAliases),
    ...countryCodes
      .trim()
      .split(/\s+/)
      .flatMap((codes): [string, string][] => {
        const two = codes.slice(0, 2);
        const names = [two, codes.slice(2), englishNames.of(two) ?? two];
        return names.map((name) => [name.toLowerCase(), two]);
      }),
  ]),
};
