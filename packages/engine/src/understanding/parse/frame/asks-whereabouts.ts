import type { Reader } from "./reader.ts";

/** "when was the guard with 10 caps born", "who has …": it is said what is asked for. */
export const asksWhereabouts = ({ tokens, items, at }: Reader): boolean =>
  (["when", "where"].includes(tokens[0]?.text ?? "") &&
    ["was", "were", "is", "are", "did"].includes(tokens[1]?.text ?? "") &&
    at > 0) ||
  (tokens[0]?.text === "who" && (items[at]?.end ?? 0) > 1);
