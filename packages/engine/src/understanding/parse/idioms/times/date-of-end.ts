import type { ModelIndex } from "../../../index/model-index.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const opening = "(?:(?:what|whats|is|was|show|me|give|the|our) )*";
const end = "(?:the |our |my )?(first|earliest|last|latest|newest|most recent)";
const dateOf = new RegExp(`^${opening}date (?:of|for) ${end}(?= [a-z])`);
const dated = new RegExp(`^${opening}${end} ((?:[a-z]+ ){1,2})date(?= |$)`);

const onDate = /^(?:(?:on|at) )?(?:what|which) date(?= (?:was|did) (?!.*\b(?:most|fewest|\w+est)\b))/;

/**
 * "The date of the latest review", "most recent review date" where no column is called so, "on what date was …": when it was, by the
 * rows' own time and no other date of theirs. Of each of several it is left to what tells them apart.
 */
export function dateOfEnd(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at !== 0 || tokens.some(({ text }) => ["each", "every", "per"].includes(text))) return null;
  const said = tokens.map(({ text }) => text).join(" ");
  const [when = ""] = onDate.exec(said) ?? [];
  if (when !== "") return { words: "when", tokens: when.split(" ").length };
  const [of = "", ofEnd] = dateOf.exec(said) ?? [];
  if (ofEnd !== undefined) return written(of, ofEnd, "");
  const [whole = "", which, rows = ""] = dated.exec(said) ?? [];
  if (which === undefined) return null;
  const row = tokens[whole.split(" ").length - 2];
  const called = index.columns.some(
    ({ words }) => words.includes("date") && words.includes(row?.lemma ?? ""),
  );
  return called || tableNamed(row, index) === null ? null : written(whole, which, rows);
}

const written = (said: string, end: string, rows: string): Written => ({
  words: `when was the ${["first", "earliest"].includes(end) ? "first" : "last"} ${rows}`.trim(),
  tokens: said.split(" ").length,
});

dateOfEnd.needs = ["date"];
