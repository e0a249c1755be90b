import { isTime, type TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { isPersonal } from "../../../index/persons.ts";
import { roles, workers } from "../../../lexicon/workers.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { isRooted } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { numberAt } from "../counts/number-at.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const ranking = /^(?:most|least|fewest|best|worst|highest|lowest|longest|shortest|fastest|slowest)$/;
const clients = /^(?:buys|bought|orders|ordered|books|booked|spends|spent|pays|paid)$/;

/**
 * "Who closed the most calls?" of a single table: its one column that is called after those who do such work. Of what clients do,
 * nothing is written out. Of several tables: the one whose people the rows that are ranked belong to.
 */
export function whoRanks(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at !== 0 || tokens[0]?.text !== "who") return null;
  if (!tokens.some(({ text }) => ranking.test(text))) return null;
  if (index.tables.length > 1) return whoOfRows(tokens, index) ?? whoOfNumber(tokens, index);
  if (tokens.some(({ text }) => clients.test(text))) return null;
  const [doer, other] = index.columns.filter(
    ({ column, words }) => column.physicalType === "string" && workers.has(words.at(-1) ?? ""),
  );
  if (doer === undefined || other !== undefined) return null;
  const words = `which ${doer.words.join(" ")}`;
  const done = doneAt(tokens[1], index);
  return done === null ? { words, tokens: 1 } : { words: `${words} ${done}`, tokens: 2 };
}

/** "Who worked the most hours" of hours worked, "who took the fewest days": the one table of people that rows with this number name one row of. */
function whoOfNumber(tokens: readonly Token[], index: ModelIndex): Written | null {
  const most = tokens.findIndex(({ text }) => /^(?:most|least|fewest)$/.test(text));
  const verb = textAt(tokens, most - 1) === "the" ? most - 2 : most - 1;
  const whole = most < 0 || verb !== 1 ? 0 : numberAt(tokens, most + 1, index);
  const key = tokens.slice(most + 1, most + 1 + whole).map(({ lemma }) => lemma);
  const split = [tokens[most + 1]?.lemma, tokens[verb]?.lemma].join("");
  const size = whole === 0 && verb === 1 && index.words.phrases.has(split) ? 1 : whole;
  const [named, second] = (index.words.phrases.get(whole === 0 ? split : key.join("")) ?? []).filter(
    ({ kind }) => kind === "column",
  );
  const column = size === 0 || second !== undefined ? undefined : index.columns[named?.id ?? -1];
  const doers = column === undefined ? null : doersOf(column.table, index);
  if (column === undefined || doers === null || column.column.additivity !== "additive") return null;
  const end = textAt(tokens, most) === "most" ? "highest" : "lowest";
  return {
    words: `which ${doers.words.join(" ")} has the ${end} total ${column.column.label}`,
    tokens: most + 1 + size,
  };
}

/** "Who had the most orders in May": the one table of people that each order names one row of. */
function whoOfRows(tokens: readonly Token[], index: ModelIndex): Written | null {
  const rows = tokens.map((token) => tableCalled(token, index)).find((table) => table !== null);
  if (rows === undefined || isPeopled(rows, index)) return null;
  const doers = doersOf(rows.id, index);
  return doers === null ? null : { words: `which ${doers.words.join(" ")}`, tokens: 1 };
}

/** The one table of people that each row of a table names one row of. */
export function doersOf(rows: number, index: ModelIndex): TableEntry | null {
  const parents = (index.graph.ways[rows] ?? []).filter(({ toOne }) => toOne);
  const people = new Set(
    parents.flatMap(({ to }) => index.tables[to] ?? []).filter((table) => isPeopled(table, index)),
  );
  const [doers, other] = people;
  return other === undefined ? (doers ?? null) : null;
}

const people: ReadonlySet<string> = new Set(
  "volunteer donor patron guest tenant patient user subscriber".split(" "),
);

const isPeopled = (table: TableEntry, { columns }: ModelIndex): boolean =>
  people.has(table.words.at(-1) ?? "") || roles.has(table.words.at(-1) ?? "") || isPersonal(table, columns);

/** "Who settles the most claims": what a date of settling tells is that they settled them. */
function doneAt(verb: Token | undefined, { columns }: ModelIndex): string | null {
  if (verb === undefined || !/^[a-z]{4,}s$/.test(verb.text)) return null;
  const done = verb.text.replace(/e?s$/, "ed");
  const dated = columns.some(
    ({ column, words }) => isTime(column) && words.some((word) => word.length > 3 && isRooted(done, word)),
  );
  return dated ? done : null;
}

whoRanks.needs = ["who"];
