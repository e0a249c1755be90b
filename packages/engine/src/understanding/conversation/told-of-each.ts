import type { SemanticQuery } from "@parlance/contract";
import { countsRows } from "./counts-rows.ts";
import { polite } from "./polite.ts";

const wish = new RegExp(
  `^\\W*${polite}for each(?: of (?:them|those|these))?,? (?:please )?(?:show|list|give|tell|include|see|have)(?: me| us)? (?:the |their |its )?(.+?)\\W*$`,
  "i",
);

const asks =
  "(?:what|which) ([\\w-]+(?: [\\w-]+)?) (?:are|is|were|was|do|does|did|have) (?:they|those|these|each of them)(?: \\w+){0,2}";
const several = new RegExp(`^\\W*${polite}${asks},? and ${asks}\\W*$`, "i");

/**
 * "For each of these, show the year and the town" after rows that were counted or listed: they are listed with that; so are they with what "what sort are they and which depot are they at?" asks of each. Other questions stay as they
 * are.
 */
export function withToldOfEach(question: string, previous: SemanticQuery): string {
  const asked = several.exec(question)?.slice(1);
  const what = asked?.join(" and ") ?? wish.exec(question)?.[1];
  const ofRows =
    previous.kind === "list" ||
    (countsRows(previous) && "dimensions" in previous && previous.dimensions.length === 0);
  return what === undefined || !ofRows ? question : `list them with the ${what}`;
}
