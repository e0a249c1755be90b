import { type GridColumn, type GridDatabase, type GridTable, literal } from "../grid-database.ts";
import type { Families, GridQuestion } from "../grid-question.ts";
import { oneOf, pluralOf } from "../words.ts";
import { plainValues } from "./conditions.ts";
import { grouped } from "./counts.ts";
import { isSummed, isUnmistakable } from "./figures.ts";

/** What an analyst asks of a table's kinds: shares, bounds on totals, leaders and seconds, leaders of each, values side by side. */
export const groups: Families = async (table, database) => {
  const kinds = table.columns.filter((column) => column.role === "category" && column !== table.naming);
  const measures = table.columns.filter(
    (column) => column.role === "measure" && isUnmistakable(column, database),
  );
  const [kind, other] = kinds;
  const summed = measures.find(isSummed);
  const [measure] = measures;
  if (kind === undefined || measure === undefined) return [];
  return [
    ...(await averagesOf(table, kind, measure, database)),
    ...(summed === undefined ? [] : await totalsOf(table, kind, summed, database)),
    ...(other === undefined ? [] : await crossed(table, [kind, other], summed ?? null, database)),
  ];
};

async function averagesOf(
  { sql, noun }: GridTable,
  { sql: kind, said: by }: GridColumn,
  measure: GridColumn,
  { query }: GridDatabase,
): Promise<GridQuestion[]> {
  const [many, bys] = [pluralOf(noun), pluralOf(by.split(" "))];
  const { sql: figure, said } = measure;
  const key = sql + kind + figure;
  const known = `FROM ${sql} WHERE ${kind} IS NOT NULL`;
  const [[first] = [], [second] = []] = await query(
    `SELECT avg(${figure}) ${known} GROUP BY ${kind} ORDER BY 1 DESC NULLS LAST LIMIT 2`,
  );
  const [[bound] = []] = await query(`SELECT quantile_disc(${figure}, 0.6) FROM ${sql}`);
  const over = Math.round(Number(bound));
  const above = `count(*) FILTER (WHERE ${figure} > ${over})`;
  const beyond = `${known} GROUP BY ${kind} HAVING avg(${figure})`;
  const questions: GridQuestion[] = [
    {
      family: "median by own column",
      question: oneOf(key, [
        `median ${said} of ${many} by ${by}`,
        `median ${said} of ${many} for each ${by}`,
      ]),
      ...grouped(`median(${figure})`, `FROM ${sql}`, kind),
    },
    {
      family: "average, lowest and highest",
      question: oneOf(key, [
        `average, lowest and highest ${said} of ${many} by ${by}`,
        `min, max and average ${said} of ${many} per ${by}`,
      ]),
      ...grouped(`avg(${figure}), min(${figure}), max(${figure})`, `FROM ${sql}`, kind),
    },
    {
      family: "groups above the average",
      question: oneOf(key, [
        `which ${bys} have an average ${said} above the overall average`,
        `${bys} whose average ${said} is higher than the average of all ${many}`,
      ]),
      sql: `SELECT ${kind} ${beyond} > (SELECT avg(${figure}) FROM ${sql})`,
      others: [],
    },
  ];
  if (bound !== null && Number.isFinite(over) && over > 0)
    questions.push({
      family: "share above a bound",
      question: oneOf(key, [
        `what percentage of ${many} have a ${said} over ${over}`,
        `share of ${many} with ${said} above ${over}`,
      ]),
      sql: `SELECT 100.0 * ${above} / count(*) FROM ${sql}`,
      others: [
        `SELECT 1.0 * ${above} / count(*) FROM ${sql}`,
        `SELECT 100.0 * ${above} / count(${figure}) FROM ${sql}`,
      ],
    });
  if (first !== second)
    questions.push({
      family: "group with the highest average",
      question: oneOf(key, [
        `which ${by} has the highest average ${said}`,
        `${by} with the highest average ${said} of ${many}`,
      ]),
      sql: `SELECT ${kind} ${known} GROUP BY 1 ORDER BY avg(${figure}) DESC NULLS LAST LIMIT 1`,
      others: [],
    });
  return questions;
}

