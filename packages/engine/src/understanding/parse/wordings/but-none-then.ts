import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { sharesRoot } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { monthAt } from "../../time/unit-words.ts";
import { dealt, doneOf } from "../idioms/states/deed-table.ts";
import { leads } from "../idioms/states/deeds.ts";
import type { Written } from "../idioms/written.ts";

const nones = phrases(
  ...[
    "but none",
    "but nothing",
    "and nothing",
    "and none",
    "but no orders",
    "but no purchases",
    "but not anymore",
  ],
  ...["but no longer", "but not any", "but not again"],
);

const sinces = phrases(
  ...["nothing", "none", "not"].flatMap((none) =>
    ["since then", "since", "after that", "afterwards", "after"].flatMap((then) =>
      ["but", "and"].map((joint) => `${joint} ${none} ${then}`),
    ),
  ),
);

/** "Bought tickets in 2023 but none in 2024", "in May and nothing in June", "but did not order anything in 2024": but not then; "in 2023 but not since", "before 2024 and nothing after": but not from the end of that year on. */
export function butNoneThen(tokens: readonly Token[], at: number): Written | null {
  const after = phraseAt(tokens, at, sinces) || notDoneSince(tokens, at);
  const from = after === 0 || !endsAt(tokens, at + after) ? null : endOfPeriod(tokens, at);
  if (from !== null) return { words: `but not since ${from}`, tokens: after };
  const size = phraseAt(tokens, at, nones) || notDoneThen(tokens, at);
  const timed =
    /^(?:19|20)\d\d$/.test(textAt(tokens, at - 1)) ||
    tokens.slice(0, at).some((_, place) => leads(tokens, place));
  return size > 0 && timed && leads(tokens, at + size) ? { words: "but not", tokens: size } : null;
}

const endsAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] === undefined || tokens[at].kind === "mark" || /^(?:by|per)$/.test(textAt(tokens, at));

/** From when on it is after "in 2023", "before 2024", "before May 2024" that end at a token; null for other periods. */
function endOfPeriod(tokens: readonly Token[], at: number): string | null {
  const year = /^(?:19|20)\d\d$/.exec(textAt(tokens, at - 1))?.[0];
  if (year === undefined) return null;
  const opening = textAt(tokens, at - 2);
  if (opening === "before") return year;
  if (["in", "during"].includes(opening)) return String(Number(year) + 1);
  return textAt(tokens, at - 3) === "before" && monthAt(tokens, at - 2) !== null
    ? `${tokens[at - 2]?.raw} ${year}`
    : null;
}

/** "But have not ordered since": how many tokens say so. */
function notDoneSince(tokens: readonly Token[], at: number): number {
  const size = phraseAt(tokens, at, havings);
  if (size === 0 || !/^(?:since|after)$/.test(textAt(tokens, at + size + 1))) return 0;
  return size + 2 + (textAt(tokens, at + size + 2) === "then" ? 1 : 0);
}

/** "But have not ordered anything so far", of what was said to be done before: how many tokens say so; 0 where it is another deed. */
function notDoneThen(tokens: readonly Token[], at: number): number {
  const having = phraseAt(tokens, at, havings);
  const verb = doneOf(textAt(tokens, at + having));
  const isSame = ({ kind, text }: Token): boolean =>
    kind === "word" &&
    (dealt.has(verb) ? dealt.has(doneOf(text)) : text.length > 3 && sharesRoot(verb, text));
  if (having === 0 || verb.length < 4 || !tokens.slice(0, at).some(isSame)) return 0;
  let end = at + having + 1;
  while (objects.has(textAt(tokens, end))) end += 1;
  return end - at;
}

const objects: ReadonlySet<string> = new Set(
  "anything any more anymore again at all so far yet us from".split(" "),
);

const havings = phrases(
  ...["but", "and"].flatMap((joint) => [
    ...["have not", "has not", "had not", "did not", "haven't", "hasn't", "didn't"].map(
      (none) => `${joint} ${none}`,
    ),
    `${joint} not`,
    `${joint} never`,
  ]),
);

butNoneThen.needs = [
  "none",
  "since",
  "after",
  "afterwards",
  "nothing",
  "orders",
  "purchases",
  "anymore",
  "longer",
  "any",
  "again",
  "not",
  "never",
  "haven't",
  "hasn't",
  "didn't",
];
