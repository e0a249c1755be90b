import { comparativeHints } from "../../lexicon/adjectives.ts";
import type { Condition } from "../frame/frame.ts";
import { plainCondition } from "../frame/plain-condition.ts";
import type { Item, Noun } from "../item.ts";
import { type Relation, type RelationInput, type ValueCondition, valueConditions } from "./relation.ts";

/** "taller than Ann", "more points than Ann", "a greater area than Argyll": compared with the row of a value. */
export function readBeyond(input: RelationInput): Relation[] {
  for (const each of valueConditions(input.frame)) {
    const than = thanBefore(input, each);
    const compared = than === null ? null : comparisonAt(input, than);
    if (compared !== null) return [relation(input, each, compared)];
  }
  return [];
}

/** The place of the "than" that a value follows, articles between left out. */
function thanBefore({ tokens }: RelationInput, { value }: ValueCondition): number | null {
  for (let at = value.start - 1; at >= Math.max(0, value.start - 3); at -= 1) {
    const word = tokens[at]?.text ?? "";
    if (word === "than") return at;
    if (!["the", "a", "that", "of", "did", "does", "do", "in", "has", "had"].includes(word)) return null;
  }
  return null;
}

type Compared = { operator: ">" | "<"; noun: Noun | null; hints: Condition["hints"]; said: number };

/** The comparative up to five words before "than", and the column between. */
function comparisonAt({ tokens, items, frame }: RelationInput, than: number): Compared | null {
  for (let at = than; at >= Math.max(0, than - 5); at -= 1) {
    const word = tokens[at]?.text ?? "";
    const hints = comparativeHints(word);
    const operator = up.has(word) ? ">" : down.has(word) ? "<" : null;
    if (operator === null && hints.length === 0) continue;
    const noun = items.find(
      (item): item is Extract<Noun, { kind: "column" }> =>
        item.kind === "column" && item.start > at && item.end <= than,
    );
    const own = noun ?? (hints.length > 0 ? null : measureBefore(items, at, frame.targets.length > 0));
    if (own === null && hints.length === 0) return null;
    const down_ = hints[0]?.descending === false || operator === "<";
    return { operator: down_ ? "<" : ">", noun: own, hints: own === null ? hints : [], said: at };
  }
  return null;
}

const up: ReadonlySet<string> = new Set("more greater larger bigger higher better above over".split(" "));
const down: ReadonlySet<string> = new Set("fewer less lower smaller worse below under".split(" "));

/** "an elevation higher than Matterhorn": the number right before the comparative. */
function measureBefore(items: readonly Item[], at: number, targeted: boolean): Noun | null {
  const before = items.findLast((item) => item.end <= at && item.kind !== "cue");
  const counts = before?.kind === "column" && before.options[0]?.kind === "number";
  return counts && targeted ? before : null;
}

function relation(
  { frame }: RelationInput,
  { condition, value }: ValueCondition,
  compared: Compared,
): Relation {
  const { noun, operator, hints, said } = compared;
  const beyond: Condition = {
    ...plainCondition(noun, { kind: "beyond", operator, offset: 0, rows: [condition], others: false }),
    hints,
  };
  const targets = frame.targets.filter((target) => target.noun !== noun);
  return {
    frame: {
      ...frame,
      targets,
      context: frame.context.filter((each) => each !== noun),
      conditions: [...frame.conditions.filter((each) => each !== condition), beyond],
      extremes: frame.extremes.filter(({ by }) => by !== noun || by === null),
      like: targets.length === 0 ? value : null,
    },
    said: [said],
  };
}
