import type { SemanticQuery } from "@parlance/contract";
import { type Build, columnAt } from "./build-context.ts";

/** Whether a column that was named beside groups ("by channel and priority") has no part in the query. */
export function dropsColumn(build: Build, query: SemanticQuery): boolean {
  if (build.frame.groups.length === 0) return false;
  const text = JSON.stringify(query);
  return build.frame.context.some(
    (noun) =>
      noun.kind === "column" &&
      !noun.options.some(({ column }) =>
        text.includes(JSON.stringify(columnAt(build, column)?.name ?? null)),
      ),
  );
}
