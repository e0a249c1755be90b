import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { rowsAt } from "../idioms/counts/rows-at.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { nearestParty } from "../idioms/people/parties-of.ts";
import type { Written } from "../idioms/written.ts";
import { isTimed } from "../links/find-deed-links.ts";

const lately = phrases(
  ...["lately", "recently", "of late", "in ages", "for ages"],
  ...["in", "for"].flatMap((joint) =>
    ["a while", "a long while", "a long time", "quite a while", "quite some time", "some time"].map(
      (time) => `${joint} ${time}`,
    ),
  ),
);
const denials: ReadonlySet<string> = new Set(["not", "never", "no", "without", "nothing"]);
/** How long people mean who say that nothing was heard of someone; the reading says it, so that another time can be asked for. */
const usual = "in the last 3 months";

/**
 * "Customers who haven't ordered lately", "no payment in a while", "without recent orders": what did not happen has not in the last months. "No logins lately" alone asks
 * for those who have none.
 */
export function inAWhile(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, lately);
  if (size > 0)
    return tokens.slice(0, at).some(({ text }) => denials.has(text)) ? { words: usual, tokens: size } : null;
  if (denials.has(textAt(tokens, at - 1)) || textAt(tokens, at - 2) === "without") {
    const rows = textAt(tokens, at) === "recent" ? rowsAt(tokens, at + 1, index) : 0;
    if (rows > 0)
      return { words: `${rawOf(tokens.slice(at + 1, at + 1 + rows))} ${usual}`, tokens: 1 + rows };
  }
  return nobodyHas(tokens, at, index);
}

/** "No logins lately", "no orders since May": whose rows those are, and who has none. */
function nobodyHas(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at !== 0 || textAt(tokens, 0) !== "no") return null;
  const end = 1 + rowsAt(tokens, 1, index);
  const rows = end === 1 ? null : tableNamed(tokens[end - 1], index);
  if (rows === null || !(phraseAt(tokens, end, lately) > 0 || isTimed(tokens, end))) return null;
  const party = nearestParty(rows.id, index);
  return party === null ? null : { words: `${party.table.label} without`, tokens: 1 };
}

inAWhile.needs = denials;
