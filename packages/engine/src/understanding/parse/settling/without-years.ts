import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

/**
 * "2023 vs 2022", "in 2022" of dated rows: the year, and no code that happens to be written so, unless the column of the code is named.
 * Columns that hold years keep them.
 */
export function withoutYears(
  links: readonly Link[],
  tokens: readonly Token[],
  { columns, traits }: ModelIndex,
): readonly Link[] {
  if (traits["model/timed"] !== 1) return links;
  const said = new Set(tokens.map(({ lemma }) => lemma));
  const isCode = (id: number): boolean => {
    const entry = columns[id];
    if (entry === undefined || entry.words.some((word) => said.has(word))) return false;
    const { physicalType, role, profile } = entry.column;
    const ends = [profile?.minimum, profile?.maximum].map((end) => String(end ?? ""));
    return physicalType === "string" && role !== "time" && !ends.every((end) => year.test(end));
  };
  return links.flatMap((link): Link[] => {
    const written =
      link.kind === "value" && link.end === link.start + 1 ? tokens[link.start]?.raw : undefined;
    if (link.kind !== "value" || written === undefined || !year.test(written)) return [link];
    const options = link.options.filter(({ column }) => !isCode(column));
    return options.length === 0 ? [] : [{ ...link, options }];
  });
}

const year = /^(?:19|20)\d\d$/;
