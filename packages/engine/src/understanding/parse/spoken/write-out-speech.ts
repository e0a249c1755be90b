import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import { rewriter } from "../idioms/rewrite.ts";
import type { ReadIdiom } from "../idioms/written.ts";
import { addUpTo } from "./add-up-to.ts";
import { alsoHowMany } from "./also-how-many.ts";
import { amountRange } from "./amount-range.ts";
import { betterOfTwo } from "./better-of-two.ts";
import { countOf } from "./count-of.ts";
import { deedTheMost } from "./deed-the-most.ts";
import { doneInSeveral, severalDifferent } from "./done-in-several.ts";
import { eachSells } from "./each-sells.ts";
import { eachWeDealWith } from "./each-we-deal-with.ts";
import { falls } from "./falls.ts";
import { howMuchMore } from "./how-much-more.ts";
import { outOf, percentSaid, spokenNumber, whatNumber } from "./in-full-words.ts";
import { kindredDeed } from "./kindred-deed.ts";
import { lastWords } from "./last-words.ts";
import { lookingOnlyAt } from "./looking-only-at.ts";
import { measuredByVerb } from "./measured-by-verb.ts";
import { moreThanAny } from "./more-than-any.ts";
import { ofThoseHowMany } from "./of-those-how-many.ts";
import { ofThoseWhatShare } from "./of-those-what-share.ts";
import { ofWhatEach } from "./of-what-each.ts";
import { oneOrOther } from "./one-or-other.ts";
import { paidFor } from "./paid-for.ts";
import { phrasalVerb } from "./phrasal-verb.ts";
import { runningThings } from "./running-things.ts";
import { shareExplained } from "./share-explained.ts";
import { shareOfKnown } from "./share-of-known.ts";
import { soManyOrMore } from "./so-many-or-more.ts";
import { spokenCountry } from "./spoken-country.ts";
import { stillToBe } from "./still-to-be.ts";
import { thenHowMany } from "./then-how-many.ts";
import { trailingLimit } from "./trailing-limit.ts";
import { unitBehindFigure } from "./unit-behind-figure.ts";
import { unitOfLaterYear } from "./unit-of-later-year.ts";
import { whatAmount } from "./what-amount.ts";
import { whichOfTwo } from "./which-of-two.ts";

const turns: readonly ReadIdiom[] = [
  spokenNumber,
  amountRange,
  whatNumber,
  percentSaid,
  outOf,
  doneInSeveral,
  severalDifferent,
  ofWhatEach,
  eachSells,
  eachWeDealWith,
  stillToBe,
  phrasalVerb,
  kindredDeed,
  spokenCountry,
  deedTheMost,
  falls,
  runningThings,
  soManyOrMore,
];

const sentences: readonly ((tokens: readonly Token[], index: ModelIndex) => readonly Token[])[] = [
  lastWords,
  thenHowMany,
  countOf,
  shareExplained,
  trailingLimit,
  lookingOnlyAt,
  ofThoseWhatShare,
  shareOfKnown,
  ofThoseHowMany,
  whichOfTwo,
  betterOfTwo,
  howMuchMore,
  oneOrOther,
  alsoHowMany,
  moreThanAny,
  addUpTo,
  whatAmount,
  paidFor,
  measuredByVerb,
  unitOfLaterYear,
  unitBehindFigure,
];

/**
 * Puts what is asked in a whole spoken sentence in the words of one that is typed: second
 * questions that ask for no more, what a verb measures. New tokens keep the place of the old ones.
 */
export const writeOutSpeech = (tokens: readonly Token[], index: ModelIndex): Token[] =>
  turned(
    sentences.reduce((said, sentence) => sentence(said, index), tokens),
    index,
  );

const turned = rewriter(turns);
