import type { ModelIndex } from "../../../index/model-index.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const agents: ReadonlyMap<string, string> = new Map([
  ["spender", "customers by revenue"],
  ["bestseller", "best selling products"],
]);

/** "the biggest spenders", "bestsellers". */
export function agent(tokens: readonly Token[], at: number, { words, values }: ModelIndex): Written | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const said = agents.get(token.lemma);
  const named = words.columnsByWord.has(token.lemma) || words.tablesByWord.has(token.lemma);
  return said === undefined || named || values.byWord.has(token.text) ? null : { words: said, tokens: 1 };
}

agent.needs = [...agents.keys()];
