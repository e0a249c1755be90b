import type { SemanticQuery } from "@parlance/contract";
import { numberSaid } from "../lexicon/numbers.ts";
import { tokenize } from "../text/tokenize.ts";

const idle: ReadonlySet<string> = new Set(
  "and now then show give list me us the what about are please ? .".split(" "),
);

/** "And the next 5?": the rows behind those that were shown; null for other follow-ups, and where nothing was cut off. */
export function nextRows(question: string, previous: SemanticQuery): SemanticQuery | null {
  if ((previous.kind !== "list" && previous.kind !== "aggregate") || previous.limit === null) return null;
  const words = tokenize(question, 12).filter(({ text }) => !idle.has(text));
  const [next, size, other] = words;
  if (!["next", "following"].includes(next?.text ?? "") || other !== undefined) return null;
  const count = size === undefined ? previous.limit.count : numberSaid(size);
  const { limit } = previous;
  if (count === null || limit.per.length > 0) return null;
  return { ...previous, limit: { ...limit, count, offset: limit.offset + limit.count, ties: "cut" } };
}
