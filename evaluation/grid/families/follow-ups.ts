import { type GridColumn, type GridDatabase, type GridTable, literal, withParent } from "../grid-database.ts";
import type { Families, GridQuestion } from "../grid-question.ts";
import { isMoney, oneOf, pluralOf } from "../words.ts";
import { plainValues } from "./conditions.ts";
import { grouped } from "./counts.ts";

/** Questions that go on from an answer: another group, value, figure, period, end; a share; and a new topic. */
export const followUps: Families = async (table, database) => [
  ...(await aboutKinds(table, database)),
  ...aboutFigures(table),
  ...(await aboutYears(table, database)),
  ...(await aboutParents(table, database)),
];

const kindsOf = ({ columns, naming }: GridTable): GridColumn[] =>
  columns.filter((column) => column.role === "category" && column !== naming);

/** What part of all rows each group is, as a fraction and in percent. */
function shareOf({ sql }: GridTable, kind: GridColumn): { sql: string; others: string[] } {
  const part = (whole: number): { sql: string; others: string[] } =>
    grouped(`${whole}.0 * count(*) / (SELECT count(*) FROM ${sql})`, `FROM ${sql}`, kind.sql);
  const percent = part(100);
  return { ...percent, others: [...percent.others, part(1).sql, ...part(1).others] };
}

async function aboutKinds(table: GridTable, database: GridDatabase): Promise<GridQuestion[]> {
  const [first, second] = kindsOf(table);
  if (first === undefined) return [];
  const { sql, noun } = table;
  const many = pluralOf(noun);
  const counted = `number of ${many}`;
  const by = (column: GridColumn, where = ""): { sql: string; others: string[] } =>
    grouped("count(*)", `FROM ${sql}${where}`, column.sql);
  const questions: GridQuestion[] = [
    {
      family: "then by a column",
      turns: [oneOf(sql, [`how many ${many} are there`, counted])],
      question: oneOf(sql + first.sql, [
        `by ${first.said}`,
        `split that by ${first.said}`,
        `per ${first.said}?`,
      ]),
      ...by(first),
    },
    {
      family: "then as a share",
      turns: [`${counted} by ${first.said}`],
      question: oneOf(sql, ["as a percentage", "as a share of the total", "in percent"]),
      ...shareOf(table, first),
    },
  ];
  if (second !== undefined)
    questions.push({
      family: "then by another column",
      turns: [`${counted} by ${first.said}`],
      question: oneOf(sql, [`by ${second.said} instead`, `now by ${second.said}`, `and by ${second.said}?`]),
      ...by(second),
    });
  const [one, other] = await plainValues(sql, first.sql, database);
  if (one === undefined || other === undefined) return questions;
  const has = (value: string): string => ` WHERE ${first.sql} = ${literal(value)}`;
  questions.push({
    family: "then another value",
    turns: [`how many ${many} with ${first.said} ${one}`],
    question: oneOf(sql, [`and ${other}?`, `what about ${other}?`, `same for ${other}`]),
    sql: `SELECT count(*) FROM ${sql}${has(other)}`,
    others: [],
  });
  if (second !== undefined)
    questions.push({
      family: "then one value only",
      turns: [`${counted} by ${second.said}`],
      question: oneOf(sql, [`only ${one}`, `just for ${one}`, `only those with ${first.said} ${one}`]),
      ...by(second, has(one)),
    });
  return questions;
}

function aboutFigures(table: GridTable): GridQuestion[] {
  const measure = table.columns.find(({ role }) => role === "measure");
  const [kind] = kindsOf(table);
  if (measure === undefined) return [];
  const { sql, noun } = table;
  const asked = `average ${measure.said} of ${pluralOf(noun)}`;
  const questions: GridQuestion[] = [
    {
      family: "then another figure",
      turns: [asked],
      question: oneOf(sql, ["and the maximum?", "and the highest?", "what is the maximum?"]),
      sql: `SELECT max(${measure.sql}) FROM ${sql}`,
      others: [],
    },
  ];
  if (kind !== undefined)
    questions.push({
      family: "then a figure by a column",
      turns: [asked],
      question: oneOf(sql, [`by ${kind.said}`, `broken down by ${kind.said}`, `for each ${kind.said}`]),
      ...grouped(`avg(${measure.sql})`, `FROM ${sql}`, kind.sql),
    });
  return questions;
}

