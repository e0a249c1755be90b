import type { ListColumn } from "@parlance/contract";
import { type Build, columnAt, fieldAt } from "../compose/build-context.ts";

/** Columns (ids of the index) as a list of rows of `subject` shows them; those that no way leads to are left out. */
export const listedColumns = (build: Build, subject: number, columns: readonly number[]): ListColumn[] =>
  columns.flatMap((id) => {
    const expression = fieldAt(build, subject, id);
    return expression === null ? [] : [{ id: `n${id}`, label: columnAt(build, id)?.label ?? "", expression }];
  });
