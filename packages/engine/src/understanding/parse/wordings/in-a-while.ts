import { phraseAt, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

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

/** "Customers who haven't ordered lately", "no payment in a while": what did not happen has not in the last months. */
export function inAWhile(tokens: readonly Token[], at: number): Written | null {
  const size = phraseAt(tokens, at, lately);
  if (size === 0 || !tokens.slice(0, at).some(({ text }) => denials.has(text))) return null;
  return { words: usual, tokens: size };
}

inAWhile.needs = denials;
