import { type GridDatabase, type GridReference, type GridTable, withParent } from "../grid-database.ts";
import type { Families, GridQuestion } from "../grid-question.ts";
import { isMoney, oneOf, pluralOf } from "../words.ts";
import { grouped } from "./counts.ts";

/** Questions over the references between tables: by parents, what they are and what they belong to; who has most, any, none. */
export const ways: Families = async (table, database) => {
  const questions = await Promise.all(
    table.parents.map(async (reference) => [
      ...attributeGroups(table, reference),
      ...grandparentGroups(table, reference),
      ...(await parentQuestions(table, reference, database)),
    ]),
  );
  return questions.flat();
};

const joined = ({ sql }: GridTable, { table, column, refColumn }: GridReference): string =>
  `FROM ${sql} t LEFT JOIN ${table.sql} p ON t.${column} = p.${refColumn}`;

function attributeGroups(table: GridTable, reference: GridReference): GridQuestion[] {
  const { table: parent } = reference;
  const [many, owner] = [pluralOf(table.noun), parent.noun.join(" ")];
  return parent.columns
    .filter(({ role }) => role === "category")
    .slice(0, 2)
    .map(({ sql, said }) => ({
      family: "by what the parent is",
      question: oneOf(table.sql + sql, [
        `number of ${many} by ${owner} ${said}`,
        ...(isMoney(table.noun) ? [] : [`${many} by ${said} of the ${owner}`]),
        `how many ${many} per ${owner} ${said}`,
      ]),
      ...grouped("count(*)", joined(table, reference), `p.${sql}`),
    }));
}

/** Rows by what their parent belongs to ("stock counts by medicine supplier"), where no shorter way leads there. */
function grandparentGroups(table: GridTable, reference: GridReference): GridQuestion[] {
  const many = pluralOf(table.noun);
  const owner = reference.table.noun.join(" ");
  const measure = table.columns.find(
    ({ role, words }) =>
      role === "measure" && ["amount", "quantity", "total"].some((word) => words.includes(word)),
  );
  return reference.table.parents
    .filter(({ table: far }) => far !== table && !table.parents.some(({ table: near }) => near === far))
    .flatMap(({ table: far, column, refColumn }) => {
      if (far.naming === null) return [];
      const whole = far.noun.join(" ");
      const from = `${joined(table, reference)} LEFT JOIN ${far.sql} g ON p.${column} = g.${refColumn}`;
      const each = (figure: string): { sql: string; others: string[] } => {
        const { sql, others } = grouped(figure, from, `g.${far.naming?.sql}`);
        const byKey = `SELECT any_value(g.${far.naming?.sql}), ${figure} ${from} WHERE g.${refColumn} IS NOT NULL GROUP BY g.${refColumn}`;
        return { sql, others: [...others, byKey] };
      };
      const key = table.sql + far.sql;
      const counted = {
        family: "by what the parent belongs to",
        question: oneOf(key, [
          `number of ${many} by ${owner} ${whole}`,
          `how many ${many} per ${whole}`,
          ...(isMoney(table.noun) ? [] : [`${many} by ${whole}`, `${many} per ${owner} ${whole}`]),
        ]),
        ...each("count(*)"),
      };
      if (measure === undefined) return [counted];
      const summed = {
        family: "total by what the parent belongs to",
        question: oneOf(key, [
          `total ${measure.words.join(" ")} by ${owner} ${whole}`,
          `total ${measure.words.join(" ")} per ${whole}`,
        ]),
        ...each(`sum(t.${measure.sql})`),
      };
      return [counted, summed];
    });
}

