import { checkQuery } from "../semantics/check-query.ts";
import { type BuildInput, type BuiltReading, buildQueries } from "./compose/build-queries.ts";
import { type Choice, resolve } from "./compose/resolve.ts";
import { findMetricLinks } from "./parse/find-metric-links.ts";
import { findSchemaLinks } from "./parse/find-schema-links.ts";
import { findValueLinks } from "./parse/find-value-links.ts";
import type { Frame } from "./parse/frame.ts";
import type { Segmentation } from "./parse/item.ts";
import { readFrame } from "./parse/read-frame.ts";
import { relateRows } from "./parse/relations/relate-rows.ts";
import { segment } from "./parse/segment.ts";
import { shareHeads } from "./parse/share-heads.ts";
import { confidenceOf } from "./score/confidence.ts";
import { cueWords } from "./score/cue-words.ts";
import { candidateFeatures, scoreOf, unreadWords } from "./score/features.ts";
import { matchesOf } from "./score/matches.ts";
import { queryFeatures } from "./score/query-features.ts";
import { scorer } from "./score/scorer.ts";
import { weights } from "./score/weights.ts";
import { type Token, tokenize } from "./text/tokenize.ts";
import type { Candidate, Question } from "./types.ts";

/** One way to cut a question and what it asks for in that cut; `related` where rows stand in relation to each other. */
export type Cut = Segmentation & { tokens: readonly Token[]; frame: Frame; related: boolean };

const choicesEach = 3;
/** Candidates that the whole scorer weighs, chosen by how they were read, and those that are kept. */
const weighed = 40;
const kept = 12;

/** The best cuts of a text with their frames, best first. Texts are read up to 1,000 characters and 90 words. */
export function cutQuestion({ index, now }: Question, text: string, count: number): Cut[] {
  const tokens = shareHeads(tokenize(text.slice(0, 1000), 90), index);
  const links = [
    ...findSchemaLinks(tokens, index),
    ...findValueLinks(tokens, index, text),
    ...findMetricLinks(tokens, index),
  ];
  return segment({ tokens, links, now, weights }, count).flatMap((cut) => {
    const frame = readFrame(tokens, cut.items);
    const items = cut.items.filter(({ kind }) => kind !== "skip");
    const related = relateRows({ tokens, items, frame }).map((relation) => ({
      ...cut,
      items: cut.items.map((item) =>
        item.kind === "skip" && relation.said.includes(item.start) ? { ...item, cost: 0 } : item,
      ),
      tokens,
      frame: relation.frame,
      related: true,
    }));
    return [{ ...cut, tokens, frame, related: false }, ...related];
  });
}

/** Makes queries of a frame whose columns are chosen. */
export type BuildReadings = (input: BuildInput, choice: Choice) => BuiltReading[];

/** The candidates of several cuts that the model carries, best first, each query once: at most `count`. */
export function rankCuts(
  question: Question,
  cuts: readonly Cut[],
  text: string,
  { build = buildQueries, count = kept }: { build?: BuildReadings; count?: number } = {},
): Candidate[] {
  const { model, tables } = question.index;
  const found = new Map<string, Candidate>();
  const topWorth = Math.max(...cuts.map(({ worth }) => worth));
  for (const cut of cuts) {
    for (const candidate of readCut(question, cut, { topWorth, text, build })) {
      const key = JSON.stringify(candidate.query);
      const known = found.get(key);
      if (known === undefined || known.score < candidate.score) found.set(key, candidate);
    }
  }
  const tokens = cuts[0]?.tokens ?? [];
  const cues = [...cueWords(tokens), tables.length === 1 ? "@single" : "@several"];
  const sound = best([...found.values()], weighed).filter(({ query }) => checkQuery(query, model).ok);
  const ranked = best(
    sound.map((candidate) => {
      const own = queryFeatures(candidate.query, candidate.matches, cues, model);
      const features = { ...candidate.features, ...own };
      return { ...candidate, features, score: scoreOf(features, scorer.rank) };
    }),
    count,
  );
  const words = tokens.filter(({ kind }) => kind !== "mark").length;
  return ranked.map((candidate, at) => ({
    ...candidate,
    confidence: confidenceOf(ranked, at, words, scorer.confidence),
  }));
}

const best = (candidates: Candidate[], count: number): Candidate[] =>
  candidates.sort((left, right) => right.score - left.score).slice(0, count);

function readCut(
  { index, now }: Question,
  cut: Cut,
  { topWorth, text, build }: { topWorth: number; text: string; build: BuildReadings },
): Candidate[] {
  const { frame, tokens } = cut;
  const used = new Set(cut.items.flatMap((item) => (item.kind === "table" ? [item.table] : [])));
  const lemmas = new Set(tokens.map(({ lemma }) => lemma));
  return resolve(frame, cut.items, index, weights, choicesEach).flatMap((choice) => {
    const matches = matchesOf(cut, choice, index, text, tokens);
    return build({ index, frame, now, lemmas, used }, choice).map((reading) => {
      const features = candidateFeatures({ cut, frame, choice, reading, topWorth, tokens });
      return {
        query: reading.query,
        features,
        score: scoreOf(features, weights.candidate),
        confidence: 0,
        matches,
        assumptions: reading.notes,
        unread: unreadWords(cut),
      };
    });
  });
}
