import type { TableEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { weights } from "../score/weights.ts";
import type { Candidate } from "../types.ts";

const { tieLead } = weights.doubt;

/**
 * "Payments by method" beside payments made and payments received: the readings of both, where the question says nothing that tells two such
 * tables apart and nothing speaks for one; empty elsewhere.
 */
export function twinTables(best: Candidate, others: readonly Candidate[], index: ModelIndex): Candidate[] {
  const said = best.matches.filter(({ kind, evidence }) => kind === "table" && evidence === "partial");
  const rival = others.find(
    (other) =>
      best.score - other.score < tieLead &&
      said.some(({ text, names }) =>
        other.matches.some(
          (match) =>
            match.kind === "table" &&
            match.text === text &&
            areTwins(tableOf(names, index), tableOf(match.names, index)),
        ),
      ),
  );
  return rival === undefined ? [] : [best, rival];
}

const tableOf = (name: string | null, { tables }: ModelIndex): TableEntry | undefined =>
  tables.find(({ table }) => table.name === name);

/** Whether two tables hold rows of one kind: "sales orders" and "purchase orders", "payments made" and "payments received". */
function areTwins(one: TableEntry | undefined, other: TableEntry | undefined): boolean {
  if (one === undefined || other === undefined || one === other || one.table.type !== other.table.type)
    return false;
  const [first, second] = [one.words, other.words];
  if (first.length < 2 || first.length !== second.length) return false;
  const differing = first.flatMap((word, at) => (word === second[at] ? [] : [at]));
  const [at, further] = differing;
  if (at === undefined || further !== undefined) return false;
  return (
    at < first.length - 1 || [one, other].every(({ table }) => participle.test(table.label.toLowerCase()))
  );
}

/** What a name ends in that says what was done with the rows. */
const participle = /(?:ed|made|paid|sent|lost|won|bought|sold|given|taken|held|in|out|due)$/;
