import type { Filter } from "@parlance/contract";
import type { Condition } from "../../parse/frame/frame.ts";
import { valueWords } from "../../text/tokenize.ts";
import { type Build, columnAt } from "../build-context.ts";
import { conditionFilter } from "../conditions/conditions.ts";
import type { Dimensions } from "./dimensions.ts";

/**
 * "Ford vs Chevrolet" of names that only hold these words: each part of a name with all rows that are called by it, which the names themselves
 * would tell apart one by one. Null where whole values are compared.
 */
export function comparedParts(
  build: Build,
  subject: number,
  column: number,
  conditions: readonly Condition[],
): Dimensions | null {
  const parts = conditions.map((condition) => ({ said: partSaid(build, condition), condition }));
  if (parts.every(({ said }) => said === null)) return null;
  const cases = parts.flatMap(({ said, condition }) => {
    const when: Filter | null = conditionFilter(build, subject, condition);
    const value = said ?? wholeSaid(build, condition);
    return when === null
      ? []
      : [{ when, value: { kind: "constant" as const, value, type: "string" as const } }];
  });
  const label = columnAt(build, column)?.label ?? "name";
  return {
    dimensions: [{ id: "v1", label, expression: { kind: "case", cases, otherwise: null } }],
    hidden: [],
  };
}

/** The words that a condition has in common with all values that it stands for; null where it stands for one. */
function partSaid({ choice }: Build, { test }: Condition): string | null {
  if (test.kind !== "value") return null;
  const { values = [], within = null } = choice.values.get(test.value) ?? {};
  if (within !== null) return within.text;
  if (values.length < 2) return null;
  const [first = [], ...others] = values.map((value) => valueWords(String(value)).map(({ text }) => text));
  const shared = first.filter((word) => others.every((words) => words.includes(word)));
  return shared.length === 0 ? null : shared.join(" ");
}

const wholeSaid = ({ choice }: Build, { test }: Condition): string =>
  test.kind === "value" ? (choice.values.get(test.value)?.values ?? []).map(String).join(", ") : "";