async function totalsOf(
  { sql }: GridTable,
  { sql: kind, said: by }: GridColumn,
  measure: GridColumn,
  database: GridDatabase,
): Promise<GridQuestion[]> {
  const { sql: figure } = measure;
  const [said, bys] = [measure.words.join(" "), pluralOf(by.split(" "))];
  const key = sql + kind + figure;
  const known = `FROM ${sql} WHERE ${kind} IS NOT NULL`;
  const totals = (
    await database.query(`SELECT sum(${figure}) ${known} GROUP BY ${kind} ORDER BY 1 DESC NULLS LAST`)
  ).map(([total]) => Number(total));
  const [first = 0, second = 0, third = 0] = totals;
  const bound = Math.floor(((second + (totals[2] ?? second)) / 2) * 0.99);
  const share = `sum(${figure}) / sum(sum(${figure})) OVER ()`;
  const leading = `SELECT ${kind} ${known} GROUP BY 1 ORDER BY sum(${figure}) DESC NULLS LAST LIMIT 1`;
  const [one, two] = await plainValues(sql, kind, database);
  const shares = grouped(`100.0 * ${share}`, `FROM ${sql}`, kind);
  const questions: GridQuestion[] = [
    {
      family: "share by own column",
      question: oneOf(key, [
        `share of total ${said} by ${by}`,
        `what percentage of total ${said} comes from each ${by}`,
        `${said} by ${by} as a percentage of the total`,
      ]),
      sql: shares.sql,
      others: [
        ...shares.others,
        ...[grouped(share, `FROM ${sql}`, kind)].flatMap((each) => [each.sql, ...each.others]),
      ],
    },
  ];
  if (bound > 0 && first > bound)
    questions.push({
      family: "groups above a total",
      question: oneOf(key, [
        `which ${bys} have a total ${said} over ${bound}`,
        `${bys} with more than ${bound} in total ${said}`,
      ]),
      sql: `SELECT ${kind} ${known} GROUP BY 1 HAVING sum(${figure}) > ${bound}`,
      others: [],
    });
  if (second > third && first > second)
    questions.push({
      family: "second by total",
      question: oneOf(key, [
        `second highest ${by} by total ${said}`,
        `${by} with the second highest total ${said}`,
      ]),
      sql: `${leading} OFFSET 1`,
      others: [],
    });
  if (one !== undefined && two !== undefined) {
    const of = (value: string): string => `sum(${figure}) FILTER (WHERE ${kind} = ${literal(value)})`;
    questions.push({
      family: "two values side by side",
      question: oneOf(key, [
        `total ${said} for ${one.toLowerCase()} and for ${two.toLowerCase()}`,
        `compare total ${said} of ${one} and ${two}`,
        `total ${said}, ${one} vs ${two}`,
      ]),
      sql: `SELECT ${kind}, sum(${figure}) FROM ${sql} WHERE ${kind} IN (${literal(one)}, ${literal(two)}) GROUP BY 1`,
      others: [`SELECT ${of(one)}, ${of(two)} FROM ${sql}`],
    });
  }
  return questions;
}

async function crossed(
  { sql, noun }: GridTable,
  [kind, other]: readonly [GridColumn, GridColumn],
  summed: GridColumn | null,
  database: GridDatabase,
): Promise<GridQuestion[]> {
  const many = pluralOf(noun);
  const key = sql + kind.sql + other.sql;
  const [value] = await plainValues(sql, kind.sql, database);
  const questions: GridQuestion[] = [];
  if (value !== undefined) {
    const [has, low] = [`${kind.sql} = ${literal(value)}`, value.toLowerCase()];
    const share = `count(*) FILTER (WHERE ${has}) / count(*)`;
    const percents = grouped(`100.0 * ${share}`, `FROM ${sql}`, other.sql);
    const fractions = grouped(`1.0 * ${share}`, `FROM ${sql}`, other.sql);
    const leaders = await database.query(
      `SELECT count(*) FROM ${sql} WHERE ${has} AND ${other.sql} IS NOT NULL GROUP BY ${other.sql} ORDER BY 1 DESC LIMIT 2`,
    );
    questions.push({
      family: "share of a value by another column",
      question: oneOf(key, [
        `percentage of ${many} with ${kind.said} ${low} by ${other.said}`,
        `for each ${other.said}, what share of ${many} has ${kind.said} ${low}`,
      ]),
      sql: percents.sql,
      others: [...percents.others, fractions.sql, ...fractions.others],
    });
    if (leaders[0]?.[0] !== leaders[1]?.[0])
      questions.push({
        family: "group with most of a value",
        question: oneOf(key, [
          `which ${other.said} has the most ${many} with ${kind.said} ${low}`,
          `${other.said} with the highest number of ${many} whose ${kind.said} is ${low}`,
        ]),
        sql: `SELECT ${other.sql} FROM ${sql} WHERE ${has} AND ${other.sql} IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
        others: [],
      });
  }
  if (summed === null) return questions;
  const [said, figure] = [summed.words.join(" "), `sum(${summed.sql})`];
  const ranked = `row_number() OVER (PARTITION BY ${other.sql} ORDER BY ${figure} DESC NULLS LAST)`;
  const known = `FROM ${sql} WHERE ${kind.sql} IS NOT NULL AND ${other.sql} IS NOT NULL`;
  return [
    ...questions,
    {
      family: "total by two columns",
      question: oneOf(key, [
        `total ${said} by ${kind.said} and ${other.said}`,
        `${said} per ${kind.said} and ${other.said}`,
      ]),
      ...grouped(figure, `FROM ${sql}`, kind.sql, other.sql),
    },
    {
      family: "leader of each group",
      question: oneOf(key, [
        `for each ${other.said}, which ${kind.said} has the highest total ${said}`,
        `top ${kind.said} by total ${said} in each ${other.said}`,
      ]),
      sql: `SELECT ${other.sql}, ${kind.sql} FROM (SELECT ${other.sql}, ${kind.sql}, ${ranked} AS n ${known} GROUP BY 1, 2) WHERE n = 1`,
      others: [],
    },
  ];
}
