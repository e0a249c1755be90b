import type { Link } from "./link.ts";

/** Links with others found, in whose words those that lie inside go. */
export const inPlaceOf = (others: readonly Link[], found: readonly Link[]): Link[] => [
  ...others.filter(({ start, end }) => !found.some((link) => link.start <= start && end <= link.end)),
  ...found,
];
