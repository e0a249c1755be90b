import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const openers: ReadonlySet<string> = new Set(["do", "does", "did"]);
const comparing = /^(?:more|less|fewer|better|worse|[a-z]{3,}er)$/;
const joints = phrases(
  ..."go with|goes with|go along with|come with|mean|lead to|result in|bring|give|get|make for|correspond to".split(
    "|",
  ),
);
const articles: ReadonlySet<string> = new Set(["a", "an", "the"]);
/** Words that name one of the two figures, at most. */
const longest = 4;

/** "Do longer waits go with a lower score", "does a higher price mean fewer sales": how the two figures go together. */
export function goesWith(tokens: readonly Token[], at: number): Written | null {
  if (at > 0 || !openers.has(textAt(tokens, 0))) return null;
  const first = comparativeAt(tokens, 1);
  const joint = tokens.findIndex((_, place) => place > first && phraseAt(tokens, place, joints) > 0);
  const second = joint < 0 ? 0 : comparativeAt(tokens, joint + phraseAt(tokens, joint, joints));
  if (first === 0 || second === 0) return null;
  const stop = tokens.findIndex(({ kind }, place) => place >= second && kind === "mark");
  const end = stop < 0 ? tokens.length : stop;
  const [one, other] = [tokens.slice(first, joint), tokens.slice(second, end)];
  if ([one, other].some((span) => span.length === 0 || span.length > longest)) return null;
  return { words: `correlation between ${rawOf(one)} and ${rawOf(other)}`, tokens: tokens.length };
}

/** Where the figure begins behind "a higher"; 0 where no comparative stands. */
function comparativeAt(tokens: readonly Token[], at: number): number {
  const start = articles.has(textAt(tokens, at)) ? at + 1 : at;
  return comparing.test(textAt(tokens, start)) ? start + 1 : 0;
}

goesWith.needs = openers;
