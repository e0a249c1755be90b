import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const shown =
  /^(?:anal[yi][sz]ed|itemi[sz]ed|segmented|categori[sz]ed|classified|tabulated|stratified|sliced|subdivided)$/;
const again = /^(?:divided|split|broken|subdivided|separated|grouped)$/;

/**
 * "Rent analysed by quay", "by quay, further divided by craft", "by craft within quay", "rent-wise": what is shown is split by these.
 */
export function splitFurther(tokens: readonly Token[], at: number): Written | null {
  const word = textAt(tokens, at);
  if (shown.test(word) && textAt(tokens, at + 1) === "by") return { words: "by", tokens: 2 };
  if (word === "within" && isSplit(tokens, at)) return { words: "and", tokens: 1 };
  if (tokens[at]?.kind === "word" && textAt(tokens, at + 1) === "-" && textAt(tokens, at + 2) === "wise")
    return { words: `by ${tokens[at]?.raw}`, tokens: 3 };
  if (/wise$/.test(word) && word.length > 7 && tokens[at]?.kind === "word")
    return { words: `by ${tokens[at]?.raw.slice(0, -4)}`, tokens: 1 };
  return further(tokens, at);
}

/** ", further divided by craft": and by craft. */
function further(tokens: readonly Token[], at: number): Written | null {
  let place = at;
  while ([",", "and"].includes(textAt(tokens, place))) place += 1;
  const more = ["further", "then", "again", "additionally"].includes(textAt(tokens, place)) ? 1 : 0;
  const verb = place + more;
  if ((more === 0 && place === at) || !again.test(textAt(tokens, verb))) return null;
  const down = ["down", "up", "out"].includes(textAt(tokens, verb + 1)) ? 1 : 0;
  if (!(more === 0 ? ["into"] : ["by", "into"]).includes(textAt(tokens, verb + 1 + down))) return null;
  return { words: isSplit(tokens, at) ? "and" : "by", tokens: verb + 2 + down - at };
}

const longest = 4;

/** Whether groups were named right before a token. */
const isSplit = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - longest), at)
    .some(({ text }) => ["by", "per", "each", "every"].includes(text)) && tokens[at - 1]?.kind === "word";
