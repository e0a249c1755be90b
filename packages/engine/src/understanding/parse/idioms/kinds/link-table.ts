import type { ModelIndex } from "../../../index/model-index.ts";
import type { Token } from "../../../text/tokenize.ts";
import { isBridge } from "../../frame/is-bridge.ts";
import type { Written } from "../written.ts";
import { tableCalled } from "./facts.ts";

/** "Revenue by film category" where films and categories meet in a table of that name that holds nothing else: the categories. */
export function linkTable(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [first, last] = [tokens[at], tokens[at + 1]];
  if (first === undefined || last === undefined) return null;
  const link = index.tables.find(
    ({ words }) => words.length === 2 && words[0] === first.lemma && words[1] === last.lemma,
  );
  const far = tableCalled(last, index);
  if (link === undefined || far === null || far.id === link.id || !isBridge(link, index)) return null;
  const refers = (index.graph.ways[link.id] ?? []).some(({ to, toOne }) => toOne && to === far.id);
  return refers && tableCalled(first, index) !== null ? { words: last.raw, tokens: 2 } : null;
}
