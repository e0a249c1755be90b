import { type Conventions, locales } from "@parlance/contract";

/** One choice of a menu: what is stored, and what it is called. */
export type PreferenceChoice = [value: string, name: string];

const names = new Intl.DisplayNames("en", { type: "region" });
const sample = { number: 1_234_567.89, day: new Date("2024-05-17T00:00:00Z") };

/** The time zones, UTC first. */
export const timeZoneChoices = (): PreferenceChoice[] =>
  ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")].map((zone) => [zone, zone]);

/** The months that a fiscal year can start with. */
export const monthChoices: PreferenceChoice[] = Array.from({ length: 12 }, (_, index) => [
  String(index + 1),
  new Date(Date.UTC(2024, index, 1)).toLocaleString("en", { month: "long", timeZone: "UTC" }),
]);

/** The places, each with a number and a date as they are written there. */
export const localeChoices: PreferenceChoice[] = locales.map((locale) => {
  const number = sample.number.toLocaleString(locale);
  const day = sample.day.toLocaleDateString(locale, { dateStyle: "medium", timeZone: "UTC" });
  const place = names.of(locale.slice(3)) ?? locale;
  return [locale, `${number} · ${day} (${place})`];
});

/** The currencies, the common ones first; empty says none. */
export function currencyChoices(): PreferenceChoice[] {
  const currencies = new Intl.DisplayNames("en", { type: "currency" });
  const common = ["USD", "EUR", "GBP", "JPY", "CHF", "INR", "BRL", "SEK"];
  const others = Intl.supportedValuesOf("currency").filter((code) => !common.includes(code));
  return [
    ["", "Not said"],
    ...[...common, ...others].map(
      (code): PreferenceChoice => [code, `${code} · ${currencies.of(code) ?? code}`],
    ),
  ];
}

/** A stored place by its name, the standard one where it is none. */
export const localeNamed = (value: string): Conventions["locale"] =>
  locales.find((locale) => locale === value) ?? "en-US";
