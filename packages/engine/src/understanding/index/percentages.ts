import type { Column } from "@parlance/contract";

/** Whether a column's unit or name says that it holds percentages. */
export const isPercent = ({ unit, physicalType }: Column, words: readonly string[]): boolean =>
  physicalType !== "boolean" &&
  (unit.kind === "percent" || words.some((word) => ["%", "percent", "percentage"].includes(word)));

/** Whether texts are written as percentages, most of them ("12.5%", "n/a"). */
export const arePercentages = (values: readonly string[]): boolean =>
  values.filter((value) => /\d\s?%\W*$/.test(value)).length > values.length * 0.6;
