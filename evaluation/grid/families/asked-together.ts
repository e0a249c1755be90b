import {
  type GridColumn,
  type GridDatabase,
  type GridReference,
  type GridTable,
  withParent,
} from "../grid-database.ts";
import type { Families, GridQuestion } from "../grid-question.ts";
import { oneOf, pluralOf } from "../words.ts";
import { grouped } from "./counts.ts";

/** Two things of the same rows at once: how many there are beside a figure of theirs, a name beside a count, parents by rows that go on. */
export const askedTogether: Families = async (table, database) => {
  const questions = await Promise.all(
    table.parents.map(async (reference) => [
      ...goingOn(table, reference),
      ...(await nameAndCount(table, reference, database)),
    ]),
  );
  return [...countAndAverage(table), ...questions.flat()];
};

function countAndAverage({ sql, noun, columns, naming }: GridTable): GridQuestion[] {
  const kind = columns.find((column) => column.role === "category" && column !== naming);
  const measure = columns.find(({ role }) => role === "measure");
  if (kind === undefined || measure === undefined) return [];
  const many = pluralOf(noun);
  return [
    {
      family: "count and average",
      question: oneOf(sql, [
        `the count and the average ${measure.said} of ${many} by ${kind.said}`,
        `count and average ${measure.said} of ${many} per ${kind.said}`,
      ]),
      ...grouped(`count(*), avg(${measure.sql})`, `FROM ${sql}`, kind.sql),
    },
  ];
}

/** Names of dates on which rows are over. */
const ends = /^(?:end|ended|cancelled|canceled|closed|terminated|left)(?:_(?:on|at|date))$/i;

function goingOn({ sql, noun, rows, columns }: GridTable, { table, column }: GridReference): GridQuestion[] {
  const end = columns.find(({ name, filled }) => ends.test(name) && filled < rows);
  if (end === undefined || columns.some(isState)) return [];
  const [one, many, owners] = [noun.join(" "), pluralOf(noun), pluralOf(table.noun)];
  return [
    {
      family: "parents with a row that goes on",
      question: oneOf(sql + table.sql, [
        `how many ${owners} have an active ${one}`,
        `number of ${owners} with current ${many}`,
      ]),
      sql: `SELECT count(DISTINCT ${column}) FROM ${sql} WHERE ${end.sql} IS NULL`,
      others: [],
    },
  ];
}

const isState = ({ words }: GridColumn): boolean => words.includes("status") || words.includes("state");

async function nameAndCount(
  table: GridTable,
  reference: GridReference,
  { query }: GridDatabase,
): Promise<GridQuestion[]> {
  const { noun } = table;
  const { table: parent, refColumn } = reference;
  if (parent.naming === null) return [];
  const inner = withParent(table, reference);
  const tallies = await query(`SELECT count(*) ${inner} GROUP BY p.${refColumn} ORDER BY 1 DESC`);
  const bound = Number(tallies[Math.floor(tallies.length * 0.3)]?.[0] ?? 0);
  if (bound < 2 || Number(tallies[0]?.[0]) <= bound) return [];
  return [
    {
      family: "name and count of parents",
      question: `which ${pluralOf(parent.noun)} have more than ${bound} ${pluralOf(noun)}? Show the name and the count.`,
      sql: `SELECT any_value(p.${parent.naming.sql}), count(*) ${inner} GROUP BY p.${refColumn} HAVING count(*) > ${bound}`,
      others: [],
    },
  ];
}
