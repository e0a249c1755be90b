import { lowered, pluralOf, rowOf } from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { deedDoers } from "../idioms/people/deed-doers.ts";
import { rowsOfAmount } from "../idioms/people/did-rows.ts";
import { doers } from "../idioms/people/doers.ts";
import type { Written } from "../idioms/written.ts";

const ranking =
  /^(?:most|least|fewest|best|worst|highest|lowest|longest|shortest|fastest|slowest|more|less)$/;
const buying: ReadonlySet<string> = new Set(["bought", "purchased", "ordered"]);

/** "Who booked both yoga and spin", "who visited last month", "who ordered in May": those whose deed it is, before it is seen what they did. */
export function whoDid(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at > 0 || textAt(tokens, 0) !== "who" || tokens.some(({ text }) => ranking.test(text))) return null;
  if (buying.has(textAt(tokens, 1))) return doers(tokens, 0, index);
  const found = deedDoers(tokens[1], index);
  if (found === null || rowsOfAmount(tokens, 1, index) !== null) return null;
  return { words: `which ${pluralOf(lowered(rowOf(found.people.table.label)))}`, tokens: 1 };
}
