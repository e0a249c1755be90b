import type { Expression, Path } from "@parlance/contract";
import { type Build, tableName } from "../build-context.ts";

/** A column at the end of a path. */
export const fieldOn = (build: Build, column: number, path: Path): Expression => {
  const entry = build.index.columns[column];
  return {
    kind: "field",
    field: { path, table: tableName(build, entry?.table ?? -1), column: entry?.column.name ?? "" },
  };
};
