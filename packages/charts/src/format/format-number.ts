import type { ChartLook, Unit } from "@parlance/contract";
import { localeNumber } from "./formatters.ts";

/** A unit, and how a person wants its figures to be written. */
export type WrittenUnit = Unit & { written?: Pick<ChartLook, "numbers" | "decimals"> };

/** How people of a place write numbers and dates: a BCP 47 tag. */
export type Locale = string;

/** Writes a number exactly, with its unit: "$1,234.50", "12.5 %" (percent points as they are, a ratio of 0 to 1 times 100). */
export function formatNumber(value: number, unit: WrittenUnit, locale: Locale = "en-US"): string {
  const { numbers, decimals } = unit.written ?? {};
  if (numbers === "percent" || decimals !== undefined) return wished(value, unit, locale, {});
  switch (unit.kind) {
    case "currency":
      return withCurrency(value, unit, locale, {
        minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
        maximumFractionDigits: Math.abs(value) < 0.01 && value !== 0 ? 6 : 2,
      });
    case "percent":
      return `${digits(value, locale)} %`;
    case "ratio":
      return `${digits(value * 100, locale)} %`;
    case "duration":
      return unit.label === null
        ? digits(value, locale)
        : `${digits(value, locale)} ${plural(value, unit.label)}`;
    case "count":
      return digits(value, locale);
    case "none":
      return unit.label === null ? digits(value, locale) : `${digits(value, locale)} ${unit.label}`;
  }
}

/** Writes a number short enough for an axis or a label: "$1.2M", "45K", "12 %". */
export function formatNumberShort(value: number, unit: WrittenUnit, locale: Locale = "en-US"): string {
  const { numbers, decimals } = unit.written ?? {};
  if (numbers === "exact" || numbers === "percent") return formatNumber(value, unit, locale);
  if (decimals !== undefined) return wished(value, unit, locale, { notation: "compact" });
  const compact: Intl.NumberFormatOptions =
    value !== 0 && Math.abs(value) < 1
      ? { maximumSignificantDigits: 2 }
      : { notation: "compact", maximumFractionDigits: 1 };
  switch (unit.kind) {
    case "currency":
      return withCurrency(value, unit, locale, compact);
    case "percent":
      return `${localeNumber(value, locale, compact)} %`;
    case "ratio":
      return `${localeNumber(value * 100, locale, { notation: "compact", maximumFractionDigits: 1 })} %`;
    case "duration":
    case "count":
    case "none":
      return localeNumber(value, locale, compact);
  }
}

/** A number with the decimals that were asked for, as a percentage where that was. */
function wished(
  value: number,
  unit: WrittenUnit,
  locale: Locale,
  { notation = "standard" }: Intl.NumberFormatOptions,
): string {
  const { numbers, decimals } = unit.written ?? {};
  const options: Intl.NumberFormatOptions = {
    notation,
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 1,
  };
  if (unit.kind === "currency" && numbers !== "percent") return withCurrency(value, unit, locale, options);
  const isShare = unit.kind === "ratio" || (numbers === "percent" && unit.kind !== "percent");
  const text = localeNumber(isShare ? value * 100 : value, locale, options);
  return isShare || unit.kind === "percent" ? `${text} %` : text;
}

function digits(value: number, locale: Locale): string {
  const small = value !== 0 && Math.abs(value) < 1;
  return localeNumber(value, locale, small ? { maximumSignificantDigits: 4 } : { maximumFractionDigits: 2 });
}

const plural = (value: number, label: string): string =>
  Math.abs(value) === 1 || label.endsWith("s") ? label : `${label}s`;

/** An ISO code is written as its place writes it, a sign as it is. Without a known currency the number stands alone. */
function withCurrency(
  value: number,
  { currency }: Unit,
  locale: Locale,
  options: Intl.NumberFormatOptions,
): string {
  if (currency === null) return localeNumber(value, locale, options);
  if (/^[A-Z]{3}$/.test(currency))
    return localeNumber(value, locale, {
      ...options,
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      ...(options.notation === "compact"
        ? { minimumFractionDigits: options.minimumFractionDigits ?? 0 }
        : {}),
    });
  const text = localeNumber(Math.abs(value), locale, options);
  return value < 0 ? `-${currency}${text}` : `${currency}${text}`;
}
