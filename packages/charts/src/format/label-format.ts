import { formatNumberShort, type Locale, type WrittenUnit } from "./format-number.ts";

/**
 * Writes the figures beside each other in a chart short and alike: those of one size have the same decimals ("226.0" beside
 * "237.4", "$5.0K" beside "$4.9K"); amounts below a thousand have cents, none where others are shortened.
 */
export function labelFormat(
  values: readonly number[],
  unit: WrittenUnit,
  locale: Locale,
): (value: number) => string {
  const short = (value: number): string => formatNumberShort(value, unit, locale);
  const { numbers, decimals } = unit.written ?? {};
  if (numbers !== undefined || decimals !== undefined) return short;
  const shown = (value: number): number => Math.abs(unit.kind === "ratio" ? value * 100 : value);
  const sizes = values.map(shown).filter(Number.isFinite);
  const largest = sizes.reduce((most, size) => Math.max(most, sizeOf(size)), 0);
  const broken = new Set(sizes.filter((size) => size >= 1 && isBroken(size)).map(sizeOf));
  return (value) => {
    const size = sizeOf(shown(value));
    if (shown(value) < 1 || !broken.has(size)) return short(value);
    const cents = largest > 0 ? 0 : 2;
    const digits = unit.kind === "currency" && size === 0 ? cents : 1;
    return formatNumberShort(value, { ...unit, written: { decimals: digits } }, locale);
  };
}

/** How often a number is shortened by a thousand, once it is rounded. */
const sizeOf = (size: number): number =>
  size < 999.5 ? 0 : Math.min(4, Math.floor(Math.log10(size * 1.00005) / 3));

/** Whether what a number is shortened to has a decimal. */
const isBroken = (size: number): boolean => Math.round((size / 1000 ** sizeOf(size)) * 10) % 10 !== 0;
