import { conjuncts, type Filter, type Literal, type SemanticQuery } from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import { operandOf } from "../compose/conditions/operand-of.ts";
import { tokenize } from "../text/tokenize.ts";
import { deniedBy, equalsTo } from "./edit-filter.ts";
import { namesValue } from "./names-value.ts";
import { polite } from "./polite.ts";

const wish = new RegExp(
  `^\\W*${polite}(?:(?:put|bring|take|add|get|let|have) (?:the )?(?<moved>.+?) back(?: in(?:to it)?| again)?|(?:add|put|bring) back (?:in )?(?:the )?(?<again>.+?)|(?:include|including|with|count) (?:the )?(?<once>.+?) (?:again|after all|once more))(?: please| now)?\\W*$`,
  "i",
);

/** "Put Peru back in", "include the closed ones again" after those were left out: what is shown with them. Null for other follow-ups, and where they were not. */
export function putBack(question: string, previous: SemanticQuery): SemanticQuery | null {
  const { moved, again, once } = wish.exec(question.trim())?.groups ?? {};
  const named = moved ?? again ?? once;
  if (named === undefined || (previous.kind !== "aggregate" && previous.kind !== "list")) return null;
  const said = tokenize(named, 8).map(({ lemma }) => lemma);
  const own = conjuncts(previous.filter);
  const kept = own.map((each) => withThose(each, (value) => namesValue(said, value)));
  return kept.every((each, at) => each === own[at])
    ? null
    : { ...previous, filter: conjunction(kept.filter((each) => each !== null)) };
}

/** A condition that leaves out values without those of them that come back; null where it leaves out none then. */
function withThose(condition: Filter, comesBack: (value: Literal) => boolean): Filter | null {
  const denied = deniedBy(condition);
  const values = denied === null ? null : equalsTo(denied);
  const operand = denied === null ? null : operandOf(denied);
  const left = values?.filter((value) => !comesBack(value));
  if (operand === null || left === undefined || left.length === values?.length) return condition;
  return left.length === 0 ? null : { kind: "not", filter: { kind: "in", operand, values: left } };
}
