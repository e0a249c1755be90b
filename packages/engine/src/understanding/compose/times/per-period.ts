import { aggregateOf, type TimeGrain } from "@parlance/contract";
import { isTime } from "../../index/entries.ts";
import type { Noun } from "../../parse/item.ts";
import { type Build, columnAt, columnOf, fieldAt } from "../build-context.ts";
import type { Figure } from "../figures/figure.ts";
import { timeColumnNear } from "./time-column.ts";

/** A figure over the number of different periods in which its rows fall, by the time that is named, else their own; null where they have none. */
export function perPeriod(build: Build, above: Figure, grain: TimeGrain, of: Noun | null): Figure | null {
  const time = columnOf(build, of) ?? timeColumnNear(build, above.table);
  const operand = time === null || !isTime(columnAt(build, time)) ? null : fieldAt(build, above.table, time);
  if (operand?.kind !== "field") return null;
  const { field } = operand;
  return {
    table: above.table,
    label: `average ${grain}'s ${above.label}`,
    note: null,
    express: (path) => ({
      kind: "arithmetic",
      operator: "/",
      left: above.express(path),
      right: aggregateOf(
        "count-distinct",
        {
          kind: "truncate",
          grain,
          operand: { kind: "field", field: { ...field, path: [...path, ...field.path] } },
        },
        path,
      ),
    }),
  };
}