async function aboutYears(table: GridTable, { query }: GridDatabase): Promise<GridQuestion[]> {
  const [time, ...others] = table.columns.filter(({ role }) => role === "time");
  if (time === undefined || others.length > 0) return [];
  const { sql, noun } = table;
  const [[last] = [], [before] = []] = await query(
    `SELECT year(${time.sql}) FROM ${sql} WHERE ${time.sql} IS NOT NULL GROUP BY 1 HAVING count(*) > 5 ORDER BY 1 DESC LIMIT 2`,
  );
  if (last === undefined || before === undefined) return [];
  const asked = oneOf(sql, [
    `how many ${pluralOf(noun)} in ${last}`,
    `number of ${pluralOf(noun)} in ${last}`,
  ]);
  const inYear = (year: unknown): string => `FROM ${sql} WHERE year(${time.sql}) = ${year}`;
  return [
    {
      family: "then another year",
      turns: [asked],
      question: oneOf(sql, [`and in ${before}?`, `what about ${before}?`, `and ${before}`]),
      sql: `SELECT count(*) ${inYear(before)}`,
      others: [],
    },
    {
      family: "then by month",
      turns: [asked],
      question: oneOf(sql, ["by month", "per month", "month by month"]),
      sql: `SELECT strftime(${time.sql}, '%Y-%m'), count(*) ${inYear(last)} GROUP BY 1`,
      others: [
        `SELECT date_trunc('month', ${time.sql})::DATE, count(*) ${inYear(last)} GROUP BY 1`,
        `SELECT month(${time.sql}), count(*) ${inYear(last)} GROUP BY 1`,
      ],
    },
  ];
}

async function aboutParents(table: GridTable, { query }: GridDatabase): Promise<GridQuestion[]> {
  const [reference] = table.parents;
  if (reference === undefined || reference.table.naming === null || isMoney(table.noun)) return [];
  const { table: parent, refColumn } = reference;
  const [many, owner, owners] = [pluralOf(table.noun), parent.noun.join(" "), pluralOf(parent.noun)];
  const inner = withParent(table, reference);
  const each = `SELECT any_value(p.${reference.table.naming.sql}) ${inner} GROUP BY p.${refColumn}`;
  const tallies = (await query(`SELECT count(*) ${inner} GROUP BY p.${refColumn} ORDER BY 1 DESC`)).map(
    ([tally]) => Number(tally),
  );
  const [first = 0, second = 0, third = 0, fourth = 0] = tallies;
  const [lowest = 0, next = 0] = tallies.toReversed();
  const questions: GridQuestion[] = [
    {
      family: "then a new topic",
      turns: [`number of ${many} per ${owner}`],
      question: oneOf(table.sql, [`how many ${owners} are there`, `how many ${owners} do we have`]),
      sql: `SELECT count(*) FROM ${parent.sql}`,
      others: [],
    },
  ];
  if (first > second && second > third && third > fourth)
    questions.push({
      family: "then the first three",
      turns: [`number of ${many} per ${owner}`],
      question: oneOf(table.sql, ["top 3", "only the top 3", "just the top 3"]),
      sql: `${each} ORDER BY count(*) DESC LIMIT 3`,
      others: [],
    });
  if (first > second && lowest < next && tallies.length === parent.rows)
    questions.push({
      family: "then the other end",
      turns: [`which ${owner} has the most ${many}`],
      question: oneOf(table.sql, ["and the fewest?", "and which has the fewest?", "and the least?"]),
      sql: `${each} ORDER BY count(*) LIMIT 1`,
      others: [],
    });
  return questions;
}
