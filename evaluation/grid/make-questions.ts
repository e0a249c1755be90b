import type { SuiteCase } from "../../packages/cli/src/evaluation/suite.ts";
import { askedTogether } from "./families/asked-together.ts";
import { conditions } from "./families/conditions.ts";
import { counts } from "./families/counts.ts";
import { deeds, spans } from "./families/deeds.ts";
import { figures } from "./families/figures.ts";
import { followUps } from "./families/follow-ups.ts";
import { groups } from "./families/groups.ts";
import { inside } from "./families/inside.ts";
import { lists } from "./families/lists.ts";
import { parents } from "./families/parents.ts";
import { periods } from "./families/periods.ts";
import { picks } from "./families/picks.ts";
import { times } from "./families/times.ts";
import { ways } from "./families/ways.ts";
import type { Cell, GridDatabase } from "./grid-database.ts";
import type { GridQuestion } from "./grid-question.ts";

const families = [
  counts,
  figures,
  conditions,
  ways,
  times,
  lists,
  askedTogether,
  followUps,
  groups,
  periods,
  parents,
  deeds,
  spans,
  picks,
  inside,
];

/** Questions of one family and one database that are asked; and rows that an answer may have. */
const each = 3;
const mostRows = 3000;

/** A database's questions as a suite's cases, with the results of their SQL: the first of each family, table by table. */
export async function makeQuestions(database: GridDatabase): Promise<SuiteCase[]> {
  const cases: SuiteCase[] = [];
  const asked = new Map<string, number>();
  for (const table of database.tables) {
    for (const family of families) {
      for (const question of await family(table, database)) {
        const before = asked.get(question.family) ?? 0;
        if (before === each) continue;
        const one = await makeCase(question, database, cases.length);
        if (one === null) continue;
        cases.push(one);
        asked.set(question.family, before + 1);
      }
    }
  }
  return cases;
}

async function makeCase(
  { family, turns = [], question, sql, others }: GridQuestion,
  { name, query }: GridDatabase,
  number: number,
): Promise<SuiteCase | null> {
  const rows = await query(sql);
  if (rows.length === 0 || rows.length > mostRows || rows.every(isEmpty)) return null;
  const alternatives = await Promise.all(
    others.map(async (other) => ({ sql: other, ordered: false, rows: await query(other) })),
  );
  return {
    id: `${name}-${number}`,
    db: name,
    turns,
    question,
    sql,
    ordered: false,
    rows,
    alternatives,
    category: family,
    expect: "answer",
  };
}

const isEmpty = (row: Cell[]): boolean => row.every((cell) => cell === null);
