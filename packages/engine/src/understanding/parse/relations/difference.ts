import { comparativeHints } from "../../lexicon/adjectives.ts";
import type { Cue } from "../../lexicon/cues.ts";
import type { Noun } from "../item.ts";
import { alike, type Relation, type RelationInput, valueConditions } from "./relation.ts";

/**
 * "how many more votes did A win than B", "the difference in average kW between A and B", "the ratio of A to B loans", "number of A loans divided
 * by number of B loans".
 */
export function readDifference({ tokens, items, frame }: RelationInput): Relation[] {
  const words = tokens.map(({ text }) => text);
  const ratio = ratioAt(words);
  const values = valueConditions(frame);
  const [left, right] = values;
  const named = ratio.length > 0 ? ratio : cueAt(words);
  const minus = words.indexOf("minus");
  const isBetween =
    left !== undefined && right !== undefined && left.value.end <= minus && minus < right.value.start;
  const said = named.length === 0 && isBetween ? [minus] : named;
  if (said.length === 0 || left === undefined || right === undefined || values.length > 3) return [];
  if (!alike(left.value, right.value)) return [];
  const column = items.find(
    (item): item is Extract<Noun, { kind: "column" }> =>
      item.kind === "column" && ["number", "time"].includes(item.options[0]?.kind ?? "text"),
  );
  const averaged = items.find((item) => item.kind === "cue" && isAverage(item.cue));
  const averages = averaged === undefined ? [] : [averaged.start];
  const context = [
    ...frame.targets.map(({ noun }) => noun).filter(({ kind }) => kind === "table"),
    ...frame.context.filter((noun) => noun !== column),
  ];
  return [
    {
      frame: {
        ...frame,
        counting: false,
        versus: false,
        between: null,
        transforms: frame.transforms.filter(({ kind }) => kind !== "growth"),
        targets: [],
        aggregations: [],
        context: context.length === 0 && column !== undefined ? [column] : context,
        extremes: [],
        measured: column === undefined ? said.flatMap((at) => comparativeHints(words[at] ?? "")) : [],
        conditions: frame.conditions.filter(
          (condition) => condition !== left.condition && condition !== right.condition,
        ),
        difference: {
          left: left.condition,
          right: right.condition,
          by: column ?? null,
          operator: ratio.length > 0 ? "/" : "-",
          aggregation: averaged === undefined ? null : "average",
        },
      },
      said: [...said, ...averages],
    },
  ];
}

const isAverage = (cue: Cue): boolean =>
  cue.kind === "average-of" || (cue.kind === "aggregate" && cue.aggregation === "average");

/** Where the words stand that ask for a ratio; empty where none do. */
function ratioAt(words: readonly string[]): number[] {
  const divided = words.findIndex((word, at) => word === "divided" && words[at + 1] === "by");
  if (divided >= 0) return [divided, divided + 1];
  const named = words.indexOf("ratio");
  return named < 0 ? [] : [named];
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
