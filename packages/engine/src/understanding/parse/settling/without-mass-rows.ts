import { beforePer, told } from "../../index/figure-of-rows.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

const often = /^(?:daily|hourly|weekly|monthly|yearly|annual)$/;

/**
 * "Total generation", "daily consumption in 2024" of a table of readings that is named after what it measures ("generation_daily" with its
 * "generation_mwh"): the amount, and not how many readings there are; so is a price of a table of prices ("the price of milk"), and the "average salary" of a
 * table of salaries that keeps a base salary. The plural names the rows, and so does "sales".
 */
export function withoutMassRows(
  links: readonly Link[],
  tokens: readonly Token[],
  { tables, columns }: ModelIndex,
): readonly Link[] {
  return links.filter((link) => {
    if (link.kind !== "table") return true;
    const whole = link.evidence !== "partial";
    const [token, other] = tokens.slice(link.start, link.end).filter(({ text }) => !often.test(text));
    if (token === undefined || other !== undefined || token.text !== token.lemma) return true;
    if (whole && !isMeasured(tokens, link.start) && !isTold(tokens, link, token)) return true;
    if (token.lemma.endsWith("s")) return true;
    const own = (tables[link.table]?.columns ?? []).flatMap((id) => columns[id] ?? []);
    return !own.some(
      ({ column, words }) =>
        column.role === "measure" &&
        beforePer(words).length <= 2 &&
        (whole
          ? beforePer(words).at(-1) === token.lemma
          : words[0] === token.lemma && (column.additivity === "additive" || words.length === 1)),
    );
  });
}

/** "Average current salary": a figure is asked for of what is named, at most one word before it. */
const isMeasured = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at - 2].some((place) =>
    cuesOf(tokens[place]?.text ?? "").some(
      (cue) => cue.kind === "aggregate" && cue.aggregation !== "count" && cue.aggregation !== "sum",
    ),
  );

/** "The price of milk in May": no one of the rows, and none that is counted. */
const isTold = (
  tokens: readonly Token[],
  { start, end, evidence }: Extract<Link, { kind: "table" }>,
  { lemma }: Token,
): boolean =>
  evidence === "exact" &&
  told.has(lemma) &&
  !/^(?:an?|one|each|every|per)$/.test(tokens[start - 1]?.text ?? "") &&
  !/^(?:number|count)$/.test(tokens[start - 2]?.text ?? "") &&
  !/^(?:list|lists|change|changes|history|row|rows|record|records)$/.test(tokens[end]?.text ?? "");
