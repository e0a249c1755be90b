import { pluralOf } from "@parlance/contract";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const helpers: ReadonlySet<string> = new Set(["did", "do", "does", "has", "have"]);
const verbs: ReadonlySet<string> = new Set("buy bought order ordered purchase purchased".split(" "));
const after: ReadonlySet<string> = new Set(
  "in on last this during from since between before after most".split(" "),
);
const wares: ReadonlySet<string> = new Set(["product", "item", "article", "ware"]);
const longestName = 6;

/** "What did Ann buy in March": which of the things that are sold, where the data has such by a name for them, in a table or in its rows. */
export function whatBought(
  tokens: readonly Token[],
  at: number,
  { words, tables, inner }: ModelIndex,
): Written | null {
  if (textAt(tokens, at) !== "what" || !helpers.has(textAt(tokens, at + 1))) return null;
  const verb = tokens.findIndex(
    ({ text }, place) => place > at + 2 && place <= at + 2 + longestName && verbs.has(text),
  );
  const next = tokens[verb + 1];
  if (verb < 0 || (next !== undefined && next.kind !== "mark" && !after.has(next.text))) return null;
  const ware = [...wares].find((word) => words.tablesByWord.has(word));
  const [table] = words.tablesByWord.get(ware ?? "") ?? [];
  const within = inner.find((thing) => thing.words.length === 1 && wares.has(thing.words[0] ?? ""));
  const called = (tables[table ?? -1] ?? within)?.words.join(" ");
  return called === undefined ? null : { words: `which ${pluralOf(called)}`, tokens: 1 };
}

whatBought.needs = verbs;
