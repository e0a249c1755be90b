import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const deeds = /^(?:due|billed|charged|invoiced|collected|received|paid|outstanding|unpaid)$/;
const joints = /^(?:and|vs|versus|against|&)$/;

/** "Rent due vs collected": the noun again, where rows tell how much was due and how much was paid. */
export function dueAndPaid(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [noun, deed, joint, other] = [at - 2, at - 1, at, at + 1].map((place) => tokens[place]);
  if (index.settlement === null || noun?.kind !== "word" || joint === undefined || other === undefined)
    return null;
  if (!joints.test(joint.text) || !deeds.test(deed?.text ?? "") || !deeds.test(other.text)) return null;
  if (deed?.text === other.text || ["date", "late", "on"].includes(textAt(tokens, at + 2))) return null;
  return { words: `${joint.raw} ${noun.raw} ${other.raw}`, tokens: 2 };
}
