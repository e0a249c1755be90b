import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

const operators: ReadonlySet<string> = new Set("times multiplied divided minus plus".split(" "));

/** "Population times income per head": what the two come to together, and not each of them, between which the operator would be left unread. */
export function withoutOperands(links: readonly Link[], tokens: readonly Token[]): readonly Link[] {
  const formulas = links.filter((link) => isFormula(link) && spellsOut(link, tokens));
  return formulas.length === 0
    ? links
    : links.filter(
        (link) =>
          link.kind !== "column" ||
          !formulas.some(({ start, end }) => link.start >= start && link.end <= end),
      );
}

const isFormula = (link: Link): boolean =>
  link.kind === "metric" && link.metric.kind === "formula" && link.metric.formula.kind === "arithmetic";

const spellsOut = ({ start, end }: Link, tokens: readonly Token[]): boolean =>
  tokens.slice(start, end).some((_, offset) => operators.has(textAt(tokens, start + offset)));
