import { z } from "zod";

const isTimeZone = (zone: string): boolean =>
  zone === "UTC" || Intl.supportedValuesOf("timeZone").includes(zone);

/** Ways to write numbers and dates. */
export const locales = [
  "en-US",
  "en-GB",
  "de-DE",
  "fr-FR",
  "es-ES",
  "it-IT",
  "pt-BR",
  "nl-NL",
  "ja-JP",
] as const;

/** What every member of a workspace reads and computes by. */
export const preferencesSchema = z.object({
  timeZone: z.string().max(64).refine(isTimeZone, "Choose a time zone from the list"),
  /** Null is each reader's own. */
  locale: z.enum(locales).nullable(),
  /** What counts as now: the clock, or the last day that the data has, so that “last month” is never empty. */
  now: z.enum(["clock", "data"]),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** What a workspace starts with. */
export const defaultPreferences: Preferences = { timeZone: "UTC", locale: null, now: "clock" };

/** GET and PUT /api/preferences; `mayChange` is for administrators. */
export const preferencesResponse = z.object({ preferences: preferencesSchema, mayChange: z.boolean() });
export type PreferencesResponse = z.infer<typeof preferencesResponse>;
