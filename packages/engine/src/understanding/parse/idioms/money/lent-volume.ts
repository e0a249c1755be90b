import { lowered } from "@parlance/contract";
import type { ModelIndex } from "../../../index/model-index.ts";
import { sizeColumnOf } from "../../../index/size-column.ts";
import { isMoneyUnit } from "../../../lexicon/units.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const lent: ReadonlySet<string> = new Set(["loan", "mortgage", "credit", "lending"]);
const volumes: ReadonlySet<string> = new Set(["volume", "volumes"]);
/** Before a figure: how it is taken together. */
const taken =
  /^(?:total|average|avg|mean|median|overall|cumulative|highest|lowest|largest|smallest|max|min)$/;

/** "Loan volume by branch", "mortgage volume in $": what was lent, which is no number of loans. */
export function lentVolume(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = tokens[at];
  if (noun === undefined || !lent.has(noun.lemma) || !volumes.has(textAt(tokens, at + 1))) return null;
  const rows = index.words.phrases.has(`${noun.lemma}volume`) ? null : tableCalled(noun, index);
  const size = rows === null ? null : sizeColumnOf(rows, index);
  if (size === null) return null;
  const unit = textAt(tokens, at + 2) === "in" && isMoneyUnit(textAt(tokens, at + 3)) ? 2 : 0;
  const label = lowered(size.column.label);
  return { words: taken.test(textAt(tokens, at - 1)) ? label : `total ${label}`, tokens: 2 + unit };
}

lentVolume.needs = volumes;
