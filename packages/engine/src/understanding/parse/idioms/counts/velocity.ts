import { lowered } from "@parlance/contract";
import { isWordOf } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const splitting: ReadonlySet<string> = new Set(["by", "per", "each", "for"]);

/** "Velocity", "average velocity" of work that is estimated in points and done in sprints: the points that were done in each sprint. */
export function velocity(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const averaged = /^(?:average|avg|mean)$/.test(textAt(tokens, at)) ? 1 : 0;
  if (textAt(tokens, at + averaged) !== "velocity" || isWordOf(index, "velocity")) return null;
  const [points, other] = index.columns.filter(
    ({ column, words }) => words.at(-1) === "point" && column.additivity === "additive",
  );
  const sprint = index.columns.find(
    ({ table, words }) => table === points?.table && /^(?:sprint|iteration)$/.test(words.join(" ")),
  );
  if (points === undefined || other !== undefined || sprint === undefined) return null;
  if (index.conditions.get("already")?.some(({ table }) => table === points.table) !== true) return null;
  const done = `${lowered(points.column.label)} already closed`;
  const per = lowered(sprint.column.label);
  if (averaged === 1) return { words: `average total ${done} per ${per}`, tokens: 2 };
  const split = splitting.has(textAt(tokens, at + 1)) ? "" : ` by ${per}`;
  return { words: `total ${done}${split}`, tokens: textAt(tokens, at + 1) === "trend" ? 2 : 1 };
}

velocity.needs = ["velocity"];
