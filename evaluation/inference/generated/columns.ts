import type { Chance } from "./chance.ts";
import type { Cells, Growing, Target } from "./growing.ts";
import { decimalFigures, wholeFigures } from "./words.ts";

/** A column of references: some keys oftener than others, some never, some rows without one. */
export function linked({ chance, style }: Growing, target: Target, rows: number, role: string | null): Cells {
  const blanks = chance.is(0.25) ? chance.share() * 0.3 : 0;
  const used = chance.is(0.3)
    ? chance.some(target.keys, Math.max(2, Math.ceil(target.keys.length * 0.6)))
    : target.keys;
  const pick = skewed(chance);
  return {
    name: style.reference(target.words, role),
    cells: Array.from({ length: rows }, () => (chance.is(blanks) ? "" : (pick(used)[0] ?? ""))),
  };
}

/** Picks evenly, or the first ones oftener. */
export function skewed(chance: Chance): <Item>(items: readonly Item[]) => Item {
  const power = chance.pick([1, 1, 1.5, 2.5]);
  return (items) => items[Math.floor(chance.share() ** power * items.length)] as (typeof items)[number];
}

/** Some figures that refer to nothing. */
export const figures = (growing: Growing, rows: number, count: number): Cells[] =>
  Array.from({ length: count }, () => figure(growing, rows));

/** A figure that refers to nothing: decimals, or whole numbers from 0 or 1, often small ones oftener. */
export function figure({ chance, style }: Growing, rows: number): Cells {
  if (chance.is(0.4)) {
    const top = chance.pick([10, 100, 5000]);
    const cells = Array.from({ length: rows }, () => (chance.share() * top).toFixed(2));
    return { name: style.column([chance.pick(decimalFigures)]), cells };
  }
  const word = chance.pick(wholeFigures);
  const [from, to] =
    word === "year" ? [2015, 2024] : [chance.pick([0, 1, 1]), chance.pick([5, 10, 50, 100, 900])];
  const power = chance.pick([1, 1, 2]);
  return {
    name: style.column([word]),
    cells: Array.from({ length: rows }, () =>
      String(from + Math.floor(chance.share() ** power * (to - from + 1))),
    ),
  };
}

/** A column of days. */
export const days = ({ chance, style }: Growing, rows: number): Cells => ({
  name: style.column([chance.pick(["start", "created", "due"]), "date"]),
  cells: Array.from({ length: rows }, () => day(chance)),
});

/** A day of some years. */
export const day = (chance: Chance): string =>
  new Date(Date.UTC(2022, 0, 1 + chance.between(0, 900))).toISOString().slice(0, 10);

/** As many whole numbers from one on. */
export const numbers = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => String(from + at));

/** Names, no two alike. */
export const texts = (chance: Chance, count: number, word: string): string[] =>
  numbers(1, count).map((at) => `${word} ${chance.pick(["north", "blue", "grand", "old", "new"])} ${at}`);

/** Letters, no two alike. */
export function codes(chance: Chance, count: number, length: number): string[] {
  const found = new Set<string>();
  while (found.size < count)
    found.add(Array.from({ length }, () => String.fromCharCode(65 + chance.between(0, 25))).join(""));
  return [...found];
}
