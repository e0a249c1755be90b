import type { ModelIndex } from "../../../index/model-index.ts";
import { stopWords } from "../../../lexicon/stop-words.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { type Token, valueKey } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const kinds: ReadonlySet<string> = new Set("type types kind kinds category categories status".split(" "));
/** A column of more values than this holds no kinds. */
const mostKinds = 30;

/**
 * "By member type", "bike type" where one column alone says which rows are members and which bikes they are: that column, and not the rows that
 * have the value. A word amid one of its values alone sorts nothing: "aircraft type" is no "delay reason" that may be "late inbound aircraft". "In the comedy
 * category" is the value itself.
 */
export function kindOfValue(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const { words, values, columns } = index;
  const [token, kind] = tokens.slice(at, at + 2);
  if (token?.kind !== "word" || !kinds.has(kind?.text ?? "") || textAt(tokens, at + 2) === "of") return null;
  const { lemma, text } = token;
  if (stopWords.has(text)) return null;
  const isName = [lemma, text].some((word) => words.tablesByWord.has(word) || words.phrases.has(word));
  if (isName || words.phrases.has(`${lemma}${kind?.lemma ?? ""}`)) return null;
  const held = new Set([lemma, text].flatMap((word) => values.byWord.get(word) ?? []));
  const whole = [lemma, text].flatMap((word) => values.byKey.get(valueKey(word)) ?? []);
  if (whole.length === 0 && held.size < 2) return null;
  if (whole.length > 0 && isOneKind(tokens, at)) return null;
  const [only, other] = new Set([...held, ...whole].map((id) => values.values[id]?.column ?? -1));
  const column = columns[only ?? -1]?.column;
  if (column === undefined || other !== undefined || (column.profile?.distinct ?? mostKinds + 1) > mostKinds)
    return null;
  return { words: column.label, tokens: 2 };
}

/** "Of the comedy category", "for the premium type": one kind, of which something is. */
const isOneKind = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at - 1) === "the" &&
  within.has(textAt(tokens, at - 2)) &&
  singleKinds.has(textAt(tokens, at + 1));

const within: ReadonlySet<string> = new Set("in of from within under for with on has have to".split(" "));
const singleKinds: ReadonlySet<string> = new Set(["type", "kind", "category", "status"]);

kindOfValue.needs = kinds;
