import type { Candidate } from "../types.ts";

/** Values of which a part was said that belongs to another noun ("gift" of a "gift shop" for a gift voucher): the words, which may well mean something else. */
export const partOfValue = ({ matches }: Candidate): string[] =>
  matches.flatMap(({ kind, evidence, text }) => (kind === "value" && evidence === "hint" ? [text] : []));
