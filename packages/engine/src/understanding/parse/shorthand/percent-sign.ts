import type { ModelIndex } from "../../index/model-index.ts";
import { percents } from "../../lexicon/units.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const openers: ReadonlySet<string> = new Set("show list give get me the and plus our".split(" "));
/** What a percentage is told by itself, and does not want "of" before. */
const figures: ReadonlySet<string> = new Set(
  "of share breakdown split by per for in to vs from who that which are is was were".split(" "),
);

const changes = /^(?:change|growth|grow|increase|decrease|decline|difference|rise|drop|point)/;
/** So many words behind a sign may still be of its figure. */
const near = 4;

/** "Per cent" in two words; "% trips cancelled", "percent paid invoices by client": what percentage of them, where no figure is called so ("percent covered"). */
export function percentSign(tokens: readonly Token[], at: number, { words }: ModelIndex): Written | null {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (textAt(tokens, at) === "per" && next?.text === "cent") return { words: "percent", tokens: 2 };
  if (!percents.has(textAt(tokens, at)) || next?.kind !== "word" || figures.has(next.text)) return null;
  const opens = before === undefined || before.kind === "mark" || openers.has(before.text);
  if (tokens.slice(at + 1, at + 1 + near).some(({ text }) => changes.test(text))) return null;
  if (!opens || words.phrases.has(`percent${next.lemma}`) || words.phrases.has(`${next.lemma}percent`))
    return null;
  return { words: "percentage of", tokens: 1 };
}
