import { openings, phraseAt, textAt } from "../../text/phrase-at.ts";
import { leads } from "../idioms/states/deeds.ts";
import { type Aside, endsAt, ways } from "./aside.ts";

const ones = ways(
  ["", "even", "not even"],
  [
    "a single one",
    "one single one",
    "a single time",
    "one single time",
    "any single one",
    "once",
    "one time",
  ],
  ["of them", "of these", "of those", "of", ""],
);
const some = ways(["any", "even one", "a one"], ["of them", "of these", "of those", "of"]);
const denials: ReadonlySet<string> = new Set("never not nobody no without hardly".split(" "));
/** Words between a denial and its end, the verb and its particle among them. */
const farthest = 4;

/** "Products we never sold a single one of", "that were not hired even once": what only stresses that there are none. */
export const notEvenOne: Aside = (tokens, at) => {
  if (!starts.has(textAt(tokens, at))) return 0;
  const size = Math.max(phraseAt(tokens, at, ones), phraseAt(tokens, at, some));
  const denied = tokens
    .slice(Math.max(0, at - farthest), Math.max(0, at - 1))
    .some(({ text }) => denials.has(text));
  return size > 0 && denied && (endsAt(tokens, at + size) || leads(tokens, at + size)) ? size : 0;
};

const starts: ReadonlySet<string> = new Set(openings(ones, some));
