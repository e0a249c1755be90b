import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const against: ReadonlySet<string> = new Set(["vs", "versus", "and", "against", "with", "to", "or"]);
const whom: ReadonlySet<string> = new Set(
  "those these who that the people customers employees clients users members ones compared have has".split(
    " ",
  ),
);

/** "Churned vs retained customers", "of those who left and those who stayed": by the flag that tells them apart. */
export function departedAgainst(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [flag] = index.departed;
  if (flag === undefined) return null;
  let place = at;
  if (["of", "for", "between"].includes(textAt(tokens, place))) place += 1;
  const first = termAt(tokens, place, index);
  const second = first === null ? null : termAt(tokens, first.end, index, true);
  if (first === null || second === null || first.denies === second.denies) return null;
  const rows = tokens[second.end];
  const end = rows !== undefined && whom.has(rows.text) ? second.end + 1 : second.end;
  return { words: `by ${flag.column.name}`, tokens: end - at };
}

/** A term for those who are gone or are not, after words for whom it is said; `joined` where a word of comparison comes first. */
function termAt(
  tokens: readonly Token[],
  at: number,
  { conditions, departed }: ModelIndex,
  joined = false,
): { end: number; denies: boolean } | null {
  let place = at;
  while (whom.has(textAt(tokens, place)) && !joined) place += 1;
  if (joined) {
    const start = place;
    while (whom.has(textAt(tokens, place)) || against.has(textAt(tokens, place))) place += 1;
    if (!tokens.slice(start, place).some(({ text }) => against.has(text))) return null;
  }
  const term = (conditions.get(tokens[place]?.lemma ?? "") ?? []).find(
    ({ column, lemmas }) =>
      column === departed[0]?.id && lemmas.every((word, offset) => tokens[place + offset]?.lemma === word),
  );
  return term === undefined ? null : { end: place + term.lemmas.length, denies: term.filter.kind === "not" };
}
