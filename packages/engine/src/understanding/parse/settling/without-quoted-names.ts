import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

/** 'Type code "SALE"' where a table holds sales: what stands in quotes is what the data has it for, and names no rows or column of them. */
export function withoutQuotedNames(links: readonly Link[], tokens: readonly Token[]): readonly Link[] {
  const quoted = links.filter(
    (link) => link.kind === "value" && link.end === link.start + 1 && tokens[link.start]?.kind === "quoted",
  );
  const isHeld = ({ start, end }: Link): boolean =>
    quoted.some((value) => value.start === start && value.end === end);
  return quoted.length === 0
    ? links
    : links.filter((link) => (link.kind !== "table" && link.kind !== "column") || !isHeld(link));
}
