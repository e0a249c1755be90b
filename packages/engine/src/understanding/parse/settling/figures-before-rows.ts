import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

const owners: ReadonlySet<string> = new Set("whose their his her its average avg mean median".split(" "));
const related: ReadonlySet<string> = new Set(["correlation", "correlate"]);

/**
 * "Whose salary is above", "average salary by month", "the correlation of score and salary" where rows are called by the one number that they hold: that number, and
 * not the rows.
 */
export function figuresBeforeRows(links: readonly Link[], tokens: readonly Token[]): readonly Link[] {
  const correlated = tokens.some(({ lemma }) => related.has(lemma));
  return links.filter(
    (link) =>
      link.kind !== "table" ||
      !(correlated || owners.has(textAt(tokens, link.start - 1))) ||
      !links.some(
        (other) =>
          other.kind === "column" &&
          other.start === link.start &&
          other.end === link.end &&
          other.options.some(
            ({ kind, evidence, table }) => kind === "number" && evidence === "core" && table === link.table,
          ),
      ),
  );
}
