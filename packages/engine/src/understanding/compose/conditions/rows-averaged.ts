import type { Filter } from "@parlance/contract";
import type { Condition } from "../../parse/frame/frame.ts";
import type { Build } from "../build-context.ts";
import { conjunction } from "./join-conditions.ts";
import { ofThatPeriod } from "./of-that-period.ts";

/** The rows of a table whose average is compared with, by what is said of them; null for all. */
export const rowsAveraged = (
  build: Build,
  table: number,
  rows: readonly Condition[],
  filterOf: (row: Condition) => Filter | null,
): Filter | null =>
  conjunction([...rows.flatMap((row) => filterOf(row) ?? []), ...ofThatPeriod(build, table)]);
