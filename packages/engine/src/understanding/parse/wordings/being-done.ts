import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { isRooted, sharesRoot } from "../../text/same-root.ts";
import { type Token, valueWords } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/** What a state that goes on is called where it shares no root with what is being done. */
const kin: ReadonlyMap<string, readonly string[]> = new Map([
  ["repaired", ["maintenance", "servicing", "workshop"]],
  ["fixed", ["repair", "maintenance", "servicing", "workshop"]],
  ["serviced", ["maintenance", "repair", "workshop"]],
  ["maintained", ["maintenance"]],
  ["refurbished", ["renovation"]],
  ["built", ["construction"]],
  ["checked", ["review", "inspection"]],
  ["looked", ["review", "investigation"]],
  ["worked", ["progress"]],
  ["handled", ["progress"]],
  ["done", ["progress"]],
  ["shipped", ["transit"]],
  ["transported", ["transit"]],
  ["delivered", ["transit"]],
]);
const participle = /(?:ed|en|ilt|ght|nt|one)$/;
const past = /^(?:not|no|un(?!der)\w+)$|ed$/;
const stateWords: ReadonlySet<string> = new Set(
  "status state stage phase condition step situation stat sts stg progress".split(" "),
);
/** Different values beyond which a column tells no states. */
const mostStates = 20;
const longest = 3;

/**
 * "Units being renovated", "devices that are being repaired": in the state in which that goes on ("Under renovation", "In Repair"), which is
 * none in which it was done; "under maintenance" of a state "Maintenance".
 */
export function beingDone(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opener = textAt(tokens, at);
  if (opener === "under") return underNoun(tokens, at, index);
  const done = textAt(tokens, at + 1);
  if (opener !== "being" || !participle.test(done)) return null;
  const particle = /^(?:on|at|into)$/.test(textAt(tokens, at + 2)) ? 1 : 0;
  const goesOn = statesOf(index).map((value) => ({
    value,
    words: valueWords(value).map(({ text }) => text),
  }));
  const found = [
    goesOn.filter(({ words }) => words.some((word) => !past.test(word) && isOf(word, done))),
    goesOn.filter(({ words }) => words.some((word) => kin.get(done)?.includes(word) === true)),
  ].map((each) =>
    each.filter(({ words }) => words.length <= longest && !words.some((word) => past.test(word))),
  );
  const [only, other] = found.find((each) => each.length > 0) ?? [];
  return only === undefined || other !== undefined
    ? null
    : { words: only.value.replaceAll("_", " "), tokens: 2 + particle };
}

const isOf = (word: string, done: string): boolean =>
  word.length > 3 && (isRooted(word, done) || sharesRoot(word, done));

function underNoun(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = textAt(tokens, at + 1);
  const states = statesOf(index).map((value) =>
    valueWords(value)
      .map(({ text }) => text)
      .join(" "),
  );
  const isAlone = states.includes(noun) && !states.includes(`under ${noun}`);
  return isAlone ? { words: noun, tokens: 2 } : null;
}

const statesOf = ({ columns }: ModelIndex): string[] => [
  ...new Set(
    columns.flatMap(({ column, words }) =>
      column.physicalType === "string" &&
      words.some((word) => stateWords.has(word)) &&
      (column.profile?.distinct ?? Infinity) <= mostStates
        ? (column.profile?.topValues ?? []).flatMap(({ value }) => (typeof value === "string" ? [value] : []))
        : [],
    ),
  ),
];

beingDone.needs = ["being", "under"];
