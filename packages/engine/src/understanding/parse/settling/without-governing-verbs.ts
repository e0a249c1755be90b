import { findRoutes } from "../../index/graph.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Link } from "../links/link.ts";

/**
 * Values that a verb with an object only looks like: "candidates holding a degree" are in no state "on hold", and "which branch collected the
 * most fines" asks for no "collected" reservations, which are not of fines. "Rejected the most candidates" of applications, each by one of these, is
 * such a state.
 */
export const withoutGoverningVerbs = (
  links: readonly Link[],
  tokens: readonly Token[],
  index: ModelIndex,
): readonly Link[] =>
  links.flatMap((link): Link[] => {
    if (link.kind !== "value" || link.end !== link.start + 1 || !governs(tokens, link.start)) return [link];
    const most = tokens[link.end + 1] !== undefined && ranks.has(textAt(tokens, link.end + 1));
    const object = most ? tableNamed(tokens[link.end + 2], index) : null;
    const isGone = /..ing$/.test(textAt(tokens, link.start));
    const options = link.options.filter(({ column, evidence }) => {
      if (isGone && (evidence === "partial" || evidence === "stem")) return false;
      const table = index.columns[column]?.table ?? -1;
      return object === null || object.id === table || isOf(table, object.id, index);
    });
    return options.length === 0 ? [] : [{ ...link, options }];
  });

/** Whether a participle stands before an object with an article. */
const governs = (tokens: readonly Token[], at: number): boolean =>
  /..(?:ed|ing)$/.test(textAt(tokens, at)) && articles.has(textAt(tokens, at + 1));

/** Whether each row of a table is of one of another. */
const isOf = (table: number, whole: number, { graph }: ModelIndex): boolean =>
  findRoutes(graph, table, whole, { count: 1, preferred: new Set() })[0]?.toOne === true;

const articles: ReadonlySet<string> = new Set("a an the any".split(" "));
const ranks: ReadonlySet<string> = new Set("most fewest least".split(" "));
