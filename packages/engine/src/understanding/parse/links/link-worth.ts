import { cuesOf } from "../../lexicon/cues.ts";
import { stopWords } from "../../lexicon/stop-words.ts";
import type { Weights } from "../../score/weights.ts";
import type { Token } from "../../text/tokenize.ts";
import { mass } from "../mass.ts";
import { namedCues } from "../named-cues.ts";
import { timeUnits } from "../unit-said.ts";
import { type Link, linkStrength } from "./link.ts";

/** How much a link to the data is worth to a cut of the question: by its evidence, and by how much of the question it reads. */
export function linkWorth(link: Link, tokens: readonly Token[], weights: Weights): number {
  const strength = linkStrength(link);
  const size =
    mass(tokens, link.start, link.end) +
    (link.kind === "column" && isWholeName(link) ? 0.75 * namedCues(tokens, link) : 0) +
    (link.kind === "value" && strength >= 0.95 ? 0.75 * smallWords(tokens, link) : 0) -
    (link.kind === "table" && link.end > link.start + 1 ? superlatives(tokens, link) : 0);
  const exact = link.kind === "value" && link.options.some(({ evidence }) => evidence === "exact");
  const long = (exact ? weights.segment.joinedValue : weights.segment.joined) * Math.max(0, size - 1);
  if (link.kind === "column" && tokens[link.start]?.kind === "number" && link.end === link.start + 1)
    return strength >= 0.9 ? weights.segment.period + 0.2 : 0;
  if (link.kind === "column" && isUnitOfNumber(link, tokens)) return 0;
  const statistic = link.kind === "column" && isNamedStatistic(link, tokens) ? weights.segment.statistic : 0;
  return (strength + weights.segment[link.kind]) * size + long + statistic;
}

/** "longer than 2 hours": in what the number is told, not a column that has the word in its name ("start hour"). */
const isUnitOfNumber = (link: Extract<Link, { kind: "column" }>, tokens: readonly Token[]): boolean =>
  link.end === link.start + 1 &&
  tokens[link.start - 1]?.kind === "number" &&
  tokens[link.start - 2]?.text === "than" &&
  timeUnits.has(tokens[link.start]?.lemma ?? "") &&
  !isWholeName(link);

/**
 * How many small words a value takes up: "no" in "a licence of no", all of "no-show" and "do not use" where rows are called so, and of terms
 * that are said in several ("did not show up").
 */
function smallWords(
  tokens: readonly Token[],
  { start, end, state, options }: Extract<Link, { kind: "value" }>,
): number {
  const isTerm = options.some(({ condition }) => condition !== null);
  if (end > start + 1 && state !== true && !isTerm) return 0;
  return tokens.slice(start, end).filter(({ text }) => stopWords.has(text)).length;
}

/** "the tallest building" of a table of tallest buildings still asks for the tallest one. */
const superlatives = (tokens: readonly Token[], { start, end }: Link): number =>
  tokens
    .slice(start, end)
    .filter(({ text }) => /est$|^most$/.test(text) && cuesOf(text).some(({ kind }) => kind === "extreme"))
    .length;

const isWholeName = ({ options }: Extract<Link, { kind: "column" }>): boolean =>
  options.some(({ evidence, strength }) => evidence === "exact" && strength === 1);

/**
 * "mean humidity", "number of seats", "bathroom count" where a column is called so: the statistic is part of the name and not to
 * be computed.
 */
const isNamedStatistic = (link: Extract<Link, { kind: "column" }>, tokens: readonly Token[]): boolean =>
  isNamedCount(link, tokens) ||
  (link.end > link.start + 1 &&
    ["count", "total", "average"].includes(tokens[link.end - 1]?.text ?? "") &&
    link.options.some(({ evidence }) => evidence === "exact")) ||
  (link.end > link.start + 1 &&
    statistics.has(tokens[link.start]?.text ?? "") &&
    link.options.some(
      ({ evidence, strength }) =>
        strength >= 0.6 && (evidence === "exact" || evidence === "core" || evidence === "partial"),
    ));

const isNamedCount = ({ start, end, options }: Extract<Link, { kind: "column" }>, tokens: readonly Token[]) =>
  end > start + 2 &&
  tokens[start]?.text === "number" &&
  tokens[start + 1]?.text === "of" &&
  options.some(({ evidence, kind }) => evidence === "exact" && kind === "number");

const statistics: ReadonlySet<string> = new Set(
  "mean average avg max maximum min minimum total median highest lowest".split(" "),
);
