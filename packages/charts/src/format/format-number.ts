import type { ChartLook, ResultColumn, Unit } from "@parlance/contract";
import { localeNumber } from "./formatters.ts";
import { decimalsOf } from "./with-decimals.ts";

/** A unit, how a person wants its figures to be written, and else how many decimals the figures of its column have. */
export type WrittenUnit = Unit & { written?: Pick<ChartLook, "numbers" | "decimals">; decimals?: number };

/** The unit that the figures of a column are written in. */
export const unitOf = ({ unit, decimals }: ResultColumn): WrittenUnit =>
  decimals === undefined ? unit : { ...unit, decimals };

/** How people of a place write numbers and dates: a BCP 47 tag. */
export type Locale = string;

/** Writes a number exactly, with its unit: "$1,234.50", "12.5 %" (percent points as they are, a ratio of 0 to 1 times 100). */
export function formatNumber(value: number, unit: WrittenUnit, locale: Locale = "en-US"): string {
  const { numbers, decimals } = unit.written ?? {};
  if (numbers === "percent" || decimals !== undefined) return wished(value, unit, locale, {});
  if (unit.kind === "currency") return amount(value, unit, locale);
  const said = digits(unit.kind === "ratio" ? value * 100 : value, unit, locale);
  switch (unit.kind) {
    case "percent":
    case "ratio":
      return `${said} %`;
    case "duration":
      return unit.label === null ? said : `${said} ${plural(said, unit.label)}`;
    case "count":
      return said;
    case "none":
      return unit.label === null ? said : `${said} ${unit.label}`;
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

/** Whole amounts without cents, unless others of their column have them; those below a cent more exactly. */
function amount(value: number, unit: WrittenUnit, locale: Locale): string {
  const size = Math.abs(value);
  const tiny = size > 0 && size < 0.01;
  const whole = !tiny && decimalsOf(size, 2) === 0;
  return withCurrency(value, unit, locale, {
    minimumFractionDigits: unit.decimals ?? (whole ? 0 : 2),
    maximumFractionDigits: tiny ? 6 : 2,
  });
}

/** With the column's decimals; what they would round to nothing as exactly as a number that stands alone. */
function digits(value: number, { decimals }: WrittenUnit, locale: Locale): string {
  const small = value !== 0 && Math.abs(value) < (decimals === undefined ? 1 : 10 ** -decimals);
  if (small) return localeNumber(value, locale, { maximumSignificantDigits: 4 });
  return localeNumber(value, locale, {
    maximumFractionDigits: decimals ?? 2,
    ...(decimals === undefined ? {} : { minimumFractionDigits: decimals }),
  });
}

const plural = (said: string, label: string): string =>
  /^-?1$/.test(said) || label.endsWith("s") ? label : `${label}s`;

/** An ISO code is written as its place writes it, a sign as it is. Without a known currency the number stands alone, or before what it is told in ("$k"). */
function withCurrency(
  value: number,
  { currency, label }: Unit,
  locale: Locale,
  options: Intl.NumberFormatOptions,
): string {
  if (currency === null)
    return `${localeNumber(value, locale, options)}${label === null || options.notation === "compact" ? "" : ` ${label}`}`;
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
