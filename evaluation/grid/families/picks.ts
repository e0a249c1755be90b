import { type GridColumn, type GridDatabase, type GridTable, literal } from "../grid-database.ts";
import type { Families, GridQuestion } from "../grid-question.ts";
import { oneOf, pluralOf } from "../words.ts";
import { plainValues } from "./conditions.ts";
import { grouped } from "./counts.ts";
import { isUnmistakable } from "./figures.ts";

/** Rows and figures under two conditions, either of two values, all but one, and lists in an order. */
export const picks: Families = async (table, database) => {
  const kinds = table.columns.filter((column) => column.role === "category" && column !== table.naming);
  const measure = table.columns.find(
    (column) => column.role === "measure" && isUnmistakable(column, database),
  );
  const [kind, other] = kinds;
  if (kind === undefined) return [];
  const values = await plainValues(table.sql, kind.sql, database);
  const [one, two] = values;
  if (one === undefined || two === undefined) return [];
  const picked = { table, kind, values: [one, two] as const };
  return [
    ...eitherOf(picked),
    ...(measure === undefined ? [] : await withBounds(picked, measure, database)),
    ...(other === undefined ? [] : await withOther(picked, other, database)),
  ];
};

type Picked = { table: GridTable; kind: GridColumn; values: readonly [string, string] };

function eitherOf({ table: { sql, noun }, kind, values: [one, two] }: Picked): GridQuestion[] {
  const many = pluralOf(noun);
  const key = sql + kind.sql;
  const [first, second] = [one.toLowerCase(), two.toLowerCase()];
  const is = (value: string): string => `${kind.sql} = ${literal(value)}`;
  return [
    {
      family: "either of two values",
      question: oneOf(key, [
        `how many ${many} with ${kind.said} ${first} or ${second}`,
        `number of ${many} whose ${kind.said} is ${first} or ${second}`,
      ]),
      sql: `SELECT count(*) FROM ${sql} WHERE ${is(one)} OR ${is(two)}`,
      others: [],
    },
    {
      family: "all but a value",
      question: oneOf(key, [
        `how many ${many} with ${kind.said} other than ${first}`,
        `number of ${many} excluding ${kind.said} ${first}`,
        `how many ${many} whose ${kind.said} is not ${first}`,
      ]),
      sql: `SELECT count(*) FROM ${sql} WHERE ${kind.sql} <> ${literal(one)}`,
      others: [`SELECT count(*) FROM ${sql} WHERE ${kind.sql} IS DISTINCT FROM ${literal(one)}`],
    },
    {
      family: "neither of two values",
      question: oneOf(key, [
        `how many ${many} with ${kind.said} neither ${first} nor ${second}`,
        `number of ${many} excluding ${kind.said} ${first} and ${second}`,
      ]),
      sql: `SELECT count(*) FROM ${sql} WHERE ${kind.sql} NOT IN (${literal(one)}, ${literal(two)})`,
      others: [
        `SELECT count(*) FROM ${sql} WHERE ${kind.sql} IS NULL OR ${kind.sql} NOT IN (${literal(one)}, ${literal(two)})`,
      ],
    },
    {
      family: "how many more of one value",
      question: oneOf(key, [
        `how many more ${many} with ${kind.said} ${first} than with ${kind.said} ${second}`,
        `difference in the number of ${many} between ${kind.said} ${first} and ${second}`,
      ]),
      sql: `SELECT count(*) FILTER (WHERE ${is(one)}) - count(*) FILTER (WHERE ${is(two)}) FROM ${sql}`,
      others: [],
    },
  ];
}

async function withBounds(
  { table: { sql, noun, naming }, kind, values: [one] }: Picked,
  measure: GridColumn,
  { query }: GridDatabase,
): Promise<GridQuestion[]> {
  const { sql: figure, said } = measure;
  const many = pluralOf(noun);
  const [key, low] = [sql + kind.sql + figure, one.toLowerCase()];
  const is = `${kind.sql} = ${literal(one)}`;
  const [[small, large, size] = []] = await query(
    `SELECT quantile_disc(${figure}, 0.3), quantile_disc(${figure}, 0.7), count(DISTINCT ${figure}) FROM ${sql} WHERE ${is}`,
  );
  const [from, to] = [Math.round(Number(small)), Math.round(Number(large))];
  if (small === null || large === null || !(from < to)) return [];
  const questions: GridQuestion[] = [
    {
      family: "a value and a bound",
      question: oneOf(key, [
        `how many ${many} with ${kind.said} ${low} have a ${said} over ${from}`,
        `number of ${many} with ${kind.said} ${low} and ${said} above ${from}`,
      ]),
      sql: `SELECT count(*) FROM ${sql} WHERE ${is} AND ${figure} > ${from}`,
      others: [],
    },
    {
      family: "between two bounds",
      question: oneOf(key, [
        `how many ${many} have a ${said} between ${from} and ${to}`,
        `number of ${many} with ${said} from ${from} to ${to}`,
      ]),
      sql: `SELECT count(*) FROM ${sql} WHERE ${figure} BETWEEN ${from} AND ${to}`,
      others: [],
    },
    {
      family: "average of all but a value",
      question: oneOf(key, [
        `average ${said} of ${many} whose ${kind.said} is not ${low}`,
        `average ${said} of ${many} excluding ${kind.said} ${low}`,
      ]),
      sql: `SELECT avg(${figure}) FROM ${sql} WHERE ${kind.sql} <> ${literal(one)}`,
      others: [`SELECT avg(${figure}) FROM ${sql} WHERE ${kind.sql} IS DISTINCT FROM ${literal(one)}`],
    },
  ];
  if (naming !== null && Number(size) > 5)
    questions.push({
      family: "rows of a value with their figure",
      question: oneOf(key, [
        `names and ${said} of ${many} with ${kind.said} ${low}, highest ${said} first`,
        `list the ${many} with ${kind.said} ${low} and their ${said}, sorted by ${said} descending`,
      ]),
      sql: `SELECT ${naming.sql}, ${figure} FROM ${sql} WHERE ${is}`,
      others: [],
    });
  return questions;
}

async function withOther(
  { table: { sql, noun }, kind, values: [one] }: Picked,
  other: GridColumn,
  database: GridDatabase,
): Promise<GridQuestion[]> {
  const many = pluralOf(noun);
  const [second] = await plainValues(sql, other.sql, database);
  const is = `${kind.sql} = ${literal(one)}`;
  const key = sql + kind.sql + other.sql;
  const low = one.toLowerCase();
  const questions: GridQuestion[] = [
    {
      family: "groups of rows with a value",
      question: oneOf(key, [
        `number of ${many} with ${kind.said} ${low} by ${other.said}`,
        `how many ${many} with ${kind.said} ${low} are there per ${other.said}`,
      ]),
      ...grouped("count(*)", `FROM ${sql} WHERE ${is}`, other.sql),
    },
  ];
  if (second !== undefined)
    questions.push({
      family: "values of two columns",
      question: oneOf(key, [
        `how many ${many} with ${kind.said} ${low} and ${other.said} ${second.toLowerCase()}`,
        `number of ${many} where ${kind.said} is ${one} and ${other.said} is ${second}`,
      ]),
      sql: `SELECT count(*) FROM ${sql} WHERE ${is} AND ${other.sql} = ${literal(second)}`,
      others: [],
    });
  return questions;
}
