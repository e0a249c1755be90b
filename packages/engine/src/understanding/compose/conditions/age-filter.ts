import type { Filter } from "@parlance/contract";
import { acquiredOf, birthOf } from "../../index/spans-of-rows.ts";
import type { Condition } from "../../parse/frame/frame.ts";
import type { Build } from "../build-context.ts";
import { formulaAt } from "../figures/formula.ts";
import { hintColumn, hintTables } from "../groups/hint-column.ts";

const oldest = 150;

/** "Older than 60" where rows have a date of birth and no age: whole years until now, and years since things were bought. Null for other conditions. */
export function ageFilter(build: Build, subject: number, { test, hints, left }: Condition): Filter | null {
  if (left !== null || test.kind !== "compare" || typeof test.value !== "number") return null;
  const ages = hints.filter(({ role, words }) => role === "measure" && words.includes("age"));
  if (ages.length === 0 || test.value > oldest) return null;
  const tables = hintTables(build, subject);
  if (hintColumn(build, tables, ages) !== null) return null;
  const born = tables.map((table) => birthOf(build.index, table)).find((each) => each !== null) ?? null;
  const had = tables.map((table) => acquiredOf(build.index, table)).find((each) => each !== null) ?? null;
  const from = born ?? had;
  const whole = born !== null;
  const age =
    from === null
      ? null
      : formulaAt(build, subject, { kind: "since", unit: "year", from: from.id, until: null, whole });
  return age === null
    ? null
    : {
        kind: "comparison",
        operator: test.operator,
        left: age,
        right: { kind: "constant", value: test.value, type: "integer" },
      };
}
