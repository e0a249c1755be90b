import { type GridColumn, type GridDatabase, type GridTable, literal } from "../grid-database.ts";
import type { Families, GridQuestion } from "../grid-question.ts";
import { isMoney, oneOf, pluralOf } from "../words.ts";
import { grouped } from "./counts.ts";

/** Rows with a value, said behind its column's name, before the noun, after a verb, of a place; flags. */
export const conditions: Families = async (table, database) => {
  const { columns, naming } = table;
  const kinds = columns.filter((column) => column.role === "category" && column !== naming);
  const held = await Promise.all(
    kinds.map(async (kind) => {
      const values = await plainValues(table.sql, kind.sql, database);
      return values.length === 0 ? [] : valueQuestions(table, kind, oneOf(table.sql + kind.sql, values));
    }),
  );
  return [
    ...held.flat(),
    ...columns.filter(({ role }) => role === "flag").flatMap((flag) => flagQuestions(table, flag)),
  ];
};

/** Values of a column that at least two rows have and that can be said as words. */
export async function plainValues(sql: string, column: string, { query }: GridDatabase): Promise<string[]> {
  const rows = await query(
    `SELECT ${column} FROM ${sql} WHERE ${column} IS NOT NULL GROUP BY 1 HAVING count(*) > 1 ORDER BY 1`,
  );
  return rows
    .map(([value]) => String(value))
    .filter(
      (value) =>
        /^[A-Za-z][A-Za-z ]{2,}$/.test(value) && !/^(?:yes|no|none|other|unknown|true|false)$/i.test(value),
    );
}

const kindNames =
  /status|type|state|priority|kind|category|class|tier|plan|channel|mode|segment|level|severity|condition/i;
const placeNames = /city|country|region|district|location|town/i;
const states = /ed$|ing$|able$|^open$|^active$|^inactive$|^late$/i;

function valueQuestions(table: GridTable, kind: GridColumn, value: string): GridQuestion[] {
  const { sql, noun } = table;
  const many = pluralOf(noun);
  const [low, key] = [value.toLowerCase(), sql + kind.sql];
  const has = `${kind.sql} = ${literal(value)}`;
  const counted = { sql: `SELECT count(*) FROM ${sql} WHERE ${has}`, others: [] };
  const ask = (family: string, ...ways: string[]): GridQuestion => ({
    family,
    question: oneOf(key, ways),
    ...counted,
  });
  const questions = [
    ask(
      "value behind its column",
      `how many ${many} with ${kind.said} ${low}`,
      `number of ${many} where ${kind.said} is ${value}`,
      `${many} whose ${kind.said} is ${low}, how many?`,
    ),
  ];
  if (placeNames.test(kind.name))
    questions.push(
      ask(
        "value of a place",
        `how many ${many} in ${low}`,
        `${many} in ${value}, how many?`,
        `number of ${many} from ${value}`,
      ),
    );
  if (kindNames.test(kind.name))
    questions.push(
      ask(
        "value before the noun",
        `how many ${low} ${many}`,
        `number of ${low} ${many}`,
        `${low} ${many} count`,
      ),
      ...ofValue(table, kind, has, low),
    );
  if (states.test(value))
    questions.push(
      ask(
        "value after a verb",
        `how many ${many} are ${low}`,
        `how many ${many} are currently ${low}`,
        `number of ${many} that are ${low}`,
      ),
      {
        family: "share of a value",
        question: oneOf(key, [
          `what percentage of ${many} are ${low}`,
          `% of ${many} that are ${low}`,
          `${low} ${many} as a percentage of all ${many}`,
        ]),
        ...shareOf(has, kind.sql, sql),
      },
      {
        family: "rate of a value",
        question: oneOf(key, [`${low} rate of ${many}`, `${low} percentage of ${many}`]),
        ...shareOf(has, kind.sql, sql),
      },
    );
  return questions;
}

/** A share in percent, as a fraction, and of those alone of which it is known. */
const shareOf = (has: string, column: string, sql: string): { sql: string; others: string[] } => ({
  sql: `SELECT 100.0 * count(*) FILTER (WHERE ${has}) / count(*) FROM ${sql}`,
  others: [
    `SELECT 1.0 * count(*) FILTER (WHERE ${has}) / count(*) FROM ${sql}`,
    `SELECT 100.0 * count(*) FILTER (WHERE ${has}) / count(${column}) FROM ${sql}`,
  ],
});

/** A figure and the groups of the rows that have a value. */
function ofValue(
  { sql, noun, columns, naming }: GridTable,
  kind: GridColumn,
  has: string,
  low: string,
): GridQuestion[] {
  const many = pluralOf(noun);
  const measure = columns.find(({ role }) => role === "measure");
  const other = columns.find((column) => column.role === "category" && column !== kind && column !== naming);
  const questions: GridQuestion[] = [];
  if (measure !== undefined)
    questions.push({
      family: "average of a value",
      question: oneOf(sql + kind.sql, [
        `average ${measure.said} of ${low} ${many}`,
        `avg ${measure.said} for ${low} ${many}`,
        `mean ${measure.said} of ${many} that are ${low}`,
      ]),
      sql: `SELECT avg(${measure.sql}) FROM ${sql} WHERE ${has}`,
      others: [],
    });
  if (other !== undefined)
    questions.push({
      family: "groups of a value",
      question: oneOf(sql + kind.sql, [
        ...(isMoney(noun) ? [] : [`${low} ${many} by ${other.said}`]),
        `number of ${low} ${many} per ${other.said}`,
        `how many ${low} ${many} for each ${other.said}`,
      ]),
      ...grouped("count(*)", `FROM ${sql} WHERE ${has}`, other.sql),
    });
  return questions;
}

function flagQuestions({ sql, noun }: GridTable, { sql: flag, said }: GridColumn): GridQuestion[] {
  const many = pluralOf(noun);
  const state = said.replace(/^(?:is|has) /, "");
  return [
    {
      family: "flag",
      question: oneOf(sql + flag, [`how many ${many} are ${state}`, `number of ${state} ${many}`]),
      sql: `SELECT count(*) FROM ${sql} WHERE ${flag}`,
      others: [],
    },
    {
      family: "flag that is not set",
      question: oneOf(sql + flag, [
        `how many ${many} are not ${state}`,
        `number of ${many} that are not ${state}`,
      ]),
      sql: `SELECT count(*) FROM ${sql} WHERE NOT ${flag}`,
      others: [`SELECT count(*) FROM ${sql} WHERE ${flag} IS NOT TRUE`],
    },
    {
      family: "share of a flag",
      question: oneOf(sql + flag, [`what percentage of ${many} are ${state}`, `share of ${state} ${many}`]),
      ...shareOf(flag, flag, sql),
    },
  ];
}
