import type { Link } from "./link.ts";

type ColumnLink = Extract<Link, { kind: "column" }>;

/** From here on the words are all of a name. */
const wholly = 0.97;

/** Whether several words are the whole name of a number. */
export const isWholeFigure = (link: Link): link is ColumnLink =>
  link.kind === "column" &&
  link.end > link.start + 1 &&
  link.options.some(
    ({ kind, evidence, strength }) => kind === "number" && evidence === "exact" && strength >= wholly,
  );