async function parentQuestions(
  table: GridTable,
  reference: GridReference,
  { query }: GridDatabase,
): Promise<GridQuestion[]> {
  const { table: parent, column, refColumn } = reference;
  if (parent.naming === null) return [];
  const name = `p.${parent.naming.sql}`;
  const inner = withParent(table, reference);
  const [one, many] = [table.noun.join(" "), pluralOf(table.noun)];
  const [owner, owners] = [parent.noun.join(" "), pluralOf(parent.noun)];
  const key = table.sql + parent.sql;
  const byKey = `SELECT any_value(${name}), count(*) ${inner} GROUP BY p.${refColumn}`;
  const tallies = (await query(`SELECT count(*) ${inner} GROUP BY p.${refColumn} ORDER BY 1 DESC`)).map(
    ([tally]) => Number(tally),
  );
  const none = `FROM ${parent.sql} p WHERE NOT EXISTS (SELECT 1 FROM ${table.sql} t WHERE t.${column} = p.${refColumn})`;
  const [[without] = []] = await query(`SELECT count(*) ${none}`);
  const bound = tallies[Math.floor(tallies.length * 0.3)] ?? 0;
  const plain = grouped("count(*)", joined(table, reference), name);
  const questions: GridQuestion[] = [
    {
      family: "by parent",
      question: oneOf(key, [
        `number of ${many} by ${owner}`,
        `how many ${many} per ${owner}`,
        `how many ${many} does each ${owner} have`,
        `count ${many} for each ${owner}`,
        ...(isMoney(table.noun) ? [] : [`${many} per ${owner}`]),
      ]),
      sql: plain.sql,
      others: [
        ...plain.others,
        byKey,
        `SELECT any_value(${name}), count(t.${column}) FROM ${parent.sql} p LEFT JOIN ${table.sql} t ON t.${column} = p.${refColumn} GROUP BY p.${refColumn}`,
      ],
    },
    {
      family: "average number of each parent",
      question: oneOf(key, [
        `average number of ${many} per ${owner}`,
        `how many ${many} does a ${owner} have on average`,
      ]),
      sql: `SELECT 1.0 * count(*) / count(DISTINCT p.${refColumn}) ${inner}`,
      others: [
        `SELECT 1.0 * count(t.${column}) / (SELECT count(*) FROM ${parent.sql}) FROM ${table.sql} t`,
        `SELECT 1.0 * count(*) / (SELECT count(*) FROM ${parent.sql}) FROM ${table.sql} t`,
      ],
    },
    {
      family: "parents that have any",
      question: oneOf(key, [
        `how many ${owners} have at least one ${one}`,
        `how many ${owners} have ${many}`,
      ]),
      sql: `SELECT count(DISTINCT p.${refColumn}) ${inner}`,
      others: [],
    },
  ];
  const [first = 0, second = 0] = tallies;
  if (first !== second)
    questions.push({
      family: "parent that has most",
      question: oneOf(key, [
        `which ${owner} has the most ${many}`,
        `${owner} with the most ${many}`,
        `which ${owner} has the highest number of ${many}`,
      ]),
      sql: `SELECT any_value(${name}) ${inner} GROUP BY p.${refColumn} ORDER BY count(*) DESC LIMIT 1`,
      others: [`SELECT ${name} ${inner} GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`],
    });
  if (bound > 1 && first > bound)
    questions.push({
      family: "parents with more than",
      question: oneOf(key, [
        `${owners} with more than ${bound} ${many}`,
        `which ${owners} have more than ${bound} ${many}`,
      ]),
      sql: `SELECT any_value(${name}) ${inner} GROUP BY p.${refColumn} HAVING count(*) > ${bound}`,
      others: [],
    });
  if (Number(without) > 0)
    questions.push(
      {
        family: "parents without",
        question: oneOf(key, [`${owners} without ${many}`, `which ${owners} have no ${many}`]),
        sql: `SELECT ${name} ${none}`,
        others: [],
      },
      {
        family: "number of parents without",
        question: oneOf(key, [
          `how many ${owners} have no ${many}`,
          `number of ${owners} without any ${many}`,
          `how many ${owners} never had a ${one}`,
        ]),
        sql: `SELECT count(*) ${none}`,
        others: [],
      },
    );
  return questions;
}
