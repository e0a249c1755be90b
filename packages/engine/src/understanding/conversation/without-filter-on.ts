import type { SemanticQuery } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { polite } from "./polite.ts";
import { withoutNamed } from "./without-named.ts";

const noun = "(?:of )?(?:the |our )?(?<noun>[\\w-]+(?: (?!again|now|please|not)[\\w-]+)?)";
const unlike = ",? (?:and )?not (?:just|only|merely) [\\w' -]+?";
const all = new RegExp(
  `^${polite}(?:(?:go )?back to|for|across|in|include|including|show|with) (?:all|every) ${noun}(?: again| now| please)*(?:${unlike})?[?.! ]*$`,
  "i",
);
const again = new RegExp(
  `^${polite}(?:all|every) ${noun}(?:(?: again| now)(?: again| now| please)*(?:${unlike})?|${unlike})[?.! ]*$`,
  "i",
);
const filter = new RegExp(
  `^${polite}(?:drop|remove|clear|lose|reset|forget|undo|ignore|take (?:off|away|out)|without) (?:the |that |this )?(?<noun>[\\w-]+(?: [\\w-]+)?) (?:filter|condition|restriction)(?: again| now| please)?[?.! ]*$`,
  "i",
);
const notAlone = new RegExp(
  `^${polite}(?:(?:for |of |show )?(?:all|everyone|everything|every one)(?: of them)?,? )?not (?:just|only|merely|solely) (?:for |in |from |the |those |these )*(?<noun>[\\w' -]+?)(?: ones?)?(?: now| any ?more| please)?[?.! ]*$`,
  "i",
);

/**
 * "Back to all teams", "all countries again, not just Peru", "remove the clinic filter", "not just Peru": what is shown without the conditions on what is
 * named. Null where none is, and for other follow-ups.
 */
export function withoutFilterOn(
  question: string,
  last: SemanticQuery,
  index: ModelIndex,
): SemanticQuery | null {
  const text = question.trim();
  const found = [all, again, filter, notAlone].map((each) => each.exec(text)?.groups?.noun);
  const named = found.find((each) => each !== undefined);
  if (named === undefined || (last.kind !== "aggregate" && last.kind !== "list")) return null;
  return withoutNamed(last, named, index);
}
