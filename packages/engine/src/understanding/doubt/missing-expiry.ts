import { fieldsOf, type SemanticQuery } from "@parlance/contract";
import { isTime } from "../index/entries.ts";
import { entryOf } from "../index/entry-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

const ended =
  /^(?:ends?|ending|ended|expires?|expiring|expired|expiry|expiration|lapses?|lapsing|lapsed|terminat(?:e|es|ing|ed))$/;
const runs = /^(?:run|runs|running|ran)$/;
const starts =
  /^(?:start|started|begin|began|open|opened|from|commence|commencement|signed|join|joined|effective)$/;
/** "The month ending in June", "the end of the year": ends of periods. */
const periods = /^(?:days?|weeks?|months?|quarters?|years?|periods?|weekends?|the|of)$/;

/** "Leases that run out next month" read by the date on which they start: of their end nothing is known. The word; empty elsewhere. */
export function missingExpiry(
  tokens: readonly Token[],
  { query, matches }: Candidate,
  index: ModelIndex,
): string[] {
  const said = tokens.find(({ text }, at) =>
    runs.test(text)
      ? tokens[at + 1]?.text === "out"
      : ended.test(text) && ![at - 1, at + 1].some((place) => periods.test(tokens[place]?.text ?? "")),
  );
  const filter = filterOf(query);
  if (said === undefined || filter === null) return [];
  // A state that rows are in ("expired") is told by the data.
  if (matches.some(({ kind, start, end }) => kind === "value" && start <= said.start && said.end <= end))
    return [];
  const times = fieldsOf(filter)
    .flatMap((field) => entryOf(field, index) ?? [])
    .filter(({ column }) => isTime(column));
  const onlyStarts = times.every(({ words }) => words.some((word) => starts.test(word)));
  return times.length > 0 && onlyStarts ? [said.raw] : [];
}

const filterOf = (query: SemanticQuery) =>
  query.kind === "list" || query.kind === "aggregate" ? query.filter : null;
