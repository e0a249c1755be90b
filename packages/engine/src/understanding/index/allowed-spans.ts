import { isRooted } from "../text/same-root.ts";
import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import type { Graph } from "./graph.ts";
import type { Lateness } from "./lateness.ts";
import { spanOf } from "./spans-of-rows.ts";
import { allAbove } from "./tables-above.ts";

const lengths: ReadonlySet<string> = new Set("duration period term days day length limit time".split(" "));
const allowing: ReadonlySet<string> = new Set(
  "allowed max maximum permitted lending lend loan rental rent hire borrowing".split(" "),
);
const otherUnits: ReadonlySet<string> = new Set("minute hour week month year".split(" "));
/** More days than anything is lent for. */
const longest = 400;

/**
 * By when what is lent is due back where no date tells it: the days that it may be kept ("rental duration" of films, "loan period" of kinds of
 * members), which the rows with the day on which it went out lead to.
 */
export function allowedSpans(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  graph: Graph,
): Lateness[] {
  return tables.flatMap((entry): Lateness[] => {
    const span = spanOf({ tables, columns }, entry.id);
    const done = span?.until ?? null;
    if (span === null || done === null || !done.words.some((word) => /^(?:return|back|brought)/.test(word)))
      return [];
    const isAllowed = ({ column, words, foreign }: ColumnEntry): boolean =>
      !foreign &&
      isNumeric(column) &&
      Number(column.profile?.maximum ?? longest) <= longest &&
      words.some((word) => lengths.has(word)) &&
      !words.some((word) => otherUnits.has(word)) &&
      words.some((word) => allowing.has(word) || entry.words.some((row) => isRooted(row, word)));
    const [only, other] = allAbove(entry, { tables, graph }).flatMap(({ table, path }) =>
      table.columns.flatMap((id) => {
        const column = columns[id];
        return column !== undefined && isAllowed(column) ? [{ days: column, path }] : [];
      }),
    );
    if (only === undefined || other !== undefined) return [];
    return [{ kind: "allowed", table: entry.id, from: span.from, done, ...only }];
  });
}
