import {
  type GridDatabase,
  type GridReference,
  type GridTable,
  literal,
  withParent,
} from "../grid-database.ts";
import type { Families, GridQuestion } from "../grid-question.ts";
import { oneOf, pluralOf } from "../words.ts";
import { plainValues } from "./conditions.ts";
import { isSummed, isUnmistakable } from "./figures.ts";

/** What an analyst asks of the parents of rows: their totals, averages and leaders, and who has rows with a value, none, or only those. */
export const parents: Families = async (table, database) => {
  const questions = await Promise.all(
    table.parents.map(async (reference) => [
      ...(await totalsOf(table, reference, database)),
      ...(await withValue(table, reference, database)),
    ]),
  );
  return questions.flat();
};

async function totalsOf(
  table: GridTable,
  reference: GridReference,
  database: GridDatabase,
): Promise<GridQuestion[]> {
  const { table: parent, refColumn, column } = reference;
  const measure = table.columns.find(
    (each) => each.role === "measure" && isSummed(each) && isUnmistakable(each, database),
  );
  if (parent.naming === null || measure === undefined) return [];
  const name = `any_value(p.${parent.naming.sql})`;
  const [owner, owners] = [parent.noun.join(" "), pluralOf(parent.noun)];
  const [said, figure] = [measure.words.join(" "), `sum(t.${measure.sql})`];
  const each = `${withParent(table, reference)} GROUP BY p.${refColumn}`;
  const totals = (await database.query(`SELECT ${figure} ${each} ORDER BY 1 DESC NULLS LAST`)).map(
    ([total]) => Number(total),
  );
  const [first, second, third, fourth] = totals;
  const bound = Math.floor((totals[Math.floor(totals.length / 3)] ?? 0) * 0.99);
  const key = table.sql + parent.sql + measure.sql;
  const all = `FROM ${parent.sql} p LEFT JOIN ${table.sql} t ON t.${column} = p.${refColumn}`;
  const questions: GridQuestion[] = [
    {
      family: "total by parent",
      question: oneOf(key, [
        `total ${said} by ${owner}`,
        `total ${said} of each ${owner}`,
        `${said} per ${owner}`,
      ]),
      sql: `SELECT ${name}, ${figure} ${each}`,
      others: [
        `SELECT p.${parent.naming.sql}, ${figure} ${withParent(table, reference)} GROUP BY 1`,
        `SELECT p.${parent.naming.sql}, ${figure} FROM ${table.sql} t LEFT JOIN ${parent.sql} p ON t.${column} = p.${refColumn} GROUP BY 1`,
        `SELECT ${name}, ${figure} ${all} GROUP BY p.${refColumn}`,
      ],
    },
    {
      family: "average total of parents",
      question: oneOf(key, [
        `average total ${said} per ${owner}`,
        `on average, what is the total ${said} of a ${owner}`,
      ]),
      sql: `SELECT avg(f) FROM (SELECT ${figure} AS f ${each})`,
      others: [`SELECT sum(f) / count(*) FROM (SELECT ${figure} AS f ${all} GROUP BY p.${refColumn})`],
    },
  ];
  if (bound > 0 && first !== undefined && first > bound)
    questions.push({
      family: "parents above a total",
      question: oneOf(key, [
        `${owners} with a total ${said} over ${bound}`,
        `which ${owners} have more than ${bound} in total ${said}`,
      ]),
      sql: `SELECT ${name} ${each} HAVING ${figure} > ${bound}`,
      others: [],
    });
  if (third !== undefined && third !== fourth && first !== second)
    questions.push({
      family: "first parents by total",
      question: oneOf(key, [
        `top 3 ${owners} by total ${said}`,
        `3 ${owners} with the highest total ${said}`,
      ]),
      sql: `SELECT ${name} ${each} ORDER BY ${figure} DESC NULLS LAST LIMIT 3`,
      others: [],
    });
  return questions;
}

async function withValue(
  table: GridTable,
  reference: GridReference,
  database: GridDatabase,
): Promise<GridQuestion[]> {
  const { table: parent, refColumn, column } = reference;
  const kind = table.columns.find((each) => each.role === "category" && each !== table.naming);
  if (parent.naming === null || kind === undefined) return [];
  const [value] = await plainValues(table.sql, kind.sql, database);
  if (value === undefined) return [];
  const [many, owner, owners] = [pluralOf(table.noun), parent.noun.join(" "), pluralOf(parent.noun)];
  const key = table.sql + parent.sql + kind.sql;
  const has = `t.${kind.sql} = ${literal(value)}`;
  const own = `SELECT 1 FROM ${table.sql} t WHERE t.${column} = p.${refColumn}`;
  const such = `${many} with ${kind.said} ${value.toLowerCase()}`;
  const named = `SELECT p.${parent.naming.sql} FROM ${parent.sql} p`;
  const leading = `${withParent(table, reference)} WHERE ${has} GROUP BY p.${refColumn} ORDER BY count(*) DESC`;
  const leaders = await database.query(`SELECT count(*) ${leading} LIMIT 2`);
  const questions: GridQuestion[] = [
    {
      family: "parents with a value",
      question: oneOf(key, [`which ${owners} have ${such}`, `${owners} that have ${such}`]),
      sql: `${named} WHERE EXISTS (${own} AND ${has})`,
      others: [`SELECT DISTINCT p.${parent.naming.sql} ${withParent(table, reference)} WHERE ${has}`],
    },
    {
      family: "parents without a value",
      question: oneOf(key, [`which ${owners} have no ${such}`, `${owners} without ${such}`]),
      sql: `${named} WHERE NOT EXISTS (${own} AND ${has})`,
      others: [],
    },
    {
      family: "parents with only a value",
      question: oneOf(key, [`which ${owners} have only ${such}`, `${owners} that only have ${such}`]),
      sql: `${named} WHERE EXISTS (${own}) AND NOT EXISTS (${own} AND (${has}) IS NOT TRUE)`,
      others: [],
    },
  ];
  if (leaders[0]?.[0] !== leaders[1]?.[0])
    questions.push({
      family: "parent with most of a value",
      question: oneOf(key, [
        `which ${owner} has the most ${such}`,
        `${owner} with the highest number of ${such}`,
      ]),
      sql: `SELECT any_value(p.${parent.naming.sql}) ${leading} LIMIT 1`,
      others: [],
    });
  return questions;
}
