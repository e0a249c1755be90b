import type { GridColumn, GridDatabase, GridTable } from "../grid-database.ts";
import type { Families, GridQuestion } from "../grid-question.ts";
import { oneOf, pluralOf } from "../words.ts";
import { isSummed, isUnmistakable } from "./figures.ts";
import { months } from "./times.ts";

/** What an analyst asks of a table's one time: totals by days, quarters and years, so far, growth, the best month, years side by side. */
export const periods: Families = async (table, database) => {
  const [time, ...others] = table.columns.filter(({ role }) => role === "time");
  const summed = table.columns.find(
    (column) => column.role === "measure" && isSummed(column) && isUnmistakable(column, database),
  );
  if (time === undefined || others.length > 0) return [];
  return [
    ...(await spansOf(table, time, database)),
    ...(summed === undefined ? [] : await totalsOf(table, time, summed, database)),
  ];
};

const cutTo = (unit: string, time: string): string => `date_trunc('${unit}', ${time})::DATE`;

async function spansOf(
  { sql, noun }: GridTable,
  { sql: time }: GridColumn,
  { query }: GridDatabase,
): Promise<GridQuestion[]> {
  const many = pluralOf(noun);
  const [[middle] = []] = await query(
    `SELECT strftime(quantile_disc(${time}, 0.5), '%Y-%m') FROM ${sql} WHERE ${time} IS NOT NULL`,
  );
  const [year = "", month = ""] = String(middle).split("-");
  const at = Number(month);
  if (!Number.isInteger(at) || at < 1) return [];
  const start = `DATE '${year}-${month}-01'`;
  const count = (where: string) => ({ sql: `SELECT count(*) FROM ${sql} WHERE ${where}`, others: [] });
  const quarter = Math.ceil(at / 3);
  return [
    {
      family: "since a month",
      question: oneOf(sql, [
        `how many ${many} since ${months[at - 1]} ${year}`,
        `number of ${many} from ${months[at - 1]} ${year} on`,
      ]),
      ...count(`${time} >= ${start}`),
    },
    {
      family: "before a month",
      question: oneOf(sql, [
        `how many ${many} before ${months[at - 1]} ${year}`,
        `number of ${many} up to the end of ${months[(at + 10) % 12]} ${at === 1 ? Number(year) - 1 : year}`,
      ]),
      ...count(`${time} < ${start}`),
    },
    {
      family: "in a quarter",
      question: oneOf(sql, [
        `how many ${many} in Q${quarter} ${year}`,
        `number of ${many} in the ${["first", "second", "third", "fourth"][quarter - 1]} quarter of ${year}`,
      ]),
      ...count(`year(${time}) = ${year} AND quarter(${time}) = ${quarter}`),
    },
    {
      family: "between two months",
      question: oneOf(sql, [
        `how many ${many} between January and ${months[Math.max(1, at - 1)]} ${year}`,
        `number of ${many} from January to ${months[Math.max(1, at - 1)]} ${year}`,
      ]),
      ...count(`year(${time}) = ${year} AND month(${time}) <= ${Math.max(2, at)}`),
    },
    {
      family: "on weekends",
      question: oneOf(sql, [`how many ${many} on weekends`, `number of ${many} on a Saturday or Sunday`]),
      ...count(`isodow(${time}) >= 6`),
    },
  ];
}

async function totalsOf(
  { sql, columns, naming }: GridTable,
  { sql: time }: GridColumn,
  measure: GridColumn,
  { query }: GridDatabase,
): Promise<GridQuestion[]> {
  const [said, figure] = [measure.words.join(" "), `sum(${measure.sql})`];
  const known = `FROM ${sql} WHERE ${time} IS NOT NULL`;
  const key = sql + measure.sql;
  const kind = columns.find((column) => column.role === "category" && column !== naming);
  const by = (unit: string, shown = figure) =>
    `SELECT ${cutTo(unit, time)} AS t, ${shown} ${known} GROUP BY 1`;
  const years = (await query(`SELECT DISTINCT year(${time}) ${known} ORDER BY 1 DESC`)).map(([year]) =>
    Number(year),
  );
  const monthly = await query(`${by("month")} ORDER BY 2 DESC NULLS LAST LIMIT 2`);
  const change = `${figure} / lag(${figure}) OVER (ORDER BY ${cutTo("month", time)}) - 1`;
  const [latest, before] = years;
  const questions: GridQuestion[] = [
    {
      family: "total by quarter",
      question: oneOf(key, [`total ${said} by quarter`, `quarterly ${said}`]),
      sql: by("quarter"),
      others: [`SELECT year(${time}), quarter(${time}), ${figure} ${known} GROUP BY 1, 2`],
    },
    {
      family: "total by year",
      question: oneOf(key, [`total ${said} per year`, `yearly ${said}`, `${said} by year`]),
      sql: `SELECT year(${time}), ${figure} ${known} GROUP BY 1`,
      others: [by("year")],
    },
    {
      family: "total by day",
      question: oneOf(key, [`daily ${said}`, `total ${said} by day`]),
      sql: by("day"),
      others: [],
    },
    {
      family: "total so far by month",
      question: oneOf(key, [`running total of ${said} by month`, `cumulative ${said} by month`]),
      sql: `SELECT t, sum(f) OVER (ORDER BY t) FROM (${by("month", `${figure} AS f`)})`,
      others: [],
    },
    {
      family: "growth by month",
      question: oneOf(key, [`${said} growth by month`, `month over month growth in ${said}`]),
      sql: by("month", `100.0 * (${change})`),
      others: [by("month", `1.0 * (${change})`)],
    },
  ];
  if (kind !== undefined)
    questions.push({
      family: "total by month and own column",
      question: oneOf(key, [`monthly ${said} by ${kind.said}`, `total ${said} by month and ${kind.said}`]),
      sql: `SELECT ${cutTo("month", time)}, ${kind.sql}, ${figure} ${known} GROUP BY 1, 2`,
      others: [
        `SELECT ${cutTo("month", time)}, ${kind.sql}, ${figure} ${known} AND ${kind.sql} IS NOT NULL GROUP BY 1, 2`,
      ],
    });
  const [first, second] = monthly;
  if (first !== undefined && second !== undefined && first[1] !== second[1])
    questions.push({
      family: "best month",
      question: oneOf(key, [`which month had the highest ${said}`, `month with the highest total ${said}`]),
      sql: `SELECT ${cutTo("month", time)} ${known} GROUP BY 1 ORDER BY ${figure} DESC NULLS LAST LIMIT 1`,
      others: [],
    });
  if (latest !== undefined && before === latest - 1) {
    const of = (year: number): string => `sum(${measure.sql}) FILTER (WHERE year(${time}) = ${year})`;
    questions.push({
      family: "two years side by side",
      question: oneOf(key, [
        `total ${said} in ${before} vs ${latest}`,
        `compare ${said} in ${latest} and ${before}`,
        `how did ${said} change from ${before} to ${latest}`,
      ]),
      sql: `SELECT ${of(latest)}, ${of(before)} FROM ${sql}`,
      others: [
        `SELECT year(${time}), ${figure} FROM ${sql} WHERE year(${time}) IN (${latest}, ${before}) GROUP BY 1`,
        `SELECT ${figure} FROM ${sql} WHERE year(${time}) IN (${latest}, ${before}) GROUP BY year(${time})`,
      ],
    });
  }
  return questions;
}
