import { askedHints } from "../../lexicon/adjectives.ts";
import type { Relation, RelationInput } from "./relation.ts";

/** "how tall is Ann", "how long was the race": the column that the adjective measures. */
export function readAsked({ tokens, frame }: RelationInput): Relation[] {
  const [how, adjective] = tokens;
  if (
    how?.text !== "how" ||
    adjective === undefined ||
    frame.targets.some(({ aggregation }) => aggregation !== null)
  )
    return [];
  const measured = askedHints(adjective.text);
  if (measured.length === 0 || frame.conditions.length === 0) return [];
  return [{ frame: { ...frame, targets: [], measured, counting: false }, said: [1] }];
}
