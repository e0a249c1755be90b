import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const deeds = /^(?:due|billed|charged|invoiced|collected|received|paid|outstanding|unpaid)$/;
const joints = /^(?:and|vs|versus|against|&)$/;

/**
 * "Rent due vs collected", "units shipped vs ordered": the noun again, where rows tell how much was due and paid, or a column is called by it and each deed,
 * unless the second is what another column is called ("job title and status" of rows that have a status).
 */
export function dueAndPaid(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [noun, deed, joint, other] = [at - 2, at - 1, at, at + 1].map((place) => tokens[place]);
  if (noun?.kind !== "word" || deed?.kind !== "word" || joint === undefined || other?.kind !== "word")
    return null;
  if (!joints.test(joint.text) || deed.text === other.text) return null;
  const settles = index.settlement !== null && deeds.test(deed.text) && deeds.test(other.text);
  const isBoth = [deed, other].every((each) => isColumn([noun, each], index)) && !isWholeColumn(other, index);
  if (!settles && !isBoth) return null;
  if (["date", "late", "on"].includes(textAt(tokens, at + 2))) return null;
  return { words: `${joint.raw} ${noun.raw} ${other.raw}`, tokens: 2 };
}

/** Whether a word is all of a column's name, and not what is left of it without the table's. */
const isWholeColumn = ({ lemma }: Token, { words, columns }: ModelIndex): boolean =>
  words.phrases
    .get(lemma)
    ?.some(({ kind, id }) => kind === "column" && columns[id]?.words.join("") === lemma) === true;

const isColumn = (said: readonly Token[], { words }: ModelIndex): boolean =>
  words.phrases.get(said.map(({ lemma }) => lemma).join(""))?.some(({ kind }) => kind === "column") === true;
