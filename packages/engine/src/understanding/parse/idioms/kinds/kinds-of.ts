import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { tableNamed } from "./facts.ts";

const kinds: ReadonlySet<string> = new Set(["kind", "type", "sort", "category"]);
const called: ReadonlySet<string> = new Set(["kind", "type", "category", "class", "reason"]);

/** "Two different kinds of absence", "how many types of visit": what the one column says that tells the kinds of such rows. */
export function kindsOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [kind, , of] = tokens.slice(at, at + 3);
  if (kind === undefined || !kinds.has(kind.lemma) || textAt(tokens, at + 1) !== "of") return null;
  const table = tableNamed(of, index);
  const texts = (table?.columns ?? [])
    .flatMap((id) => index.columns[id] ?? [])
    .filter(
      ({ column, words }) => column.physicalType === "string" && words.some((word) => called.has(word)),
    );
  const [only, other] = texts;
  return only === undefined || other !== undefined
    ? null
    : { words: `${only.column.label.toLowerCase()}s`, tokens: 3 };
}

kindsOf.needs = kinds;
