import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { tableCalled } from "./facts.ts";

const common: ReadonlySet<string> = new Set("common frequent popular usual".split(" "));
const kinds: ReadonlySet<string> = new Set("name type kind category code".split(" "));

/** "The most common event", "which event is most common" where events have an "event name" that many share: what they are called, and no single one of them. */
export function commonKind(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const behind = ["is", "are", "was", "were"].includes(textAt(tokens, at + 1))
    ? tokens.slice(at + 2, at + 5).some(({ text }) => common.has(text))
    : false;
  if (!common.has(textAt(tokens, at - 1)) && !(behind && textAt(tokens, at - 1) === "which")) return null;
  const table = tableCalled(tokens[at], index);
  const rows = table?.table.rowCount ?? 0;
  const kind = table?.columns
    .flatMap((id) => index.columns[id] ?? [])
    .find(
      ({ words, column }) =>
        words.length === 2 &&
        words[0] === tokens[at]?.lemma &&
        kinds.has(words[1] ?? "") &&
        column.physicalType === "string" &&
        (column.profile?.distinct ?? rows) * 3 <= rows,
    );
  return kind === undefined ? null : { words: kind.column.label.toLowerCase(), tokens: 1 };
}

commonKind.needs = common;
