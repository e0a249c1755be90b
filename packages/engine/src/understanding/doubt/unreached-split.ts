import type { ModelIndex } from "../index/model-index.ts";
import { readTables } from "../score/query-use.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";
import { covers } from "./covers.ts";

const splitters: ReadonlySet<string> = new Set(["by", "per", "each", "every"]);

/** What is split by, where it is a table, or a column of one, that the reading has nothing to do with: no way led there. */
export function unreachedSplit(
  tokens: readonly Token[],
  { query, matches }: Candidate,
  { model }: ModelIndex,
): string[] {
  if (query.kind !== "aggregate") return [];
  const read = readTables(query, model);
  return tokens.flatMap((token, at) => {
    const opened = splitters.has(tokens[at - 1]?.text ?? "");
    const named = opened
      ? matches.find(
          (match) =>
            (match.kind === "column" || match.kind === "table") &&
            match.evidence === "exact" &&
            covers(match, token),
        )
      : undefined;
    const [table = ""] = named?.names?.split(".") ?? [];
    return table === "" || read.has(table) ? [] : [token.raw];
  });
}
