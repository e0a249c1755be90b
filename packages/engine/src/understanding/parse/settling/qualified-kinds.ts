import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

type ColumnLink = Extract<Link, { kind: "column" }>;

/**
 * "Payment method" of payments whose columns are a "pay_id", a "paid_on" and a "method": the word before a kind that is called so says what
 * the kind is of, and is no key, time or number of the same rows.
 */
export function qualifiedKinds(links: readonly Link[], tokens: readonly Token[]): readonly Link[] {
  const pairs = links.flatMap((link) => {
    const before = isNamedKind(link) ? links.find((each) => isQualifier(each, link, tokens)) : undefined;
    return before === undefined ? [] : [{ link, before }];
  });
  if (pairs.length === 0) return links;
  const dropped = new Set<Link>(pairs.flatMap(({ link, before }) => [link, before]));
  const joined = pairs.map(({ link, before }): Link => ({ ...link, start: before.start }));
  return [...links.filter((link) => !dropped.has(link)), ...joined].toSorted(
    (left, right) => left.start - right.start,
  );
}

const isNamedKind = (link: Link): link is ColumnLink =>
  link.kind === "column" &&
  link.options.some(({ evidence, kind }) => evidence === "exact" && kind === "text");

/** Right before the kind, in another form than the name of what it would else be: a noun, and no deed. */
const isQualifier = (link: Link, kind: ColumnLink, tokens: readonly Token[]): boolean =>
  link.kind === "column" &&
  link.end === kind.start &&
  link.end === link.start + 1 &&
  /(?:ment|ion|ing|al)$/.test(tokens[link.start]?.text ?? "") &&
  link.options.every(
    ({ evidence, kind: told, table }) =>
      evidence === "stem" &&
      told !== "text" &&
      told !== "flag" &&
      kind.options.some((option) => option.table === table),
  );
