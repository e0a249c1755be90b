import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import { deed } from "../links/find-deed-links.ts";
import type { Link } from "../links/link.ts";

/** "Orders paid by card" with "order payments": the orders and what was done with them, and no rows that are called after both. */
export function withoutDeedNames(
  links: readonly Link[],
  tokens: readonly Token[],
  index: ModelIndex,
): readonly Link[] {
  const isRowsDone = (link: Link): boolean => {
    const [rows, done] = [tokens[link.end - 2], tokens[link.end - 1]];
    if (link.kind !== "table" || link.end - link.start < 2 || rows === undefined || done === undefined)
      return false;
    if (rows.text === rows.lemma || !deed.test(done.text)) return false;
    if (index.tables[link.table]?.words.includes(done.text) === true) return false;
    return links.some(
      (other) =>
        other.kind === "table" &&
        other.table !== link.table &&
        other.evidence === "exact" &&
        other.start === link.start &&
        other.end === link.end - 1,
    );
  };
  return links.filter((link) => !isRowsDone(link));
}
