import type { Noun } from "../item.ts";
import { alike, type Relation, type RelationInput, valueConditions } from "./relation.ts";

/** "how many more votes did A win than B", "the difference in kW between A and B". */
export function readDifference({ tokens, items, frame }: RelationInput): Relation[] {
  const said = cueAt(tokens.map(({ text }) => text));
  const values = valueConditions(frame);
  const [left, right] = values;
  if (said.length === 0 || left === undefined || right === undefined || values.length > 3) return [];
  if (!alike(left.value, right.value)) return [];
  const column = items.find(
    (item): item is Extract<Noun, { kind: "column" }> =>
      item.kind === "column" && ["number", "time"].includes(item.options[0]?.kind ?? "text"),
  );
  return [
    {
      frame: {
        ...frame,
        counting: false,
        versus: false,
        targets: [],
        aggregations: [],
        context: frame.context.filter((noun) => noun !== column),
        extremes: [],
        conditions: frame.conditions.filter(
          (condition) => condition !== left.condition && condition !== right.condition,
        ),
        difference: { left: left.condition, right: right.condition, by: column ?? null },
      },
      said,
    },
  ];
}

const comparatives: ReadonlySet<string> = new Set(
  "more fewer less longer shorter higher lower greater larger bigger taller older younger heavier faster".split(
    " ",
  ),
);

/** Where the words stand that ask for a difference; empty where none do. */
function cueAt(words: readonly string[]): number[] {
  const named = words.indexOf("difference");
  if (named >= 0) return [named];
  const how = words.findIndex(
    (word, at) =>
      word === "how" &&
      ["many", "much"].includes(words[at + 1] ?? "") &&
      comparatives.has(words[at + 2] ?? ""),
  );
  if (how >= 0) return [how, how + 1, how + 2];
  const adjective = words.findIndex((word, at) => word === "how" && comparatives.has(words[at + 1] ?? ""));
  return adjective < 0 ? [] : [adjective, adjective + 1];
}
