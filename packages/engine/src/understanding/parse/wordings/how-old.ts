import { lowered } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isOfPeople } from "../../index/persons.ts";
import { birthOf, madeOf } from "../../index/spans-of-rows.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";
import { onAverage } from "./days-it-lasts.ts";
import { isRole } from "./of-role-holders.ts";

const asked = phrases("how old are", "how old is", "average age of", "mean age of");
const articles: ReadonlySet<string> = new Set("the our my all a an".split(" "));
const longest = 3;

/** "How old are our open tickets", "average age of open deals": how many days ago they began, of rows that are no people and were not made. */
export function howOld(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, asked);
  if (size === 0) return null;
  const start = at + size + (articles.has(textAt(tokens, at + size)) ? 1 : 0);
  for (let noun = start; noun < start + longest; noun += 1) {
    const table = tableNamed(tokens[noun], index);
    const began = table === null ? null : beginningOf(table, index);
    if (began === null) continue;
    const end = noun + 1 + phraseAt(tokens, noun + 1, onAverage);
    const words = `average days since ${lowered(began.column.label)} of ${rawOf(tokens.slice(start, noun + 1))}`;
    return { words, tokens: end - at };
  }
  return null;
}

/** The usual time of facts, whose rows begin with it; null of people, of those who have a role, of what was made, and where an age is told. */
function beginningOf(rows: TableEntry, index: ModelIndex): ColumnEntry | null {
  const { id, table, columns: own } = rows;
  const entries = own.flatMap((each) => index.columns[each] ?? []);
  const isOther =
    table.type !== "fact" ||
    isOfPeople(rows, index.columns) ||
    isRole(rows) ||
    birthOf(index, id) !== null ||
    madeOf(index, id) !== null ||
    entries.some((entry) => entry.words.includes("age"));
  return isOther ? null : (entries.find(({ column }) => column.name === table.timeColumn) ?? null);
}

howOld.needs = ["old", "age"];
