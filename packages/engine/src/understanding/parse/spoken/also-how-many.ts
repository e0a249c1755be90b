import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { wordsFor } from "../links/words-for.ts";
import { saidFrom, wordsOf } from "./said.ts";

const tail =
  / (?:[,-] )?(?:(?:and|so|if so|,) )+how (?:many|much)(?: (?:exactly|precisely|roughly|of (?:them|those|these)|are there|were there|is (?:there|it|that)|was (?:there|it)|(?:are|were|is|was) (?:they|those|that)|there (?:are|were)|do we have|did we (?:get|have)|in total|altogether|in all|would that be|is it exactly))*(?: [?!.,])*$/;
const exactly = / (?:,? ?(?:and )?how (?:many|much)) (?:exactly|precisely)(?: [?!.,])*$/;

const existence =
  /^(?:(?:is|are|was|were) there (?:any|an|a|some|many|much|still|also)|(?:do|does|did|have|has|had) (?:we|you|they|i) (?:still |also |ever |already )?(?:have |get |got |had |gotten |see |received? )?(?:any|some|many|a lot of)|(?:do|does|did|have|has|are|were|is) (?:any|many|some|a lot of)) /;
const deedOf =
  /^(?:have|has|had|did|do|does) (?:we|you|they|i) (?:still |also |ever |already )?[a-z]+ (?:any|some|many|a lot of) /;

/**
 * "Are there any orders without a date, and how many?", "have we sent any bills today, and how many?": how many there are. Behind other
 * questions that count, "exactly" adds nothing.
 */
export function alsoHowMany(tokens: readonly Token[]): readonly Token[] {
  const said = saidFrom(tokens);
  const size = wordsOf(tail.exec(said)?.[0] ?? exactly.exec(said)?.[0] ?? "");
  if (size === 0 || size >= tokens.length - 2) return tokens;
  const main = tokens.slice(0, tokens.length - size);
  const plain = wordsOf(existence.exec(`${saidFrom(main)} `)?.[0] ?? "");
  const opened = plain > 0 ? plain : wordsOf(deedOf.exec(`${saidFrom(main)} `)?.[0] ?? "");
  if (opened === 0) return withoutExactly(tokens);
  const much = saidFrom(tokens).includes("how much") ? "how much" : "how many";
  const verb = plain > 0 || textAt(main, opened - 1) === "of" ? [] : deed(main, opened);
  const head = plain > 0 ? 0 : nounEnd(main, opened) - opened;
  return [
    ...wordsFor(much, main.slice(0, opened)),
    ...main.slice(opened, opened + head),
    ...verb,
    ...main.slice(opened + head),
  ];
}

/** "…, how many exactly?" of a question that counts. */
const withoutExactly = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(
    ({ text }, at) =>
      !(/^(?:exactly|precisely)$/.test(text) && /^(?:many|much)$/.test(textAt(tokens, at - 1))),
  );

/** "Have we sent": what is asked of, to stand behind what is counted. */
const deed = (main: readonly Token[], opened: number): readonly Token[] => main.slice(0, opened - 1);

/** Where the things end that are counted: behind the first word in the plural. */
function nounEnd(main: readonly Token[], from: number): number {
  const at = main.findIndex(({ text, lemma }, place) => place >= from && place < from + 3 && text !== lemma);
  return at < 0 ? from : at + 1;
}
