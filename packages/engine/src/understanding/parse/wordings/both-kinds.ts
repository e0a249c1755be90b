import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/** What asks for things that rows are of, and not for the rows or a figure of them. */
const asking: ReadonlySet<string> = new Set("which what who whose that have has had".split(" "));

/** "Which rooms were reserved at both hotels" of a sheet with a hotel of two values: at the one and at the other, by their names. */
export function bothKinds(tokens: readonly Token[], at: number, { columns }: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "both" || !tokens.slice(0, at).some(({ text }) => asking.has(text))) return null;
  const noun = tokens[textAt(tokens, at + 1) === "the" ? at + 2 : at + 1];
  if (noun === undefined || noun.text === noun.lemma) return null;
  const [kind, other] = columns.filter(({ words, column }) => {
    const values = column.profile?.topValues ?? [];
    return (
      words.at(-1) === noun.lemma &&
      column.physicalType === "string" &&
      column.profile?.distinct === 2 &&
      values.length === 2
    );
  });
  if (kind === undefined || other !== undefined) return null;
  const [one, two] = kind.column.profile?.topValues ?? [];
  return { words: `both ${one?.value} and ${two?.value}`, tokens: tokens.indexOf(noun) - at + 1 };
}

bothKinds.needs = ["both"];
