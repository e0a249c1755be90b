import { fieldsOf } from "@parlance/contract";
import { isTime } from "../index/entries.ts";
import { entryOf } from "../index/entry-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/** "How old are our guests on average" read as how many guests there are: what asks for an age where the reading has no time and no age. Empty elsewhere. */
export function missingAge(tokens: readonly Token[], { query }: Candidate, index: ModelIndex): string[] {
  const old = tokens.find(({ text }, at) => text === "old" && tokens[at - 1]?.text === "how");
  if (old === undefined) return [];
  const read = fieldsOf(query).flatMap((field) => entryOf(field, index) ?? []);
  const isAge = read.some(({ column, words }) => isTime(column) || words.some((word) => ages.has(word)));
  return isAge ? [] : [`how ${old.raw}`];
}

const ages: ReadonlySet<string> = new Set(["age", "old", "year", "month", "day", "tenure", "seniority"]);
