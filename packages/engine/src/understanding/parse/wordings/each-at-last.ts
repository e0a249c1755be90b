import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";

const sizes = ["day", "week", "month", "quarter", "year"];
const ends =
  /^(?:most|least|fewest|highest|lowest|largest|smallest|biggest|greatest|best|worst|\p{L}{3,}est)$/u;

/** "For every year, which day had the most visits?", "per year: day with most visits": the day of each year. */
export function eachAtLast(tokens: readonly Token[]): readonly Token[] {
  const first = ["for", "in", "of", "by"].includes(textAt(tokens, 0)) ? 1 : 0;
  const each = ["each", "every", "per"].includes(textAt(tokens, first)) ? first + 1 : first;
  const unit = tokens[each];
  const grain = unitOf(unit?.lemma);
  if (
    each === 0 ||
    grain === null ||
    unit === undefined ||
    (first === 1 && each === 1 && textAt(tokens, 0) !== "by")
  )
    return tokens;
  const dated =
    ["of", "in"].includes(textAt(tokens, each + 1)) && tokens[each + 2]?.kind === "number" ? 2 : 0;
  const mark = [",", ":"].includes(textAt(tokens, each + 1 + dated)) ? 1 : 0;
  const rest = tokens.slice(each + 1 + dated + mark).filter(({ text }) => text !== "?");
  const opened = rest.findIndex(
    ({ text }) => !["the", "which", "what", "on", "in", "is", "was"].includes(text),
  );
  const asked = unitOf(rest[opened]?.lemma);
  const smaller = asked !== null && sizes.indexOf(asked) < sizes.indexOf(grain);
  if (!smaller || !rest.some(({ text }) => ends.test(text))) return tokens;
  const word = (raw: string): Token => ({ ...unit, raw, text: raw, lemma: raw, kind: "word", number: null });
  const had = rest.findIndex(({ text }, at) => at > opened && ["had", "has", "saw"].includes(text));
  const asking = had < 0 ? rest : [...rest.slice(opened, had), word("with"), ...rest.slice(had + 1)];
  return [...asking, word("of"), word("each"), word(grain), ...tokens.slice(each + 1, each + 1 + dated)];
}
