import { lemma } from "../text/lemma.ts";
import type { Question } from "../types.ts";

const drops =
  /^(?:and |now |ok(?:ay)?,? |so |then )*(?:drop|remove|forget|skip|lose|ditch|(?:take|leave) out) (?:the )?(\w+)(?: (?:split|breakdown|bit|part))?(?:,? and|,)(?: then| now| just)* (?:do|make|show|give|split|break|group|cut) (?:it |them |that )?(?:up |out |down |again )*(?:by|per|into) (?:each |the )*(.+?)[?.! ]*$/i;

/** "Drop the region, do it by branch" of what is split by regions: by branch in its place. Null of anything else. */
export function otherSplit({ question, previous }: Question): string | null {
  const [, dropped = "", group = ""] = drops.exec(question) ?? [];
  const last = previous.at(-1);
  const split = last?.kind === "aggregate" ? last.dimensions : [];
  const said = lemma(dropped.toLowerCase());
  const isSplit = split.some(({ label }) => label.toLowerCase().split(/\s+/).map(lemma).includes(said));
  return group !== "" && isSplit ? `by ${group} instead` : null;
}
