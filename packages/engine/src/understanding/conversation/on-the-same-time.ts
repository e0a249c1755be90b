import { conjuncts, type Filter } from "@parlance/contract";
import type { Build } from "../compose/build-context.ts";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import { operandOf } from "../compose/conditions/operand-of.ts";

/** "And in 2024?" after what was reported in 2023: of the time that the answer before went by, where the follow-up names none. */
export function onTheSameTime(old: Filter | null, added: Filter | null, { frame }: Build): Filter | null {
  const [asked, another] = frame.periods;
  if (asked === undefined || another !== undefined || asked.noun !== null || asked.after !== undefined)
    return added;
  const [before, other] = conjuncts(old).filter(({ kind }) => kind === "period");
  const operand = before === undefined || other !== undefined ? null : operandOf(before);
  if (operand === null) return added;
  return conjunction(conjuncts(added).map((each) => (each.kind === "period" ? { ...each, operand } : each)));
}
