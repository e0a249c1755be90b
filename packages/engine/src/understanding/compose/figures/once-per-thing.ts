import { type Field, fieldsOf, isHolder, isSamePart, type SemanticQuery } from "@parlance/contract";
import { entryOf } from "../../index/entry-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";

/**
 * A query in which figures of things that rows repeat count once for each thing: the budget of a project whose cost entries each tell it. Only
 * of what has nothing else in it than figures of one and the same thing; extremes and different values are the same either way.
 */
export function oncePerThing<Query extends SemanticQuery>(query: Query, index: ModelIndex): Query {
  return index.ofThings.length === 0 ? query : counted(query, index);
}

function counted<Part>(part: Part, index: ModelIndex): Part {
  if (!isHolder(part)) return part;
  if (Array.isArray(part)) return part.map((each) => counted(each, index)) as Part;
  const inside = Object.fromEntries(Object.entries(part).map(([name, each]) => [name, counted(each, index)]));
  const once = repeats.has(part.aggregation) ? thingOf(part.operand, index) : null;
  return (once === null ? inside : { ...inside, once }) as Part;
}

/** The aggregations that rows which repeat a number change. */
const repeats: ReadonlySet<unknown> = new Set([
  "sum",
  "average",
  "median",
  "quantile",
  "standard-deviation",
  "variance",
]);

/** The column that tells the things apart of which all columns of an operand tell something; null where there is no such thing. */
function thingOf(operand: unknown, index: ModelIndex): Field | null {
  const owners = fieldsOf(operand).map((field): Field | null => {
    const ofEach = entryOf(field, index)?.column.ofEach ?? null;
    return ofEach === null ? null : { ...field, column: ofEach };
  });
  const [first = null] = owners;
  return owners.every((owner) => isSamePart(owner, first)) ? first : null;
}
