import { calledApart, deedAmount } from "../../index/deed-amount.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { numberScale } from "../../lexicon/numbers.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { isKnown } from "../asides/aside.ts";
import type { Written } from "../idioms/written.ts";

const asking = phrases("how many", "the number of", "number of");
const those: ReadonlySet<string> = new Set("people persons lives victims men workers".split(" "));
const helping: ReadonlySet<string> = new Set("were was have had been get got were be are".split(" "));
const harmed = /^(?:die|died|dies|dying|killed|injured)$/;

/** "How many people died", "more than a million people were killed" of rows that tell how many did: that figure. */
export function peopleHarmed(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const asked = phraseAt(tokens, at, asking);
  const from = at + asked;
  const counted = asked === 0 && isNumber(tokens[at - 1]);
  if (!those.has(textAt(tokens, from)) || !(asked > 0 || counted)) return null;
  let verb = from + 1;
  while (helping.has(textAt(tokens, verb))) verb += 1;
  const deed = tokens[verb];
  if (deed === undefined || !harmed.test(deed.text) || isKnown(deed, index)) return null;
  const figure = deedAmount(deed.text, index);
  if (figure === null) return null;
  return { words: `${counted ? "" : "total "}${calledApart(figure, index)}`, tokens: verb + 1 - at };
}

peopleHarmed.needs = "die died dies dying killed injured".split(" ");

const isNumber = (token: Token | undefined): boolean =>
  token?.kind === "number" || numberScale(token?.text ?? "") !== null;
