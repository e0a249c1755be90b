import type { Column } from "@parlance/contract";

/** Whether a column tells where something is on the map: a number that nothing is ranked or followed by. */
export const isCoordinate = ({ label }: Column): boolean =>
  /\b(?:latitude|longitude|lat|lon|lng)\b/i.test(label);
