import { z } from "zod";
import { conventionsSchema, standardConventions } from "../conventions.ts";

const isTimeZone = (zone: string): boolean =>
  zone === "UTC" || Intl.supportedValuesOf("timeZone").includes(zone);

/** What every member of a workspace reads and computes by. */
export const preferencesSchema = conventionsSchema.extend({
  timeZone: z.string().max(64).refine(isTimeZone, "Choose a time zone from the list"),
  /** What counts as now: the clock, or the last day that the data has, so that “last month” is never empty. */
  now: z.enum(["clock", "data"]),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** What a workspace starts with. */
export const defaultPreferences: Preferences = { timeZone: "UTC", now: "clock", ...standardConventions };

/** What the demo starts with: its amounts are dollars. */
export const demoPreferences: Preferences = { ...defaultPreferences, currency: "USD" };

/** GET and PUT /api/preferences; `mayChange` is for administrators, `mayEdit` for editors of charts, links and sources. */
export const preferencesResponse = z.object({
  preferences: preferencesSchema,
  mayChange: z.boolean(),
  mayEdit: z.boolean(),
});
export type PreferencesResponse = z.infer<typeof preferencesResponse>;
