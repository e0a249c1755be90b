import type { ModelIndex } from "../../index/model-index.ts";
import { isPartNamed } from "../../index/rows-named.ts";
import type { Link } from "./link.ts";

/** "Receipts" of a sheet of receipt lines that numbers its receipts are no lines. */
export const areParts = (link: Link, inner: ModelIndex["inner"], { tables }: ModelIndex): boolean =>
  link.kind === "table" &&
  link.evidence === "partial" &&
  isPartNamed(tables[link.table]?.words ?? []) &&
  inner.some(({ table, key }) => table === link.table && key !== null);

/** "Orders" are no order lines where both have the word in their name. */
export const isPartOf = (link: Link, links: readonly Link[], { parts }: ModelIndex): boolean =>
  link.kind === "table" &&
  link.evidence === "partial" &&
  links.some((other) => other.kind === "table" && other.table === parts.get(link.table));
