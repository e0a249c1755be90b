import type { Condition } from "../frame/frame.ts";
import { plainCondition } from "../frame/plain-condition.ts";
import type { Noun } from "../item.ts";
import { type Relation, type RelationInput, startOf } from "./relation.ts";

/**
 * "points higher than any rider of Hill Club", "smaller than the age of some others": compared with the most or least of a
 * column among rows, those of the conditions that follow or all of them.
 */
export function readThanRows({ tokens, items, frame }: RelationInput): Relation[] {
  const than = tokens.findIndex(({ text }) => text === "than");
  const quantifier = than < 0 ? -1 : quantifierAfter(tokens, than);
  const said = than < 0 ? null : comparativeBefore(tokens, than);
  if (quantifier < 0 || said === null) return [];
  const left = items.findLast(
    (item): item is Extract<Noun, { kind: "column" }> => item.kind === "column" && item.end <= than,
  );
  if (left === undefined || than - left.end > 4) return [];
  const first = frame.conditions.findIndex((condition) => startOf(condition) > than);
  const rows = first < 0 ? [] : frame.conditions.slice(first);
  const high = up.has(tokens[said]?.text ?? "");
  const some = tokens[quantifier]?.text === "some";
  const beyond: Condition = plainCondition(left, {
    kind: "beyond",
    operator: high ? ">" : "<",
    offset: 0,
    rows,
    others: false,
    least: high === some,
  });
  const inner = (noun: Noun): boolean => noun === left || noun.start > than;
  const targets = frame.targets.filter(({ noun }) => !inner(noun));
  return [
    {
      frame: {
        ...frame,
        targets,
        context: frame.context.filter((noun) => !inner(noun)),
        required: frame.required.filter((noun) => !inner(noun)),
        extremes: frame.extremes.filter(({ by }) => by === null || !inner(by)),
        conditions: [...frame.conditions.filter((condition) => !rows.includes(condition)), beyond],
      },
      said: [said, than, quantifier],
    },
  ];
}

/** The place of "any", "all", "every" or "some" up to four words after "than"; -1 where none is. */
function quantifierAfter(tokens: RelationInput["tokens"], than: number): number {
  const at = tokens.slice(than + 1, than + 6).findIndex(({ text }) => quantifiers.has(text));
  const averaged = tokens
    .slice(than + 1, than + 1 + at)
    .some(({ text }) => text === "average" || text === "mean");
  return at < 0 || averaged ? -1 : than + 1 + at;
}

function comparativeBefore(tokens: RelationInput["tokens"], than: number): number | null {
  for (let at = than - 1; at >= Math.max(0, than - 2); at -= 1)
    if (up.has(tokens[at]?.text ?? "") || down.has(tokens[at]?.text ?? "")) return at;
  return null;
}

const quantifiers: ReadonlySet<string> = new Set(["any", "all", "every", "some"]);
const up: ReadonlySet<string> = new Set("more greater larger bigger higher better longer".split(" "));
const down: ReadonlySet<string> = new Set("fewer less lower smaller worse shorter".split(" "));
