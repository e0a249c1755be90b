import type { ModelIndex } from "../../index/model-index.ts";
import { workers } from "../../lexicon/workers.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

const ranking = /^(?:most|least|fewest|best|worst|highest|lowest|longest|shortest|fastest|slowest)$/;
const clients = /^(?:buys|bought|orders|ordered|books|booked|spends|spent|pays|paid)$/;

/**
 * "Who closed the most calls?" of a single table: its one column that is called after those who do such work. Of what clients do,
 * nothing is written out.
 */
export function whoRanks(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at !== 0 || tokens[0]?.text !== "who" || index.tables.length !== 1) return null;
  if (!tokens.some(({ text }) => ranking.test(text)) || tokens.some(({ text }) => clients.test(text)))
    return null;
  const [doer, other] = index.columns.filter(
    ({ column, words }) => column.physicalType === "string" && workers.has(words.at(-1) ?? ""),
  );
  return doer === undefined || other !== undefined
    ? null
    : { words: `which ${doer.words.join(" ")}`, tokens: 1 };
}
