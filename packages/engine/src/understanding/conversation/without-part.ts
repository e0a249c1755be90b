import type { SemanticQuery } from "@parlance/contract";
import type { Question } from "../types.ts";
import { polite } from "./polite.ts";
import { withoutNamed } from "./without-named.ts";

const wish = new RegExp(
  `^\\W*${polite}(?:forget|drop|ignore|skip|lose|leave|never mind|scrap)(?: about)? (?:the |that |this )?(.+?) (?:part|bit|filter|condition|restriction|thing|stuff)(?: aside| out| off)?[,;.]+ (?:and |but |then )*`,
  "i",
);
const those = /^(?:show|give|list|get)(?: me| us)?(?= (?:only |just )?(?:the )?[\w\s-]+ ones\b)/i;

/**
 * "Forget the open part, show me the paid ones": the answer before without the condition on what comes first, and what is said of it behind that. Null for other
 * follow-ups, and where it had no such condition.
 */
export function withoutPart({
  question,
  previous,
  index,
}: Question): { query: SemanticQuery; text: string } | null {
  const [said = "", named = ""] = wish.exec(question) ?? [];
  const last = previous.at(-1);
  if (named === "" || (last?.kind !== "aggregate" && last?.kind !== "list")) return null;
  const query = withoutNamed(last, named, index);
  if (query === null) return null;
  const rest = question.slice(said.length).replace(those, (verb) => "only".padEnd(verb.length));
  return { query, text: " ".repeat(said.length) + rest };
}
