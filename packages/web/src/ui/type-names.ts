import type { PhysicalType } from "@parlance/contract";

/** What a column holds, in a reader's words. */
export const typeNames: Record<PhysicalType, string> = {
  string: "text",
  integer: "whole number",
  decimal: "number",
  boolean: "yes or no",
  date: "date",
  time: "time of day",
  timestamp: "date and time",
};
