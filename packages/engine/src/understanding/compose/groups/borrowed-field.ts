import type { Expression, Path } from "@parlance/contract";
import { findRoutes } from "../../index/graph.ts";
import type { Build } from "../build-context.ts";
import { fieldOn } from "./field-on.ts";

/** A column that the rows of `table` at the end of a path are called by, their own or one of the row that each of them is elsewhere. */
export function borrowedField(build: Build, path: Path, table: number, column: number): Expression | null {
  const to = build.index.columns[column]?.table ?? -1;
  if (to === table) return fieldOn(build, column, path);
  const routes = findRoutes(build.index.graph, table, to, { count: 3, preferred: new Set() });
  const route = routes.find(({ toOne }) => toOne);
  if (route === undefined) return null;
  for (const each of route.tables) {
    build.joined.add(each);
    build.used.add(each);
  }
  return fieldOn(build, column, [...path, ...route.path]);
}
