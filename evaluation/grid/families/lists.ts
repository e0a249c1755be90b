import { literal } from "../grid-database.ts";
import type { Families } from "../grid-question.ts";
import { oneOf, pluralOf } from "../words.ts";

/** Rows with what they are, and what one of them is by its name. */
export const lists: Families = async ({ sql, noun, columns, naming }, { query }) => {
  if (naming === null) return [];
  const many = pluralOf(noun);
  const shown = columns.filter(
    (column) => column.filled > 0 && column.role !== "key" && column.role !== "flag" && column !== naming,
  );
  const once = await query(
    `SELECT ${naming.sql} FROM ${sql} WHERE regexp_full_match(${naming.sql}::VARCHAR, '[A-Z][A-Za-z]{3,}( [A-Za-z]+)*')
      GROUP BY 1 HAVING count(*) = 1 ORDER BY 1 LIMIT 5`,
  );
  const names = once.map(([name]) => String(name));
  return shown.slice(0, 3).flatMap((column) => {
    const key = sql + column.sql;
    const rows = {
      family: "rows with a column",
      question: oneOf(key, [
        `list all ${many} with their ${column.said}`,
        `show ${many} and their ${column.said}`,
        `name and ${column.said} of all ${many}`,
      ]),
      sql: `SELECT ${naming.sql}, ${column.sql} FROM ${sql}`,
      others: [`SELECT DISTINCT ${naming.sql}, ${column.sql} FROM ${sql}`],
    };
    if (names.length === 0) return [rows];
    const name = oneOf(key, names);
    const one = {
      family: "what one row has",
      question: oneOf(key, [
        `what is the ${column.said} of ${name}`,
        `${column.said} of ${name}`,
        `${name} ${column.said}`,
      ]),
      sql: `SELECT ${column.sql} FROM ${sql} WHERE ${naming.sql} = ${literal(name)}`,
      others: [],
    };
    return [rows, one];
  });
};
