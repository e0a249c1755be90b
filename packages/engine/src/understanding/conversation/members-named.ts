import type { SemanticQuery } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { memberName } from "./member-name.ts";

const each =
  /\b(in|of|for|at|from|by|per|on|within|with|to) each(?: of (?:those|these|them))?(?=[?.!,]|\s*$|\s+(?:get|be|have|reach|grow|go)\b)/i;

/** "The tallest tree in each of those": in each park, where parks were shown. Null where each of what was shown is not spoken of, or that has no name. */
export function withMembersNamed(
  question: string,
  previous: SemanticQuery,
  index: ModelIndex,
): string | null {
  const name = each.test(question) ? shownName(previous, index) : null;
  return name === null ? null : question.replace(each, (_, place: string) => `${place} each ${name}`);
}

/** What an answer lists one by one: the members of its one group, or the things of its one column. */
function shownName(previous: SemanticQuery, index: ModelIndex): string | null {
  if (previous.kind === "set" || previous.kind === "analysis") return null;
  const shown = previous.kind === "list" ? previous.columns : previous.dimensions;
  const [one, other] = shown.filter(({ id }) => !previous.hidden.includes(id));
  return one?.expression.kind === "field" && other === undefined
    ? memberName(one.expression.field, index)
    : null;
}
