import { z } from "zod";

/** Places by whose customs numbers and dates are written (BCP 47 tags), with a sample of each. */
export const locales = [
  "en-US",
  "en-GB",
  "en-IN",
  "de-DE",
  "de-CH",
  "fr-FR",
  "es-ES",
  "it-IT",
  "nl-NL",
  "pt-BR",
  "sv-SE",
  "ja-JP",
] as const;

/** How a workspace counts time and writes values. */
export const conventionsSchema = z.object({
  /** The day that weeks start on. */
  weekStart: z.enum(["monday", "sunday"]),
  /** The month (1 to 12) that the fiscal year starts with; 1 is the calendar's own. A fiscal year is named by the year it ends in. */
  fiscalYearStart: z.number().int().min(1).max(12),
  /** The customs by which numbers and dates are written. */
  locale: z.enum(locales),
  /** ISO 4217 code for money whose currency the data does not say; null leaves it unsaid. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
});
export type Conventions = z.infer<typeof conventionsSchema>;

/** The part of the conventions that time is counted by. */
export type Calendar = Pick<Conventions, "weekStart" | "fiscalYearStart">;

/** ISO 8601 weeks, calendar years, numbers as the texts are written. */
export const standardConventions: Conventions = {
  weekStart: "monday",
  fiscalYearStart: 1,
  locale: "en-US",
  currency: null,
};
