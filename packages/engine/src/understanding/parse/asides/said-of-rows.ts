import { columnKindOf } from "../../index/column-kind-of.ts";
import { isWordOf } from "../../index/is-word-of.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { type Aside, endsAt, isKnown, ways } from "./aside.ts";

const carried = ways(
  ["on", "under", "to", "against", "behind"],
  ["their", "his", "her", "its"],
  ["name", "names", "plate", "plates", "belt", "belts", "hands", "desk", "desks", "lap", "credit"],
);

/** "The most cases to their name", "on her plate": whose rows they are, which the question has said. */
export const owned: Aside = (tokens, at, index) => {
  const size = phraseAt(tokens, at, carried);
  const noun = tokens[at + size - 1];
  const isNamed = !/^names?$/.test(noun?.text ?? "") && isKnown(noun, index);
  return size > 0 && at > 1 && !isNamed && endsAt(tokens, at + size) ? size : 0;
};

const doors = phrases("through the door", "through the doors", "through our doors", "through our door");
const comers: ReadonlySet<string> = new Set(
  "people person customer visitor guest patient member client".split(" "),
);

/** "People through the door": those who come, as all do. */
export const cameIn: Aside = (tokens, at, index) =>
  comers.has(tokens[at - 1]?.lemma ?? "") && !isWordOf(index, "door") ? phraseAt(tokens, at, doors) : 0;

const teams = ways(["on", "in", "of", "from"], ["the", "our", "my"], ["team", "crew", "squad"]);
const whos: ReadonlySet<string> = new Set(
  "who anyone anybody everyone everybody nobody someone somebody which".split(" "),
);

/** "Who on the team": one of those that the data names. */
export const ofUs: Aside = (tokens, at, index) => {
  const size = phraseAt(tokens, at, teams);
  return size > 0 && whos.has(textAt(tokens, at - 1)) && !isKnown(tokens[at + size - 1], index) ? size : 0;
};

const turning = phrases(
  ...["came", "come", "comes", "coming"].flatMap((verb) => [`${verb} back`, `${verb} out`]),
  ..."turned out to be|turned out|ended up as|ended up being|ended up".split("|"),
);

/** "Checks that came back failed": in a state that the data has. */
export const cameOut: Aside = (tokens, at, index) => {
  const size = phraseAt(tokens, at, turning);
  const next = textAt(tokens, at + size);
  return size > 0 &&
    [next, `${next}ed`, next.replace(/(?:e?d|ed)$/, "")].some((word) => index.values.byKey.has(word))
    ? size
    : 0;
};

/** "What each depot gets through": what it has. */
export const through: Aside = (tokens, at) =>
  textAt(tokens, at) === "through" && tokens[at - 1]?.lemma === "get" && textAt(tokens, at + 1) === ","
    ? 1
    : 0;

const enabling = phrases("turned on", "switched on", "ticked", "enabled", "activated");

/** "With newsletters turned on": what a flag of rows says. */
export const switchedOn: Aside = (tokens, at, index) => {
  const size = phraseAt(tokens, at, enabling);
  if (size === 0) return 0;
  const flags = index.words.columnsByWord.get(tokens[at - 1]?.lemma ?? "") ?? [];
  const isFlag = flags.some((id) => {
    const column = index.columns[id]?.column;
    return column !== undefined && columnKindOf(column) === "flag";
  });
  return isFlag && !isKnown(tokens[at], index) ? size : 0;
};
