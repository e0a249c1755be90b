import { isNoun, peek, type Reader } from "./frame/reader.ts";

/**
 * Whether a clause asks for one more thing of the rows that were named: "the youngest runner, and what is her time", "the clubs and
 * in which town are they". The reader stands at its question word; a noun is what is asked for. "and which have …" tells rows apart.
 */
export function asksFurther({ tokens, frame, items, at }: Reader): boolean {
  const here = items[at];
  if (here === undefined || frame.counting || (frame.targets.length === 0 && frame.asks !== "who"))
    return false;
  const said = tokens.slice(here.start, here.end).map(({ text }) => text);
  const asking = said.at(-1) ?? "";
  const [opening, next] = [tokens[here.start - 1]?.text, items[at + 1]];
  if (opening !== "and") return false;
  if (asking === "which") return isNoun(next) && next.start === here.end;
  return (
    asking === "what" &&
    (isNoun(next) || (isBe(tokens[next?.start ?? 0]?.text ?? "") && isNoun(items[at + 2])))
  );
}

const isBe = (word: string): boolean => ["is", "are", "was", "were"].includes(word);

/** Lets what follows be shown beside what is shown already. */
export function askFurther(reader: Reader): void {
  reader.zone = "target";
  reader.joined = true;
  reader.held = null;
  reader.negated = false;
  if (peek(reader, 1)?.kind === "cue") reader.at += 1;
}
