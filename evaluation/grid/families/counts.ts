import type { Families } from "../grid-question.ts";
import { isMoney, oneOf, pluralOf } from "../words.ts";

/** How many rows a table has, by its own columns and where they are empty; the values of its columns. */
export const counts: Families = ({ sql, noun, rows, columns, naming }) => {
  const [one, many] = [noun.join(" "), pluralOf(noun)];
  const kinds = columns.filter((column) => column.role === "category" && column !== naming);
  const [first, second] = kinds;
  const gaps = columns.filter(
    ({ role, filled }) => filled > 0 && filled < rows && ["category", "measure", "text"].includes(role),
  );
  return [
    {
      family: "count",
      question: oneOf(sql, [
        `how many ${many} are there`,
        `number of ${many}`,
        `how many ${many} do we have`,
        `${one} count`,
        `count of ${many}`,
      ]),
      sql: `SELECT count(*) FROM ${sql}`,
      others: [],
    },
    ...kinds.map(({ sql: kind, said }) => ({
      family: "count by own column",
      question: oneOf(sql + kind, [
        `number of ${many} by ${said}`,
        `how many ${many} per ${said}`,
        `how many ${many} do we have for each ${said}`,
        ...(isMoney(noun)
          ? []
          : [`${many} per ${said}`, `${many} by ${said}`, `breakdown of ${many} by ${said}`]),
      ]),
      ...grouped("count(*)", `FROM ${sql}`, kind),
    })),
    ...(first === undefined || second === undefined
      ? []
      : [
          {
            family: "count by two columns",
            question: oneOf(sql, [
              `number of ${many} by ${first.said} and ${second.said}`,
              `how many ${many} per ${first.said} and ${second.said}`,
              ...(isMoney(noun) ? [] : [`${many} by ${first.said} and ${second.said}`]),
            ]),
            ...grouped("count(*)", `FROM ${sql}`, first.sql, second.sql),
          },
        ]),
    ...gaps.map(({ sql: gap, said }) => ({
      family: "count of the empty",
      question: oneOf(sql + gap, [
        `how many ${many} have no ${said}`,
        `number of ${many} without a ${said}`,
        `${many} with no ${said} on file, how many?`,
        `how many ${many} have a missing ${said}`,
      ]),
      sql: `SELECT count(*) FROM ${sql} WHERE ${gap} IS NULL`,
      others: [],
    })),
    ...kinds.slice(0, 2).map(({ sql: kind, said }) => ({
      family: "different values",
      question: oneOf(sql + kind, [
        `how many different ${pluralOf(said.split(" "))} do ${many} have`,
        `number of distinct ${pluralOf(said.split(" "))} of ${many}`,
      ]),
      sql: `SELECT count(DISTINCT ${kind}) FROM ${sql}`,
      others: [],
    })),
  ];
};

/** A figure by columns, with the group of those that have none and without it. */
export function grouped(figure: string, from: string, ...by: string[]): { sql: string; others: string[] } {
  const shown = by.join(", ");
  const filled = by.map((each) => `${each} IS NOT NULL`).join(" AND ");
  const joiner = / WHERE /.test(from) ? "AND" : "WHERE";
  return {
    sql: `SELECT ${shown}, ${figure} ${from} GROUP BY ${shown}`,
    others: [`SELECT ${shown}, ${figure} ${from} ${joiner} ${filled} GROUP BY ${shown}`],
  };
}
