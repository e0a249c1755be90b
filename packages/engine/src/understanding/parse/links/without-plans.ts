import type { ModelIndex } from "../../index/model-index.ts";
import { planned } from "../../lexicon/planned.ts";
import { revenueWords } from "../../lexicon/revenue-words.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "./link.ts";

/** "Revenue" of a table of revenue targets, which are asked for by their name. */
export function isPlanUnsaid(link: Link, tokens: readonly Token[], { tables }: ModelIndex): boolean {
  if (link.kind !== "table" || tables[link.table]?.words.some((word) => planned.test(word)) !== true)
    return false;
  return !saysPlan(tokens.slice(link.start, link.end));
}

const saysPlan = (span: readonly Token[]): boolean =>
  span.some(({ text, lemma: word }) => planned.test(text) || planned.test(word));

/** "Revenue" beside a target of it: the one that was earned, where another number is called so or sales tell it. */
export function withoutPlans(link: Link, tokens: readonly Token[], { columns, ...index }: ModelIndex): Link {
  const span = tokens.slice(link.start, link.end);
  if (link.kind !== "column" || saysPlan(span)) return link;
  const options = link.options.filter(
    ({ column, kind }) =>
      kind !== "number" || columns[column]?.words.some((word) => planned.test(word)) !== true,
  );
  const earned = (index.takings ?? index.revenue ?? index.lines) !== null;
  const isMoney = earned && span.length === 1 && revenueWords.has(span[0]?.text ?? "");
  return options.length > 0 || isMoney ? { ...link, options } : link;
}
