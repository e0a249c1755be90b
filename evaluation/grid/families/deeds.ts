import {
  type GridColumn,
  type GridDatabase,
  type GridReference,
  type GridTable,
  literal,
  withParent,
} from "../grid-database.ts";
import type { Families, GridQuestion } from "../grid-question.ts";
import { oneOf, pluralOf } from "../words.ts";
import { plainValues } from "./conditions.ts";

/** What is asked of the parents of rows by two of their values and by two of their years: both, one and not the other, most in a year. */
export const deeds: Families = async (table, database) => {
  const questions = await Promise.all(
    table.parents.map(async (reference) => {
      const { table: parent } = reference;
      if (parent.naming === null) return [];
      const scene = { table, parent, reference, name: `p.${parent.naming.sql}` };
      return [...(await byValues(scene, database)), ...(await byYears(scene, database)), ...shares(scene)];
    }),
  );
  return questions.flat();
};

type Scene = { table: GridTable; parent: GridTable; reference: GridReference; name: string };

/** A condition that a parent has rows; `also` narrows them. */
const has = ({ table, reference: { column, refColumn } }: Scene, also: string): string =>
  `EXISTS (SELECT 1 FROM ${table.sql} t WHERE t.${column} = p.${refColumn} AND ${also})`;

const inner = ({ table, reference }: Scene): string => withParent(table, reference);

const each = ({ reference: { refColumn } }: Scene): string => `GROUP BY p.${refColumn}`;

async function byValues(scene: Scene, database: GridDatabase): Promise<GridQuestion[]> {
  const { table, parent, name } = scene;
  const kind = table.columns.find((column) => column.role === "category" && column !== table.naming);
  if (kind === undefined) return [];
  const [one, two] = await plainValues(table.sql, kind.sql, database);
  if (one === undefined || two === undefined) return [];
  const [many, owner, owners] = [pluralOf(table.noun), parent.noun.join(" "), pluralOf(parent.noun)];
  const key = table.sql + parent.sql + kind.sql;
  const is = (value: string): string => `t.${kind.sql} = ${literal(value)}`;
  const such = (value: string): string => `${kind.said} ${value.toLowerCase()}`;
  const named = `SELECT ${name} FROM ${parent.sql} p WHERE`;
  const tallies = await database.query(
    `SELECT count(*) ${inner(scene)} WHERE ${is(one)} ${each(scene)} ORDER BY 1 DESC`,
  );
  const bound = Number(tallies[Math.floor(tallies.length / 3)]?.[0] ?? 0);
  const ofValue = `SELECT count(*) ${inner(scene)} WHERE ${is(one)} ${each(scene)}`;
  const questions: GridQuestion[] = [
    {
      family: "parents with two values",
      question: oneOf(key, [
        `which ${owners} have both ${many} with ${such(one)} and ${many} with ${such(two)}`,
        `${owners} that have ${many} with ${such(one)} as well as ${many} with ${such(two)}`,
      ]),
      sql: `${named} ${has(scene, is(one))} AND ${has(scene, is(two))}`,
      others: [],
    },
    {
      family: "parents with one value and not another",
      question: oneOf(key, [
        `which ${owners} have ${many} with ${such(one)} but no ${many} with ${such(two)}`,
        `${owners} that have ${many} with ${such(one)} but none with ${such(two)}`,
      ]),
      sql: `${named} ${has(scene, is(one))} AND NOT ${has(scene, is(two))}`,
      others: [],
    },
    {
      family: "number of parents with a value",
      question: oneOf(key, [
        `how many ${owners} have ${many} with ${such(one)}`,
        `number of ${owners} with at least one of the ${many} with ${such(one)}`,
      ]),
      sql: `SELECT count(*) FROM ${parent.sql} p WHERE ${has(scene, is(one))}`,
      others: [],
    },
  ];
  if (bound > 1 && Number(tallies[0]?.[0]) > bound)
    questions.push({
      family: "parents with many of a value",
      question: oneOf(key, [
        `${owners} with more than ${bound} ${many} with ${such(one)}`,
        `which ${owners} have more than ${bound} ${many} whose ${kind.said} is ${one.toLowerCase()}`,
      ]),
      sql: `SELECT any_value(${name}) ${inner(scene)} WHERE ${is(one)} ${each(scene)} HAVING count(*) > ${bound}`,
      others: [],
    });
  if (tallies.length > 1)
    questions.push({
      family: "number of a value by parent",
      question: oneOf(key, [
        `number of ${many} with ${such(one)} per ${owner}`,
        `how many ${many} with ${such(one)} does each ${owner} have`,
      ]),
      sql: ofValue.replace("count(*)", `any_value(${name}), count(*)`),
      others: [
        `SELECT ${name}, count(*) ${inner(scene)} WHERE ${is(one)} GROUP BY 1`,
        `SELECT any_value(${name}), count(*) FILTER (WHERE ${is(one)}) ${inner(scene)} ${each(scene)}`,
        `SELECT any_value(${name}), count(*) FILTER (WHERE ${is(one)}) FROM ${parent.sql} p LEFT JOIN ${table.sql} t ON t.${scene.reference.column} = p.${scene.reference.refColumn} ${each(scene)}`,
      ],
    });
  return questions;
}

