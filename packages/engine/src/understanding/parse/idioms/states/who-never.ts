import type { ModelIndex } from "../../../index/model-index.ts";
import { personTable } from "../../../index/persons.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { happening, tableNamed, tableOfKind } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const denials: ReadonlySet<string> = new Set("never nothing hasn't haven't hasnt havent".split(" "));
const longest = 7;

/** "Who never ordered anything", "who signed up but never booked": of the one table of people, where nobody is named before. */
export function whoNever(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "who") return null;
  const denial = tokens.findIndex(
    ({ text }, place) => place > at && place <= at + longest && denials.has(text),
  );
  const isNamed = (token: Token): boolean =>
    tableNamed(token, index) !== null || tableOfKind(token, index) !== null;
  if (denial < 0 || tokens.slice(0, denial).some(isNamed)) return null;
  const table = personTable(index.tables, index.columns);
  return table === null || happening(table, index) === null
    ? null
    : { words: `${table.table.label} who`, tokens: 1 };
}

whoNever.needs = denials;
