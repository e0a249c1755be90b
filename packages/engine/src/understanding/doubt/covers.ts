import type { Token } from "../text/tokenize.ts";
import type { Match } from "../types.ts";

/** Whether a word of the question is part of what was read. */
export const covers = ({ start, end }: Pick<Match, "start" | "end">, token: Token): boolean =>
  token.start >= start && token.end <= end;
