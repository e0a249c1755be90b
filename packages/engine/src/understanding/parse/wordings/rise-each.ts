import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Written } from "../idioms/written.ts";

const askers = phrases(
  "by how many percent",
  "by how much percent",
  "by what percentage",
  "by what percent",
  "by how many",
  "by how much",
  "how many more",
  "how much",
);
const helpers = /^(?:did|do|does|has|have)$/;
const grows =
  /^(?:gr[oe]wn?|grow|increased?|r[io]se|risen|changed?|declined?|dropped|drop|decreased?|f[ae]ll(?:en)?|went|go|move|moved)$/;
const steps =
  /^(?:against|over|on|vs|versus|compared|relative|with|to|than|from|the|preceding|previous|prior|last|one|before|it)$/;
const longest = 4;

/** "By how many did visits rise or fall each quarter (against the preceding one)": the change of their number from quarter to quarter. */
export function riseEach(tokens: readonly Token[], at: number): Written | null {
  const asker = phraseAt(tokens, at, askers);
  if (asker === 0 && unitOf(textAt(tokens, at)) !== null) return stepAfterStep(tokens, at);
  if (asker === 0 || !helpers.test(textAt(tokens, at + asker))) return null;
  const the = textAt(tokens, at + asker + 1) === "the" ? 1 : 0;
  const start = at + asker + 1 + the;
  const verb = tokens.findIndex(
    ({ text }, place) => place > start && place <= start + longest && grows.test(text),
  );
  if (verb < 0) return null;
  let end = verb + 1;
  while (["or", "and", "up", "down"].includes(textAt(tokens, end)) || grows.test(textAt(tokens, end)))
    end += 1;
  const unit = ["each", "every", "per", "from"].includes(textAt(tokens, end))
    ? unitOf(tokens[end + 1]?.lemma)
    : null;
  const again = unit !== null && textAt(tokens, end) === "from";
  if (unit === null || (again && unitOf(tokens[end + 3]?.lemma) !== unit)) return null;
  end += 2;
  while (steps.test(textAt(tokens, end)) || unitOf(tokens[end]?.lemma) === unit) end += 1;
  const percent = tokens.slice(at, at + asker).some(({ text }) => percents.has(text));
  const raw = tokens.slice(start, verb).map((token) => token.raw);
  const counted = textAt(tokens, at + asker - 1) === "many" && !raw.includes("number") ? "number of " : "";
  if (percent && unit !== "day" && unit !== "week")
    return { words: `${unit}ly growth rate of ${raw.join(" ")}`, tokens: end - at };
  return { words: `change in ${counted}${raw.join(" ")} from one ${unit} to the next`, tokens: end - at };
}

/** "The change in visits quarter over quarter": from one to the next; in percent it is growth. */
function stepAfterStep(tokens: readonly Token[], at: number): Written | null {
  const unit = textAt(tokens, at);
  if (!["over", "on"].includes(textAt(tokens, at + 1)) || textAt(tokens, at + 2) !== unit) return null;
  const change = tokens.slice(0, at).findIndex(({ lemma }) => lemma === "change");
  const named = change >= 0 && ["in", "of"].includes(textAt(tokens, change + 1));
  return named && !tokens.some(({ text }) => percents.has(text))
    ? { words: `from one ${unit} to the next`, tokens: 3 }
    : null;
}

const percents: ReadonlySet<string> = new Set(["%", "percent", "percentage", "pct", "relative", "rate"]);
