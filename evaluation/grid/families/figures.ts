import type { GridColumn, GridDatabase, GridTable } from "../grid-database.ts";
import type { Families, GridQuestion } from "../grid-question.ts";
import { oneOf, pluralOf } from "../words.ts";
import { grouped } from "./counts.ts";

/** Averages, extremes and totals of a table's own numbers, and its rows by them. */
export const figures: Families = async (table, database) => {
  const questions = await Promise.all(
    table.columns
      .filter(({ role }) => role === "measure")
      .map(async (measure) => [
        ...figuresOf(table, measure, isUnmistakable(measure, database)),
        ...(await boundsOf(table, measure, database)),
        ...(await leadersOf(table, measure, database)),
      ]),
  );
  return questions.flat();
};

/** Whether a number adds up over rows, by its name. */
export const isSummed = ({ name }: GridColumn): boolean => adds.test(name) && !doesNotAdd.test(name);

const adds = /amount|total|cost|quantity|qty|revenue|sales|fee|units|charge|spend|payment|discount|tax/i;
const doesNotAdd = /unit|price|rate|percent|pct/i;

/** Whether a number is called the same in no other table, so that its name alone says which is meant. */
export const isUnmistakable = ({ words }: GridColumn, { tables }: GridDatabase): boolean =>
  words.join(" ") !== "total" &&
  tables.filter(({ columns }) => columns.some((other) => other.words.join(" ") === words.join(" "))).length <
    2;

function figuresOf(
  { sql, noun, columns, naming }: GridTable,
  measure: GridColumn,
  alone: boolean,
): GridQuestion[] {
  const [one, many, full] = [noun.join(" "), pluralOf(noun), measure.words.join(" ")];
  const { said } = measure;
  const key = sql + measure.sql;
  const kinds = columns.filter((column) => column.role === "category" && column !== naming);
  const kind = kinds.length === 0 ? null : oneOf(key, kinds);
  const isSum = isSummed(measure);
  const questions: GridQuestion[] = [
    {
      family: "average",
      question: oneOf(key, [
        `average ${said} of ${many}`,
        `what is the average ${said} of a ${one}`,
        `avg ${said} per ${one}`,
        ...(alone ? [`mean ${full}`] : []),
      ]),
      sql: `SELECT avg(${measure.sql}) FROM ${sql}`,
      others: [],
    },
    {
      family: "highest figure",
      question: oneOf(key, [
        `highest ${said} of any ${one}`,
        ...(alone ? [`what is the highest ${full}`, `maximum ${full}`] : []),
        `largest ${full} of all ${many}`,
      ]),
      sql: `SELECT max(${measure.sql}) FROM ${sql}`,
      others: [],
    },
  ];
  if (kind !== null && alone)
    questions.push({
      family: "average by own column",
      question: oneOf(key, [
        `average ${said} by ${kind.said}`,
        `avg ${said} of ${many} by ${kind.said}`,
        `what is the average ${said} for each ${kind.said}`,
      ]),
      ...grouped(`avg(${measure.sql})`, `FROM ${sql}`, kind.sql),
    });
  if (isSum && alone)
    questions.push({
      family: "total",
      question: oneOf(key, [`total ${full}`, `sum of ${full}`, `what is the total ${full} of all ${many}`]),
      sql: `SELECT sum(${measure.sql}) FROM ${sql}`,
      others: [],
    });
  if (isSum && alone && kind !== null)
    questions.push({
      family: "total by own column",
      question: oneOf(key, [
        `total ${said} by ${kind.said}`,
        `total ${full} per ${kind.said}`,
        `sum of ${full} for each ${kind.said}`,
      ]),
      ...grouped(`sum(${measure.sql})`, `FROM ${sql}`, kind.sql),
    });
  return questions;
}

async function boundsOf(
  { sql, noun, naming }: GridTable,
  { sql: measure, said }: GridColumn,
  { query }: GridDatabase,
): Promise<GridQuestion[]> {
  const [[quantile] = []] = await query(`SELECT quantile_disc(${measure}, 0.7) FROM ${sql}`);
  const bound = Math.round(Number(quantile));
  const above = `FROM ${sql} WHERE ${measure} > ${bound}`;
  const [[count] = []] = await query(`SELECT count(*) ${above}`);
  if (quantile === null || Number(count) === 0) return [];
  const many = pluralOf(noun);
  const questions: GridQuestion[] = [
    {
      family: "count above a bound",
      question: oneOf(sql + measure, [
        `how many ${many} have a ${said} over ${bound}`,
        `number of ${many} with ${said} above ${bound}`,
        `how many ${many} with more than ${bound} ${said}`,
      ]),
      sql: `SELECT count(*) ${above}`,
      others: [],
    },
  ];
  if (naming !== null)
    questions.push(
      {
        family: "rows above a bound",
        question: oneOf(sql + measure, [
          `${many} with ${said} over ${bound}`,
          `list ${many} with a ${said} above ${bound}`,
          `which ${many} have a ${said} of more than ${bound}`,
        ]),
        sql: `SELECT ${naming.sql} ${above}`,
        others: [],
      },
      {
        family: "rows above the average",
        question: oneOf(sql + measure, [
          `which ${many} have a ${said} above average`,
          `${many} whose ${said} is above the average`,
        ]),
        sql: `SELECT ${naming.sql} FROM ${sql} WHERE ${measure} > (SELECT avg(${measure}) FROM ${sql})`,
        others: [],
      },
    );
  return questions;
}

async function leadersOf(
  { sql, noun, naming }: GridTable,
  { sql: measure, said }: GridColumn,
  { query }: GridDatabase,
): Promise<GridQuestion[]> {
  const leaders = await query(
    `SELECT ${measure} FROM ${sql} WHERE ${measure} IS NOT NULL ORDER BY 1 DESC LIMIT 6`,
  );
  if (naming === null || new Set(leaders.map(([figure]) => figure)).size < 6) return [];
  const leading = `SELECT ${naming.sql} FROM ${sql} ORDER BY ${measure} DESC NULLS LAST LIMIT`;
  const [one, many] = [noun.join(" "), pluralOf(noun)];
  return [
    {
      family: "first five",
      question: oneOf(sql + measure, [`top 5 ${many} by ${said}`, `5 ${many} with the highest ${said}`]),
      sql: `${leading} 5`,
      others: [],
    },
    {
      family: "first one",
      question: oneOf(sql + measure, [
        `which ${one} has the highest ${said}`,
        `${one} with the highest ${said}`,
      ]),
      sql: `${leading} 1`,
      others: [],
    },
  ];
}
