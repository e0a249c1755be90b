import { labelSaid, lengthColumn } from "../../index/figure-names.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";
import { valueAt } from "../spoken/value-at.ts";
import { onAverage } from "./days-it-lasts.ts";

const asking = phrases("how long does", "how long do", "how long did");
const articles: ReadonlySet<string> = new Set("a an the our each every average typical".split(" "));

/** "How long does a turndown take on average" of rows whose kind is called so: the average of the only column that tells how long they took. */
export function howLongKind(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const asked = phraseAt(tokens, at, asking);
  if (asked === 0) return null;
  let start = at + asked;
  while (articles.has(textAt(tokens, start))) start += 1;
  const kind = valueAt(tokens, start, index);
  const length = kind === null ? null : lengthColumn(index.columns);
  if (kind === null || length === null || !/^(?:takes?|last)$/.test(textAt(tokens, kind.end))) return null;
  const tables = new Set([...kind.columns].map((id) => index.columns[id]?.table));
  if (!tables.has(length.table)) return null;
  const end = kind.end + 1;
  return {
    words: `average ${labelSaid(length)} of ${rawOf(tokens.slice(start, kind.end))}`,
    tokens: end + phraseAt(tokens, end, onAverage) - at,
  };
}

howLongKind.needs = ["long"];
