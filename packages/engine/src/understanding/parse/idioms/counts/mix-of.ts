import { rowsOf } from "@parlance/contract";
import type { ColumnEntry } from "../../../index/entries.ts";
import { columnsCalled } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** Words that a group may have. */
const longest = 3;

const making = phrases(
  ...["in %", "as %", "in percent", "as percent", "as a percentage", "as percentage", "as a share"].map(
    (said) => `${said} of`,
  ),
  ...["mix", "split", "make-up", "composition"].flatMap((noun) => [`${noun} of`, `${noun} among`]),
);
const ends: ReadonlySet<string> = new Set([",", ";", "?", ".", "(", "by", "per"]);
const again = phrases("in %", "in percent", "as %", "as a percentage", "as percentages", "in percentages");

/**
 * "Loss reasons in % of lost deals", "plan mix of active subscriptions in %": what each kind makes up of these rows, and not what share of each
 * kind they are.
 */
export function mixOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  for (let size = longest; size > 0; size -= 1) {
    const noun = tokens.slice(at, at + size);
    const made = phraseAt(tokens, at + size, making);
    if (made === 0 || !isKind(noun, index)) continue;
    const owned = ["our", "the", "all"].includes(textAt(tokens, at + size + made)) ? 1 : 0;
    const start = at + size + made + owned;
    const stop = tokens.findIndex(
      ({ text }, place) => place >= start && (ends.has(text) || phraseAt(tokens, place, again) > 0),
    );
    const end = stop < 0 ? tokens.length : stop;
    if (end === start) return null;
    const words = `share of ${rawOf(tokens.slice(start, end))} by ${rawOf(noun)}`;
    return { words, tokens: end + phraseAt(tokens, end, again) - at };
  }
  return null;
}

const spreads = phrases("split", "breakdown", "mix", "make-up", "composition", "distribution");
/** What may stand behind, where all that is asked for has been said. */
const places: ReadonlySet<string> = new Set(["", "?", ".", "in", "at", "for", "among", "please"]);
/** What may stand before. */
const openings: ReadonlySet<string> = new Set(["", "the", "our", "me", "show", "is", ":"]);

/** "Gender split", "show me the marital status mix", "distribution of grades": how many rows there are of each kind. */
export function kindsSplit(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!openings.has(textAt(tokens, at - 1))) return null;
  const before = phraseAt(tokens, at, spreads);
  const opened = before > 0 && textAt(tokens, at + before) === "of" ? before + 1 : 0;
  for (let size = longest; size > 0; size -= 1) {
    const noun = tokens.slice(at + opened, at + opened + size);
    const said = opened > 0 ? opened : phraseAt(tokens, at + size, spreads);
    if (said === 0 || !places.has(textAt(tokens, at + size + said))) continue;
    const column = kindCalled(noun, index);
    const rows = index.tables[column?.table ?? -1]?.table.label;
    if (rows === undefined) continue;
    return { words: `number of ${rowsOf(rows.toLowerCase())} by ${rawOf(noun)}`, tokens: size + said };
  }
  return null;
}

/** The one column of kinds that words name as a whole. */
function kindCalled(noun: readonly Token[], index: ModelIndex): ColumnEntry | null {
  const [only, other] = columnsCalled(index, noun.map(({ lemma }) => lemma).join(""));
  const role = only?.column.role;
  return only !== undefined && other === undefined && (role === "category" || role === "geo") ? only : null;
}

/** Whether words name a column of kinds, by all that it is called or by the words that its name begins with. */
function isKind(noun: readonly Token[], { words, columns }: ModelIndex): boolean {
  if (noun.length === 0 || noun.some(({ kind }) => kind !== "word")) return false;
  const lemmas = noun.map(({ lemma }) => lemma);
  const named = words.phrases.get(lemmas.join("")) ?? [];
  const begun = lemmas.length > 1 ? [] : (words.columnsByWord.get(lemmas[0] ?? "") ?? []);
  const ids = [...named.flatMap(({ kind, id }) => (kind === "column" ? [id] : [])), ...begun];
  return ids.some((id) => {
    const { column, foreign } = columns[id] ?? {};
    return (column?.role === "category" || column?.role === "geo") && foreign === false;
  });
}

kindsSplit.needs = ["split", "breakdown", "mix", "make", "composition", "distribution"];
