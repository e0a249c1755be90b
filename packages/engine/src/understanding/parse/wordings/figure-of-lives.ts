import { rowsOf } from "@parlance/contract";
import { columnsOfWord } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { standingRows } from "../../index/standing-rows.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const added: ReadonlySet<string> = new Set(["new", "added", "gained"]);

/** "New MRR by month": that of the subscriptions which began then, of rows that go on for a time. */
export function figureOfLives(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [word, name] = [textAt(tokens, at), tokens[at + 1]];
  if (name?.kind !== "word" || !added.has(word)) return null;
  if (index.words.tablesByWord.has(name.lemma)) return null;
  const own = columnsOfWord(name.lemma, index);
  const life = standingRows(index).find(
    ({ table, from }) =>
      from !== null && own.some((entry) => entry.table === table.id && entry.column.role === "measure"),
  );
  if (life === undefined) return null;
  const rows = rowsOf(life.table.table.label.toLowerCase());
  return { words: `${name.raw} of new ${rows}`, tokens: 2 };
}

figureOfLives.needs = added;
