import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const helpers = /^(?:did|has|have)$/;
const grows =
  /^(?:gr[oe]wn?|increased?|r[io]se|risen|declined?|dropp?(?:ed)?|decreased?|f[ae]ll(?:en)?|shr[iau]nk|improved?)$/;
const moves = /^(?:go|gone|went)$/;
/** Words that compare with something else than an earlier time, or ask for more than yes or no. */
const others: ReadonlySet<string> = new Set("than more faster most or when why".split(" "));

/** "Did revenue grow in 2024", "has turnover gone up this year": how much it did, which says whether; without a time its trend. */
export function didGrow(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const helper = textAt(tokens, 0);
  if (!helpers.test(helper) || tokens.some(({ text }) => others.has(text))) return null;
  const verb = tokens.findIndex(
    ({ text }, place) =>
      grows.test(text) || (moves.test(text) && ["up", "down"].includes(textAt(tokens, place + 1))),
  );
  if (verb < 2) return null;
  const end = verb + (moves.test(textAt(tokens, verb)) ? 2 : 1);
  const ours = verb === 2 && textAt(tokens, 1) === "we";
  if (ours && index.revenue === null && index.takings === null) return null;
  const [skipped, said] = ours ? [2, " revenue"] : [1, ""];
  const ends = tokens.slice(end).every(({ kind }) => kind === "mark");
  if (at === 0) return { words: `${ends ? "trend of" : `by how much ${helper}`}${said}`, tokens: skipped };
  return ends && at === verb ? { words: "", tokens: end - verb } : null;
}

/** "What would sales be next year": of times to come, what they will be. */
export const wouldBe = (tokens: readonly Token[], at: number): Written | null =>
  textAt(tokens, at) === "would" &&
  ["what", "how"].includes(textAt(tokens, 0)) &&
  tokens.some(({ text }) => text === "next") &&
  !tokens.some(({ text }) => text === "if" || text === "without")
    ? { words: "will", tokens: 1 }
    : null;

wouldBe.needs = ["would"];
