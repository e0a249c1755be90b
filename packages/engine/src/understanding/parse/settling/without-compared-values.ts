import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

const compared =
  /^(?:(?:is |are |was |were )?(?:above|below|over|under|(?:more|less|greater|higher|lower) than|at (?:least|most)|between|exceeds?|exceeding|<|>|=))(?: |$)/;
const longest = 3;

/** "Salary above 50,000" where a reason is called "Salary", too: what is compared is the number. */
export const withoutComparedValues = (links: readonly Link[], tokens: readonly Token[]): readonly Link[] =>
  links.filter(
    (value) =>
      value.kind !== "value" ||
      !compared.test(
        tokens
          .slice(value.end, value.end + longest)
          .map(({ text }) => text)
          .join(" "),
      ) ||
      !links.some((link) => isNumberOf(link, value)),
  );

const isNumberOf = (link: Link, { start, end }: Link): boolean =>
  link.kind === "column" &&
  link.start <= start &&
  link.end === end &&
  link.options.some(({ kind, evidence }) => kind === "number" && evidence === "exact");
