import type { ModelIndex } from "../../index/model-index.ts";
import { partWords } from "../../lexicon/share-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { rateExplained } from "../idioms/counts/rate-explained.ts";

const openers: ReadonlySet<string> = new Set(
  "what is are was were show me give us the our list calculate compute and".split(" "),
);
const heads: ReadonlySet<string> = new Set("rate rates ratio share percentage %".split(" "));
const behindName: ReadonlySet<string> = new Set("by per for in each over during last this across".split(" "));
const ranks: ReadonlySet<string> = new Set("by highest lowest best worst".split(" "));
const joints: ReadonlySet<string> = new Set("by per for each across".split(" "));
const longestName = 4;

/**
 * "Dropout rate per team (share of entries without a finish)", "win rate by source, i.e. won leads as % of all leads": the share that is spelled
 * out is what is asked for, in place of its name, unless the data tells the rate by just that.
 */
export function shareExplained(tokens: readonly Token[], index: ModelIndex): readonly Token[] {
  const mark = tokens.findIndex((_, at) => at > 0 && markSize(tokens, at) > 0);
  if (mark < 0) return tokens;
  const from = mark + markSize(tokens, mark);
  const close =
    textAt(tokens, mark) === "("
      ? tokens.findIndex(({ text }, at) => at > from && text === ")")
      : tokens.length;
  const said = tokens.slice(from, close);
  const head = tokens.slice(0, mark).findIndex(({ text }) => heads.has(text));
  const ranked = tokens.slice(0, Math.max(0, head)).findLastIndex(({ text }) => ranks.has(text)) + 1;
  const name = Math.max(
    ranked,
    tokens.findIndex(({ text }) => !openers.has(text)),
  );
  const rest = tokens.slice(head + 1, mark);
  const named =
    head >= name && head - name <= longestName && (rest.length === 0 || behindName.has(rest[0]?.text ?? ""));
  if (!named || close < 0 || !isShare(said) || rateExplained(tokens, mark, index) !== null) return tokens;
  const again = said.some(({ text }) => joints.has(text)) && rest.some(({ text }) => joints.has(text));
  return again ? tokens : [...tokens.slice(0, name), ...said, ...rest, ...tokens.slice(close + 1)];
}

/** How many tokens a mark or "i.e." has behind which a name is explained; 0 elsewhere. */
function markSize(tokens: readonly Token[], at: number): number {
  const comma = textAt(tokens, at) === "," ? 1 : 0;
  const [first, second] = [textAt(tokens, at + comma), textAt(tokens, at + comma + 1)];
  const behind = (size: number): number => (textAt(tokens, at + size) === "," ? size + 1 : size);
  if (first === "i" && second === "e") return behind(comma + 2);
  if (["ie", "meaning"].includes(first)) return behind(comma + 1);
  return comma === 0 && marks.has(first) ? 1 : 0;
}

const marks: ReadonlySet<string> = new Set(["(", ":", "=", "-", "–", "—"]);

/** "Share of entries without a finish", "% of loans that …", "won leads as % of all leads". */
function isShare(said: readonly Token[]): boolean {
  const of = said.findIndex(({ text }, at) => text === "of" && isPart(said[at - 1]));
  const before = said.slice(0, Math.max(0, of - 1)).filter(({ text }) => !["the", "a", "an"].includes(text));
  return of > 0 && of < said.length - 1 && (before.length === 0 || before.at(-1)?.text === "as");
}

const isPart = (token: Token | undefined): boolean =>
  token !== undefined && (partWords.has(token.text) || token.text === "pct");
