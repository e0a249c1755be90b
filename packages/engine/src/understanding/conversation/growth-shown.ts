import type { SemanticQuery } from "@parlance/contract";
import { wantsShare } from "./with-share-named.ts";

const growth =
  /^(?:and |now |show |give me |what is |what's |the )*(?:growth|change|difference|increase|decrease|delta)(?: rate)?(?: (?:in|as)(?: an?)?)? ?(?:%|percent|percentage|pct)?[?.! ]*$/i;

/** "Growth in percent", "what's that in percent?" of two periods that stand beside each other: it is shown beside them already. Null for other follow-ups. */
export const growthShown = (question: string, previous: SemanticQuery): SemanticQuery | null =>
  previous.kind === "aggregate" &&
  previous.comparison !== null &&
  (growth.test(question.trim()) || wantsShare(question))
    ? previous
    : null;
