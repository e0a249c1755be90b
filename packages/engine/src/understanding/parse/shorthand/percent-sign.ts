import type { ModelIndex } from "../../index/model-index.ts";
import { percents } from "../../lexicon/units.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { numberAt } from "../idioms/counts/number-at.ts";
import type { Written } from "../idioms/written.ts";
import { percentKeys } from "../links/percent-keys.ts";

const openers: ReadonlySet<string> = new Set("show list give get me the and plus our".split(" "));
/** What a percentage is told by itself, and does not want "of" before. */
const figures: ReadonlySet<string> = new Set(
  "of share breakdown split by per for in to vs from who that which are is was were".split(" "),
);

const changes = /^(?:change|growth|grow|increase|decrease|decline|difference|rise|drop|point)/;
/** So many words behind a sign may still be of its figure. */
const near = 4;

/** "Per cent" in two words; "tip % by day"; "% trips cancelled", "percent paid invoices by client": what percentage of them, where no figure is called so ("percent covered"). */
export function percentSign(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const { words } = index;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (textAt(tokens, at) === "per" && next?.text === "cent") return { words: "percent", tokens: 2 };
  if (!percents.has(textAt(tokens, at))) return null;
  if (isBehindFigure(tokens, at, index)) return { words: "percentage", tokens: 1 };
  if (next?.kind !== "word" || figures.has(next.text)) return null;
  const opens = before === undefined || before.kind === "mark" || openers.has(before.text);
  if (tokens.slice(at + 1, at + 1 + near).some(({ text }) => changes.test(text))) return null;
  if (!opens || words.phrases.has(`percent${next.lemma}`) || words.phrases.has(`${next.lemma}percent`))
    return null;
  return { words: "percentage of", tokens: 1 };
}

/** What may stand behind "tip %". */
const closing: ReadonlySet<string> = new Set(
  "by per for each every in on during since vs versus and".split(" "),
);

/** "Tip % by day", "average tip percent": what percentage the figure is of another one, where nothing is called so. */
function isBehindFigure(tokens: readonly Token[], at: number, index: ModelIndex): boolean {
  const [figure, next] = [tokens[at - 1], tokens[at + 1]];
  if (figure?.kind !== "word" || numberAt(tokens, at - 1, index) !== 1) return false;
  const named = percentKeys([figure.lemma, "percent"]).some((key) => index.words.phrases.has(key));
  return !named && (next === undefined || next.kind === "mark" || closing.has(next.text));
}
