import type { GridColumn, GridDatabase, GridTable } from "../grid-database.ts";
import type { Families, GridQuestion } from "../grid-question.ts";
import { isMoney, oneOf, pluralOf } from "../words.ts";
import { grouped } from "./counts.ts";

export const months =
  "January February March April May June July August September October November December".split(" ");

/** A table's rows over its time, where it has only one. */
export const times: Families = async (table, database) => {
  const [time, ...others] = table.columns.filter(({ role }) => role === "time");
  if (time === undefined || others.length > 0) return [];
  const [[busiest] = []] = await database.query(
    `SELECT strftime(${time.sql}, '%Y-%m'), count(*) FROM ${table.sql} WHERE ${time.sql} IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 1`,
  );
  return busiest === null || busiest === undefined ? [] : timed(table, time, String(busiest), database);
};

async function timed(
  { sql, noun, columns }: GridTable,
  { sql: time }: GridColumn,
  busiest: string,
  { query }: GridDatabase,
): Promise<GridQuestion[]> {
  const [one, many] = [noun.join(" "), pluralOf(noun)];
  const [year = "", month = ""] = busiest.split("-");
  const named = `${months[Number(month) - 1]} ${year}`;
  const inMonth = `WHERE ${time} >= DATE '${busiest}-01' AND ${time} < DATE '${busiest}-01' + INTERVAL 1 MONTH`;
  const inYear = `WHERE year(${time}) = ${year}`;
  const known = `FROM ${sql} WHERE ${time} IS NOT NULL`;
  const byMonth = (figure: string): { sql: string; others: string[] } => ({
    sql: `SELECT strftime(${time}, '%Y-%m'), ${figure} ${known} GROUP BY 1`,
    others: [
      `SELECT date_trunc('month', ${time})::DATE, ${figure} ${known} GROUP BY 1`,
      `SELECT year(${time}), month(${time}), ${figure} ${known} GROUP BY 1, 2`,
    ],
  });
  const kind = columns.find(({ role }) => role === "category");
  const measure = columns.find(({ role }) => role === "measure");
  const days = await query(`SELECT isodow(${time}), count(*) ${known} GROUP BY 1 ORDER BY 2 DESC LIMIT 2`);
  const questions: GridQuestion[] = [
    {
      family: "in a month",
      question: oneOf(sql, [
        `how many ${many} in ${named}`,
        `number of ${many} in ${named.toLowerCase()}`,
        `${many} in ${named}, how many?`,
        `${one} count ${named}`,
      ]),
      sql: `SELECT count(*) FROM ${sql} ${inMonth}`,
      others: [],
    },
    {
      family: "in a year",
      question: oneOf(sql, [`how many ${many} in ${year}`, `number of ${many} in ${year}`]),
      sql: `SELECT count(*) FROM ${sql} ${inYear}`,
      others: [],
    },
    {
      family: "by month",
      question: oneOf(sql, [
        `number of ${many} per month`,
        ...(isMoney(noun) ? [] : [`${many} by month`, `monthly ${many}`]),
        `how many ${many} each month`,
      ]),
      ...byMonth("count(*)"),
    },
  ];
  if (kind !== undefined)
    questions.push({
      family: "by own column in a year",
      question: oneOf(sql, [
        ...(isMoney(noun) ? [] : [`${many} by ${kind.said} in ${year}`]),
        `number of ${many} per ${kind.said} in ${year}`,
      ]),
      ...grouped("count(*)", `FROM ${sql} ${inYear}`, kind.sql),
    });
  if (measure !== undefined)
    questions.push(
      {
        family: "average in a month",
        question: `average ${measure.said} of ${many} in ${named}`,
        sql: `SELECT avg(${measure.sql}) FROM ${sql} ${inMonth}`,
        others: [],
      },
      {
        family: "average by month",
        question: oneOf(sql, [
          `average ${measure.said} of ${many} per month`,
          `monthly average ${measure.said} of ${many}`,
        ]),
        ...byMonth(`avg(${measure.sql})`),
      },
    );
  const [[day, most] = [], [, next] = []] = days;
  if (most !== next)
    questions.push({
      family: "busiest weekday",
      question: oneOf(sql, [
        `on which day of the week do we have the most ${many}`,
        `which weekday has the most ${many}`,
      ]),
      sql: `SELECT ${day}`,
      others: [`SELECT dayname(DATE '2024-01-01' + ${Number(day) - 1})`],
    });
  return questions;
}
