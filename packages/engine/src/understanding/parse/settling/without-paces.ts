import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

/**
 * "Monthly churn rate", "weekly revenue" where some rows hold that word (a plan that is billed monthly): before a figure that can be told for
 * any time, how often it is told. Before rows ("monthly plans"), and where it is named by itself ("billed monthly"), the value.
 */
export function withoutPaces(
  links: readonly Link[],
  tokens: readonly Token[],
  { columns }: ModelIndex,
): readonly Link[] {
  const isFigure = (link: Link): boolean =>
    link.kind === "metric" ||
    (link.kind === "column" &&
      link.options.some(
        ({ column, kind }) => kind === "number" && columns[column]?.column.additivity === "additive",
      ));
  const isRows = ({ kind }: Link): boolean => kind === "table" || kind === "value";
  return links.filter((link) => {
    if (link.kind !== "value" || link.end !== link.start + 1) return true;
    if (!pace.test(tokens[link.start]?.text ?? "")) return true;
    const behind = aggregated.test(tokens[link.end]?.text ?? "") ? link.end + 1 : link.end;
    const next = links.filter(({ start }) => start === behind);
    return !next.some(isFigure) || next.some(isRows);
  });
}

const pace = /^(?:daily|weekly|monthly|quarterly|yearly|annual)$/;
const aggregated = /^(?:total|average|avg|mean|median|overall)$/;