async function byYears(scene: Scene, { query }: GridDatabase): Promise<GridQuestion[]> {
  const { table, parent, name } = scene;
  const [time, other] = table.columns.filter(({ role }) => role === "time");
  if (time === undefined || other !== undefined || parent.columns.some(({ role }) => role === "time"))
    return [];
  const years = await query(
    `SELECT year(${time.sql}) FROM ${table.sql} WHERE ${time.sql} IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 2`,
  );
  const [first, second] = years.map(([year]) => Number(year)).toSorted((left, right) => left - right);
  if (first === undefined || second === undefined) return [];
  const [one, many] = [table.noun.join(" "), pluralOf(table.noun)];
  const [owner, owners] = [parent.noun.join(" "), pluralOf(parent.noun)];
  const key = table.sql + parent.sql;
  const inYear = (year: number): string => `year(t.${time.sql}) = ${year}`;
  const named = `SELECT ${name} FROM ${parent.sql} p WHERE`;
  const leading = `${inner(scene)} WHERE ${inYear(second)} ${each(scene)} ORDER BY count(*) DESC`;
  const leaders = await query(`SELECT count(*) ${leading} LIMIT 2`);
  const questions: GridQuestion[] = [
    {
      family: "parents with rows in a year",
      question: oneOf(key, [`which ${owners} had ${many} in ${first}`, `${owners} with ${many} in ${first}`]),
      sql: `${named} ${has(scene, inYear(first))}`,
      others: [],
    },
    {
      family: "parents without rows in a year",
      question: oneOf(key, [
        `which ${owners} had no ${many} in ${second}`,
        `${owners} without ${many} in ${second}`,
      ]),
      sql: `${named} NOT ${has(scene, inYear(second))}`,
      others: [],
    },
    {
      family: "parents with rows in one year and not another",
      question: oneOf(key, [
        `which ${owners} had ${many} in ${first} but not in ${second}`,
        `${owners} with ${many} in ${first} but none in ${second}`,
      ]),
      sql: `${named} ${has(scene, inYear(first))} AND NOT ${has(scene, inYear(second))}`,
      others: [],
    },
    {
      family: "last time of each parent",
      question: oneOf(key, [
        `when was the last ${one} of each ${owner}`,
        `latest ${time.said} of ${many} per ${owner}`,
      ]),
      sql: `SELECT any_value(${name}), max(t.${time.sql}) ${inner(scene)} ${each(scene)}`,
      others: [
        `SELECT any_value(${name}), max(t.${time.sql}) FROM ${parent.sql} p LEFT JOIN ${table.sql} t ON t.${scene.reference.column} = p.${scene.reference.refColumn} ${each(scene)}`,
        `SELECT ${name}, max(t.${time.sql}) ${inner(scene)} GROUP BY 1`,
      ],
    },
  ];
  if (leaders.length > 1 && leaders[0]?.[0] !== leaders[1]?.[0])
    questions.push({
      family: "parent with most in a year",
      question: oneOf(key, [
        `which ${owner} had the most ${many} in ${second}`,
        `${owner} with the most ${many} in ${second}`,
      ]),
      sql: `SELECT any_value(${name}) ${leading} LIMIT 1`,
      others: [],
    });
  return questions;
}

/** The share of the parents that have rows at all. */
function shares(scene: Scene): GridQuestion[] {
  const { table, parent, reference } = scene;
  const [one, many, owners] = [table.noun.join(" "), pluralOf(table.noun), pluralOf(parent.noun)];
  const share = `count(DISTINCT t.${reference.column}) / count(DISTINCT p.${reference.refColumn})`;
  const from = `FROM ${parent.sql} p LEFT JOIN ${table.sql} t ON t.${reference.column} = p.${reference.refColumn}`;
  return [
    {
      family: "share of parents that have any",
      question: oneOf(table.sql + parent.sql, [
        `what percentage of ${owners} have at least one ${one}`,
        `share of ${owners} with ${many}`,
      ]),
      sql: `SELECT 100.0 * ${share} ${from}`,
      others: [`SELECT 1.0 * ${share} ${from}`],
    },
  ];
}

/** The rows of a table that has two times: how long it is from one to the other. */
export const spans: Families = ({ sql, noun, columns, naming }) => {
  const [from, until, third] = columns.filter(({ role }) => role === "time");
  if (from === undefined || until === undefined || third !== undefined) return [];
  const many = pluralOf(noun);
  const said = ({ words }: GridColumn): string => words.join(" ");
  const days = `avg(date_diff('day', ${from.sql}::DATE, ${until.sql}::DATE))`;
  const exact = `avg(epoch(${until.sql}::TIMESTAMP - ${from.sql}::TIMESTAMP) / 86400)`;
  const kind = columns.find((column) => column.role === "category" && column !== naming);
  const questions: GridQuestion[] = [
    {
      family: "days between two times",
      question: oneOf(sql, [
        `average number of days between ${said(from)} and ${said(until)} of ${many}`,
        `average days from ${said(from)} to ${said(until)} of ${many}`,
      ]),
      sql: `SELECT ${days} FROM ${sql}`,
      others: [`SELECT ${exact} FROM ${sql}`],
    },
  ];
  if (kind !== undefined)
    questions.push({
      family: "days between two times by own column",
      question: `average days between ${said(from)} and ${said(until)} by ${kind.said}`,
      sql: `SELECT ${kind.sql}, ${days} FROM ${sql} GROUP BY 1`,
      others: [
        `SELECT ${kind.sql}, ${exact} FROM ${sql} GROUP BY 1`,
        `SELECT ${kind.sql}, ${days} FROM ${sql} WHERE ${kind.sql} IS NOT NULL GROUP BY 1`,
        `SELECT ${kind.sql}, ${exact} FROM ${sql} WHERE ${kind.sql} IS NOT NULL GROUP BY 1`,
      ],
    });
  return questions;
};
