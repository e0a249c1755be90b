import type { Literal, ResultColumn, Unit } from "@parlance/contract";

/** How people of a place write numbers and dates: a BCP 47 tag. */
export type Locale = string;

/** Writes one cell exactly, by its column's type and unit; null is "–". A ratio (0 to 1) is written as a percentage. */
export function formatCell(value: Literal, column: ResultColumn, locale: Locale = "en-US"): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number")
    return column.role === "dimension" && column.unit.kind === "none"
      ? plain(value, locale, column)
      : formatNumber(value, column.unit, locale);
  if (column.type === "date" || column.type === "timestamp") return formatTime(value, locale);
  return value;
}

/** Years, codes and cyclic parts are written without separators. */
const plain = (value: number, locale: Locale, column: ResultColumn): string =>
  column.type === "integer" ? String(value) : value.toLocaleString(locale, { maximumFractionDigits: 4 });

/** Writes a number with its unit. */
export function formatNumber(value: number, unit: Unit, locale: Locale = "en-US"): string {
  switch (unit.kind) {
    case "currency":
      return withCurrency(
        value.toLocaleString(locale, { minimumFractionDigits: cents(value), maximumFractionDigits: 2 }),
        unit,
      );
    case "percent":
      return `${value.toLocaleString(locale, { maximumFractionDigits: 2 })} %`;
    case "ratio":
      return `${(value * 100).toLocaleString(locale, { maximumFractionDigits: 2 })} %`;
    case "duration":
      return unit.label === null
        ? digits(value, locale)
        : `${digits(value, locale)} ${unit.label}${value === 1 ? "" : "s"}`;
    case "count":
    case "none":
      return digits(value, locale);
  }
}

/** Writes a number short enough for an axis ("1.2M"). */
export function formatShort(value: number, unit: Unit, locale: Locale = "en-US"): string {
  if (unit.kind === "ratio") return `${(value * 100).toLocaleString(locale, { maximumFractionDigits: 1 })} %`;
  const short = value.toLocaleString(locale, { notation: "compact", maximumFractionDigits: 1 });
  if (unit.kind === "percent") return `${short} %`;
  return unit.kind === "currency" ? withCurrency(short, unit) : short;
}

const cents = (value: number): number => (Number.isInteger(value) ? 0 : 2);

function digits(value: number, locale: Locale): string {
  const small = value !== 0 && Math.abs(value) < 1;
  return value.toLocaleString(locale, small ? { maximumSignificantDigits: 4 } : { maximumFractionDigits: 2 });
}

/** A sign stands before the number, a code after it. Without a known currency the number stands alone. */
function withCurrency(text: string, { currency }: Unit): string {
  if (currency === null) return text;
  if (/^[A-Z]{3}$/.test(currency)) return `${text} ${currency}`;
  return text.startsWith("-") ? `-${currency}${text.slice(1)}` : `${currency}${text}`;
}

/** Dates stay ISO where they are days, so that every locale reads them alike; midnight is left out. */
function formatTime(value: string, locale: Locale): string {
  const [day = "", clock = ""] = value.split("T");
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return value;
  const text = date.toLocaleDateString(locale, {
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  return clock === "" || clock.startsWith("00:00:00") ? text : `${text}, ${clock.slice(0, 5)}`;
}
