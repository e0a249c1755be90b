import { lowered, rowsOf } from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { dealt } from "../idioms/states/deed-table.ts";
import type { Written } from "../idioms/written.ts";

const denied = phrases(
  ...["", "that ", "which "].flatMap((joint) =>
    [
      "were not",
      "was not",
      "were never",
      "have never been",
      "have not been",
      "did not get",
      "never",
      "not",
    ].map((denial) => `${joint}${denial}`),
  ),
  "nobody",
  "no one",
  "that nobody",
  "that no one",
);

/**
 * "Items never ordered in 2024" where order items refer to menu items: a line is always of an order, so the wares are meant, of which no line may be.
 */
export function waresOfLines(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = tokens[at];
  const size = noun?.kind === "word" ? phraseAt(tokens, at + 1, denied) : 0;
  const ever = /^(?:been|ever|once)$/.test(textAt(tokens, at + 1 + size)) ? 1 : 0;
  if (noun === undefined || size === 0 || !dealt.has(textAt(tokens, at + 1 + size + ever))) return null;
  const called = index.byHead.get(noun.lemma) ?? [];
  const lines = called.filter(
    ({ id, table }) => table.type === "fact" && !index.tables[id]?.words.includes(textAt(tokens, at - 1)),
  );
  const wares = called.filter(({ id }) =>
    lines.some((line) => (index.graph.ways[line.id] ?? []).some(({ to, toOne }) => toOne && to === id)),
  );
  const [only, other] = wares;
  const isNamed = only?.words.slice(0, -1).includes(textAt(tokens, at - 1)) === true;
  return only === undefined || other !== undefined || isNamed || lines.length === 0
    ? null
    : { words: rowsOf(lowered(only.table.label)), tokens: 1 };
}

waresOfLines.needs = dealt;
