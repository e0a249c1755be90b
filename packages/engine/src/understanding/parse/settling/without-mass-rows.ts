import type { ModelIndex } from "../../index/model-index.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

const often = /^(?:daily|hourly|weekly|monthly|yearly|annual)$/;

/**
 * "Total generation", "daily consumption in 2024" of a table of readings that is named after what it measures ("generation_daily" with its
 * "generation_mwh"): the amount, and not how many readings there are; so is a price of a table of prices, and the "average salary" of a
 * table of salaries that keeps a base salary. The plural names the rows, and so does "sales".
 */
export function withoutMassRows(
  links: readonly Link[],
  tokens: readonly Token[],
  { columns }: ModelIndex,
): readonly Link[] {
  return links.filter((link) => {
    if (link.kind !== "table") return true;
    const whole = link.evidence !== "partial";
    if (whole && !isMeasured(tokens, link.start)) return true;
    const [token, other] = tokens.slice(link.start, link.end).filter(({ text }) => !often.test(text));
    if (token === undefined || other !== undefined || token.text !== token.lemma) return true;
    if (token.lemma.endsWith("s")) return true;
    return !columns.some(
      ({ table, column, words }) =>
        table === link.table &&
        column.role === "measure" &&
        words.length <= 2 &&
        (whole
          ? words.at(-1) === token.lemma
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
