import { expect, test } from "vitest";
import { localeDate, localeNumber } from "./formatters.ts";

const numbers = [0, -0, 1234.5, -1234567.891, 0.000123456, 45_000, Number.NaN];
const ways: Intl.NumberFormatOptions[] = [
  {},
  { maximumFractionDigits: 2 },
  { maximumSignificantDigits: 2 },
  { notation: "compact", maximumFractionDigits: 1 },
  { style: "currency", currency: "EUR", currencyDisplay: "narrowSymbol" },
];

test.each(["en-US", "de-DE", "hi-IN"])(
  "numbers are those that %s writes itself, nothing without a sign",
  (locale) => {
    for (const options of ways)
      for (const value of numbers)
        expect(localeNumber(value, locale, options)).toBe((value + 0).toLocaleString(locale, options));
    expect(localeNumber(-0.001, locale, { maximumFractionDigits: 2 })).toBe((0).toLocaleString(locale));
  },
);

test("times are those of UTC in every place", () => {
  const options = { year: "numeric", month: "short", day: "numeric", hour: "2-digit" } as const;
  for (const locale of ["en-US", "de-DE"])
    for (const instant of [0, Date.UTC(2024, 1, 29, 23, 59), Date.UTC(1999, 11, 31)])
      expect(localeDate(instant, locale, options)).toBe(
        new Date(instant).toLocaleString(locale, { ...options, timeZone: "UTC" }),
      );
});

test("no place or option gets the formatter of another", () => {
  const twoDigits = { maximumFractionDigits: 2 };
  expect(localeNumber(1234.567, "en-US", twoDigits)).toBe("1,234.57");
  expect(localeNumber(1234.567, "de-DE", twoDigits)).toBe("1.234,57");
  expect(localeNumber(1234.567, "en-US", { maximumFractionDigits: 0 })).toBe("1,235");
});
