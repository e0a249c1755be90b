import type { SemanticQuery } from "@parlance/contract";
import { buildQueries } from "./compose/build-queries.ts";
import { resolve } from "./compose/resolve.ts";
import type { ModelIndex } from "./index/model-index.ts";
import { findMetricLinks } from "./parse/find-metric-links.ts";
import { findSchemaLinks } from "./parse/find-schema-links.ts";
import { findValueLinks } from "./parse/find-value-links.ts";
import type { Segmentation } from "./parse/item.ts";
import { readFrame } from "./parse/read-frame.ts";
import { segment } from "./parse/segment.ts";
import { confidenceOf } from "./score/confidence.ts";
import { matchesOf } from "./score/matches.ts";
import { type Features, candidateFeatures, scoreOf, unreadWords } from "./score/features.ts";
import { weights } from "./score/weights.ts";
import type { Token } from "./text/tokenize.ts";
import { tokenize } from "./text/tokenize.ts";
import type { Candidate, Question, Understanding } from "./types.ts";
import { followUp } from "./conversation/follow-up.ts";

const segmentations = 10;
const choicesEach = 3;
const kept = 12;

/**
 * Reads a question into ranked semantic queries over the index's model, or says why it cannot: unknown words, or not a
 * question about data. Pure and deterministic; questions are read up to 120 words. Follow-ups edit the last of
 * `previous`. See `Understanding` for the outcomes.
 */
export function understand(question: Question): Understanding {
  const tokens = tokenize(question.question.slice(0, 1000), 90);
  const fresh = readTokens(tokens, question);
  const readings = followUp(question, tokens, fresh);
  const best = readings[0];
  const unknown = best === undefined ? contentWords(tokens) : best.unread;
  if (isSmallTalk(tokens)) return { kind: "not-a-data-question" };
  if (best === undefined) return unknown.length === 0 ? { kind: "not-a-data-question" } : { kind: "unknown-terms", terms: unknown, guess: null };
  const content = contentWords(tokens).length;
  if (content > 0 && unknown.length / content > weights.unknownShare) return { kind: "unknown-terms", terms: unknown, guess: best };
  return { kind: "readings", readings };
}

/** Candidates of a question taken by itself, best first, each query once. */
export function readTokens(tokens: readonly Token[], { question, index, now }: Question): Candidate[] {
  const links = [...findSchemaLinks(tokens, index), ...findValueLinks(tokens, index, question), ...findMetricLinks(tokens, index)];
  const cuts = segment({ tokens, links, now, weights }, segmentations);
  const lemmas = new Set(tokens.map(({ lemma }) => lemma));
  const found = new Map<string, Candidate & { features: Features }>();
  const topWorth = cuts[0]?.worth ?? 0;
  for (const cut of cuts) {
    for (const candidate of readCut(cut, { tokens, index, now, lemmas, topWorth, question })) {
      const key = JSON.stringify(candidate.query);
      const known = found.get(key);
      if (known === undefined || known.score < candidate.score) found.set(key, candidate);
    }
  }
  const ranked = [...found.values()].sort((left, right) => right.score - left.score).slice(0, kept);
  return ranked.map(({ features: _features, ...candidate }, at) => ({ ...candidate, confidence: confidenceOf(ranked, at, tokens, weights) }));
}

type CutInput = { tokens: readonly Token[]; index: ModelIndex; now: string; lemmas: ReadonlySet<string>; topWorth: number; question: string };

function readCut(cut: Segmentation, input: CutInput): (Candidate & { features: Features })[] {
  const frame = readFrame(input.tokens, cut.items);
  const used = new Set(cut.items.flatMap((item) => (item.kind === "table" ? [item.table] : [])));
  const candidates: (Candidate & { features: Features })[] = [];
  for (const choice of resolve(frame, cut.items, input.index, weights, choicesEach)) {
    const built = buildQueries({ index: input.index, frame, now: input.now, lemmas: input.lemmas, used }, choice);
    for (const reading of built) {
      const features = candidateFeatures({ cut, frame, choice, reading, topWorth: input.topWorth, tokens: input.tokens });
      candidates.push({
        query: reading.query satisfies SemanticQuery,
        score: scoreOf(features, weights),
        confidence: 0,
        matches: matchesOf(cut, choice, input.index, input.question, input.tokens),
        assumptions: reading.notes,
        unread: unreadWords(cut),
        features,
      });
    }
  }
  return candidates;
}

const contentWords = (tokens: readonly Token[]): string[] => tokens.filter(isContent).map(({ text }) => text);
const isContent = ({ kind, text }: Token): boolean => kind !== "mark" && !smallWords.has(text);

const smallWords: ReadonlySet<string> = new Set(
  "a an the of to in on at for from with by as is are was were be do does did have has had that this these those it i me we you us our my your what which who how when where and or please can could show list find give tell many much s".split(" "),
);

function isSmallTalk(tokens: readonly Token[]): boolean {
  const text = tokens.filter(({ kind }) => kind !== "mark").map((token) => token.text).join(" ");
  return text === "" || /^(?:hi|hello|hey|thanks|thank you|good (?:morning|afternoon|evening|night)|how are you|who are you|what can you do|bye)\b/.test(text) || /\b(?:write|send|draft|compose) (?:me |us )?(?:an? )?(?:e ?mail|letter|poem|story|joke|message)\b/.test(text) || /\btell me a (?:joke|story)\b/.test(text);
}
