import type { Noun } from "../item.ts";
import type { Reader } from "./reader.ts";

/** "Average tenant rent", "total driver hours": one figure, and whose it is; "total rents by tenant" would have one for each. */
export function saysWhose({ tokens, items, at }: Reader, noun: Noun): boolean {
  const before = items[at - 1];
  const [word] = tokens.slice(noun.end - 1);
  return (
    noun.kind === "column" &&
    noun.options[0]?.kind === "text" &&
    word?.text === word?.lemma &&
    before?.kind === "cue" &&
    before.cue.kind === "aggregate" &&
    before.end === noun.start
  );
}
