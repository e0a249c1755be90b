import { speaksOf } from "@parlance/contract";
import { columnKindOf } from "../index/column-kind-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Candidate } from "../types.ts";

/** "Name and terms of all blocked vendors" where a flag is called so and the reading lists every vendor: the words of flags that it does nothing with. */
export function flagsDropped({ query, matches }: Candidate, { byName }: ModelIndex): string[] {
  return matches.flatMap(({ kind, names, text }) => {
    if (kind !== "column" || names === null) return [];
    const flag = byName.get(names);
    if (flag === undefined || columnKindOf(flag.column) !== "flag" || speaksOf(query, flag.column.name))
      return [];
    const again = matches.some(
      (other) => other.text !== text && other.kind === "value" && other.names === names,
    );
    return again ? [] : [text];
  });
}
