import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/** "By region" behind nothing that it could split: no list of regions. The word; empty elsewhere. */
export const bareSplit = ([first]: readonly Token[], { query }: Candidate): string[] =>
  query.kind === "list" && (first?.text === "by" || first?.text === "per") ? [first.raw] : [];
