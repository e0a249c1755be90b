import { readAsked } from "./asked.ts";
import { readAverageOf } from "./average-of.ts";
import { readBeyond } from "./beyond.ts";
import { readChoice } from "./choice.ts";
import { readDifference } from "./difference.ts";
import { readNeighbour } from "./neighbour.ts";
import { readOther } from "./other.ts";
import { readPlace } from "./place.ts";
import type { Relation, RelationInput } from "./relation.ts";
import { readSame } from "./same.ts";
import { readThanReferred } from "./than-referred.ts";
import { readThanRows } from "./than-rows.ts";
import { readThanSuch } from "./than-such.ts";
import { readWhereabouts } from "./whereabouts.ts";
import { readYear } from "./year.ts";

const readers: readonly ((input: RelationInput) => Relation[])[] = [
  readNeighbour,
  readThanReferred,
  readThanRows,
  readThanSuch,
  readAverageOf,
  readBeyond,
  readSame,
  readOther,
  readChoice,
  readPlace,
  readAsked,
  readWhereabouts,
];

/**
 * Further frames of a question in which rows stand in relation to each other: the one after another, those above
 * another, one of two, the others, the difference of two, the last in the table. Empty where no word says so.
 */
export function relateRows(input: RelationInput): Relation[] {
  if (input.frame.analysis !== null) return [];
  const differences = readDifference(input);
  if (differences.length > 0) return differences;
  const years = readYear(input);
  return [
    ...years,
    ...years.flatMap(({ frame }) => readPlace({ ...input, frame })),
    ...readers.flatMap((read) => read(input)),
  ];
}
