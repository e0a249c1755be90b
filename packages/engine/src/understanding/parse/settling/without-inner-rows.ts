import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

/**
 * Rows without those that are part of a longer name: "the most absence days" of a number that is called so, which is how much it is, and neither
 * absences that are counted nor some other days; "sales reps" of a job that is called so, and not whoever works in sales.
 */
export const withoutInnerRows = (
  links: readonly Link[],
  _: readonly Token[],
  index: ModelIndex,
): readonly Link[] =>
  links.filter(
    (link) =>
      link.kind !== "table" ||
      !links.some((whole) => holdsFigure(whole, link) || holdsKind(whole, link, index)),
  );

type TableLink = Extract<Link, { kind: "table" }>;

const holdsFigure = (whole: Link, { start, end, table: of }: TableLink): boolean =>
  whole.kind === "column" &&
  whole.start === start &&
  whole.end > end &&
  whole.options.length === 1 &&
  whole.options.every(
    ({ evidence, kind, table }) => evidence === "exact" && kind === "number" && table === of,
  );

/** A kind of rows whose name ends in another word for these rows. */
const holdsKind = (
  whole: Link,
  { start, end, table, evidence }: TableLink,
  { columns }: ModelIndex,
): boolean =>
  evidence === "synonym" &&
  whole.kind === "value" &&
  whole.start < start &&
  whole.end === end &&
  whole.options.every((option) => all.has(option.evidence) && columns[option.column]?.table === table);

/** How words may be all of a value. */
const all: ReadonlySet<string> = new Set(["exact", "stem", "alias"]);
