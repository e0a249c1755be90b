import { boundSaid, isBoundOfOther } from "../../../index/bound-of-other.ts";
import type { ColumnEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const owners: ReadonlySet<string> = new Set("their his her its the of for in a an this that".split(" "));
const farthest = 6;

/** "Above the maximum of their grade", "the min salary for the position": the one such bound that is told of the rows behind. */
export function boundOfRows(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const bound = boundSaid(textAt(tokens, at));
  if (bound === null) return null;
  const joint = ["of", "for", "in"].includes(textAt(tokens, at + 1)) ? at + 1 : at + 2;
  if (!["of", "for", "in"].includes(textAt(tokens, joint))) return null;
  let place = joint;
  while (place < at + farthest && owners.has(textAt(tokens, place))) place += 1;
  const table = tableNamed(tokens[place], index);
  const told = tokens[joint - 1];
  const [only, other] = index.columns.filter(
    (entry) =>
      entry.table === table?.id &&
      isBoundOfOther(entry, index.columns) &&
      entry.core.some((word) => boundSaid(word) === bound) &&
      (joint === at + 1 || tells(entry, told)),
  );
  if (only === undefined || other !== undefined) return null;
  return { words: only.column.label, tokens: place + 1 - at };
}

const tells = ({ words }: ColumnEntry, token: Token | undefined): boolean =>
  token !== undefined && words.includes(token.lemma);

boundOfRows.needs = ["min", "max", "minimum", "maximum"];
