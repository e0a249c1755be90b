import type { GridColumn, GridTable } from "../grid-database.ts";
import type { Families, GridQuestion } from "../grid-question.ts";
import { oneOf, pluralOf } from "../words.ts";

/** Things inside of a table: how many different kinds each kind has, and how many rows each of what is told by a number alone. */
export const inside: Families = (table) => [...kindsOfKinds(table), ...numbered(table)];

const fewest = 3;

/** "Which species has the most different islands": two kinds of the same rows, of which neither names them. */
function kindsOfKinds({ sql, columns, naming, rows }: GridTable): GridQuestion[] {
  const [one, other] = columns.filter(
    (column) =>
      column.role === "category" &&
      column !== naming &&
      column.distinct >= fewest &&
      column.distinct <= rows / fewest,
  );
  if (one === undefined || other === undefined) return [];
  const many = pluralOf(other.words);
  const counted = `count(DISTINCT ${other.sql})`;
  const tallies = `SELECT ${one.sql} AS k, ${counted} AS n FROM ${sql} WHERE ${one.sql} IS NOT NULL GROUP BY 1`;
  return [
    {
      family: "kinds with the most kinds",
      question: oneOf(sql, [
        `which ${one.said} has the most different ${many}?`,
        `${one.said} with the highest number of different ${many}`,
      ]),
      sql: `SELECT k FROM (${tallies}) WHERE n = (SELECT max(n) FROM (${tallies}))`,
      others: [],
    },
    {
      family: "number of kinds by kind",
      question: `number of different ${many} by ${one.said}`,
      sql: tallies,
      others: [`SELECT ${one.sql}, ${counted} FROM ${sql} GROUP BY 1`],
    },
  ];
}

/** "What share of members have more than one order" where a member is a number in the orders' rows. */
function numbered({ sql, noun, columns, rows, parents }: GridTable): GridQuestion[] {
  const key = columns.find(
    (column) =>
      isThing(column, rows) &&
      !noun.includes(column.words[0] ?? "") &&
      !parents.some(({ column: own }) => own === column.sql),
  );
  if (key === undefined) return [];
  const whose = pluralOf(key.words.slice(0, -1));
  const many = pluralOf(noun);
  const tallies = `SELECT ${key.sql} AS k, count(*) AS n FROM ${sql} WHERE ${key.sql} IS NOT NULL GROUP BY 1`;
  return [
    {
      family: "things with one row",
      question: oneOf(sql, [
        `${whose} with only one ${noun.join(" ")}`,
        `which ${whose} have exactly one ${noun.join(" ")}?`,
      ]),
      sql: `SELECT k FROM (${tallies}) WHERE n = 1`,
      others: [],
    },
    {
      family: "share of things with several rows",
      question: `what percentage of ${whose} have more than one ${noun.join(" ")}?`,
      sql: `SELECT 100.0 * count(*) FILTER (WHERE n > 1) / count(*) FROM (${tallies})`,
      others: [`SELECT 1.0 * count(*) FILTER (WHERE n > 1) / count(*) FROM (${tallies})`],
    },
    {
      family: "number of things with several rows",
      question: `how many ${whose} have at least 2 ${many}?`,
      sql: `SELECT count(*) FROM (${tallies}) WHERE n >= 2`,
      others: [],
    },
  ];
}

const marks: ReadonlySet<string> = new Set(["id", "no", "number"]);

const isThing = ({ role, words, distinct, filled }: GridColumn, rows: number): boolean =>
  role === "key" &&
  words.length === 2 &&
  marks.has(words[1] ?? "") &&
  distinct > fewest &&
  distinct < filled * 0.8 &&
  filled > rows / 2;
