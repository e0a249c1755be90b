import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { figureAt } from "../money/paid-in.ts";
import type { Written } from "../written.ts";

const open = /^(?:open|unresolved|outstanding|unfinished|pending)$/;
const closed = /^(?:closed|resolved|done|finished|completed|fixed)$/;
const verbs: ReadonlySet<string> = new Set(["is", "are", "were", "was"]);

/**
 * "Open bugs", "how many bugs are still open", "done stories", "story points done" where rows of several kinds are done with at some time:
 * those that are, or are not yet.
 */
export function openKinds(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const state = stateAt(tokens, at, index);
  if (state !== null && isKinds(tokens[at + 1], index))
    return { words: `${tokens[at + 1]?.raw} ${state}`, tokens: 2 };
  const figure = state === null ? null : figureAt(tokens, at + 1, index);
  if (figure !== null)
    return { words: `${rawOf(tokens.slice(at + 1, figure.end))} ${state}`, tokens: figure.end - at };
  if (state !== null && endsFigure(tokens[at - 1], index)) return { words: state, tokens: 1 };
  if (!isKinds(tokens[at], index) || !verbs.has(textAt(tokens, at + 1))) return null;
  const place = ["still", "already", "now", "not"].includes(textAt(tokens, at + 2)) ? at + 3 : at + 2;
  const told = textAt(tokens, at + 2) === "not" ? null : stateAt(tokens, place, index);
  return told === null ? null : { words: `${tokens[at]?.raw} ${told}`, tokens: place + 1 - at };
}

/** The term for a state, where the only rows that may be meant have one and no value is called so. */
function stateAt(tokens: readonly Token[], at: number, { conditions, values }: ModelIndex): string | null {
  const word = textAt(tokens, at);
  const term = open.test(word) ? "still open" : closed.test(word) ? "already closed" : null;
  if (term === null || (word !== "done" && values.byKey.has(word))) return null;
  const [first = ""] = term.split(" ");
  return conditions.get(first)?.some(({ lemmas }) => lemmas.join(" ") === term) === true ? term : null;
}

/** The last word of a figure's name ("story points done"). */
const endsFigure = (token: Token | undefined, { columns, words }: ModelIndex): boolean =>
  (words.columnsByWord.get(token?.lemma ?? "") ?? []).some(
    (id) => columns[id]?.column.additivity === "additive" && columns[id]?.words.at(-1) === token?.lemma,
  );

/** Several of what a value calls one of ("bugs" of the type "Bug"), and no table. */
const isKinds = (token: Token | undefined, { values, words }: ModelIndex): boolean =>
  token?.kind === "word" &&
  token.text !== token.lemma &&
  values.byKey.has(token.lemma) &&
  !words.tablesByWord.has(token.lemma);

openKinds.needs =
  "open unresolved outstanding unfinished pending closed resolved done finished completed fixed".split(" ");
