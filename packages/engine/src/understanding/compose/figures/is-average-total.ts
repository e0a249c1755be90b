import type { Build } from "../build-context.ts";

/** "Average total hours per member", "average monthly total": the average of what each one's add up to. */
export const isAverageTotal = ({ text }: Pick<Build, "text">): boolean =>
  /\b(?:average|avg|mean)(?: \w+ly)? (?:total|sum)\b/i.test(text);
