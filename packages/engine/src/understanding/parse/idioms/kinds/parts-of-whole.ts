import { pluralOf } from "@parlance/contract";
import { columnsWith } from "../../../index/columns-with.ts";
import type { ColumnEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { ownWords } from "../../../index/wholes.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const openers = ["length of stay in", "length of stay", "number of", "total", "how many"].map((text) =>
  text.split(" "),
);
const stays = phrases("length of stay", "duration of stay");

const figures: ReadonlySet<string> = new Set(
  "average mean median total longest shortest maximum minimum highest lowest by with".split(" "),
);

/** "Length of stay in nights", "total nights" where rows hold them in two parts ("weekend nights", "week nights"): both together. */
export function partsOfWhole(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const stay = phraseAt(tokens, at, stays);
  const unit = stay > 0 ? at + stay + (textAt(tokens, at + stay) === "in" ? 1 : 0) : at;
  const word = tokens[unit];
  const named = word?.kind === "word" && word.text !== word.lemma ? partsOf(word.lemma, index) : null;
  const parts = named ?? (stay > 0 ? partsOf("night", index) : null);
  if (parts === null) return null;
  const [one, other] = parts;
  if (isSaid(one, other, tokens) || isSaid(other, one, tokens)) return null;
  if (stay === 0 && index.wholes.some(({ head }) => head === word?.lemma)) return null;
  const now = parts.find(({ words }) => words.includes("current"));
  if (now === undefined && parts.some(({ words }) => words.some((each) => moments.has(each)))) return null;
  const whole =
    (now === undefined ? null : pluralOf(now.column.label)) ??
    `${one.column.label} plus ${other.column.label}`;
  const end = named === null ? at + stay : unit + 1;
  const figured = [at - 1, at - 2].some((place) => figures.has(textAt(tokens, place)));
  if (stay > 0) return { words: `${figured ? "" : "average "}${whole}`, tokens: end - at };
  const asked = openers.some((words) =>
    words.every((word, place) => textAt(tokens, at - words.length + place) === word),
  );
  const after = ["average", "per"].includes(textAt(tokens, at - 1));
  return asked || after ? { words: whole, tokens: 1 } : null;
}

/** The two numbers of a table that are called alike but for one word, and by that word last. */
function partsOf(word: string, index: ModelIndex): [ColumnEntry, ColumnEntry] | null {
  const [one, other, third] = columnsWith([word], index).filter(
    ({ column, words }) =>
      words.at(-1) === word && column.role === "measure" && column.additivity === "additive",
  );
  if (one === undefined || other === undefined || third !== undefined || one.table !== other.table)
    return null;
  const apart = one.words.filter((each, at) => each !== other.words[at]);
  return one.words.length === other.words.length && apart.length === 1 ? [one, other] : null;
}

/** What says when something was measured, or over what time: the same thing twice, which is nothing to add up, and of which the current one is meant. */
const moments: ReadonlySet<string> = new Set(
  "install installed initial original first last final previous prior old new opening closing start end begin before after planned actual target expected forecast budget estimated total overall lifetime cumulative gross net daily weekly monthly quarterly annual yearly".split(
    " ",
  ),
);

/** Whether the question says the word that only one of the parts has. */
const isSaid = (part: ColumnEntry, other: ColumnEntry, tokens: readonly Token[]): boolean => {
  const own = ownWords(part, other);
  return tokens.some(({ lemma, text }) => own.includes(lemma) || own.includes(text));
};
