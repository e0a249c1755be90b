import { columnsCalled } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { isCountedAt } from "../../../text/is-counted-at.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { tableNamed } from "./facts.ts";

const kinds: ReadonlySet<string> = new Set(["kind", "type", "sort", "category"]);
const called: ReadonlySet<string> = new Set(["kind", "type", "category", "class", "reason"]);

/**
 * "Two different kinds of absence", "how many types of visit": what the one column says that tells the kinds of such rows; "how many kinds
 * of service", "which kinds of weather" where a column of text is called so are its different values.
 */
export function kindsOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [kind, , of] = tokens.slice(at, at + 3);
  if (kind === undefined || !kinds.has(kind.lemma) || textAt(tokens, at + 1) !== "of") return null;
  const table = tableNamed(of, index);
  const asked = isCountedAt(tokens, at) || /^(?:which|what)$/.test(textAt(tokens, at - 1));
  if (table === null && asked && isText(of, index)) return { words: "different", tokens: 2 };
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

const isText = (token: Token | undefined, index: ModelIndex): boolean =>
  token !== undefined &&
  columnsCalled(index, token.lemma).some(
    ({ column, core }) => column.physicalType === "string" && !core.some((word) => called.has(word)),
  );

kindsOf.needs = kinds;
