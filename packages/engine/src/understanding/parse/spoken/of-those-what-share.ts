import { rowsOf } from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { partWords } from "../../lexicon/share-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { wordsFor } from "../links/words-for.ts";
import { ofThoseRated } from "./of-those-rated.ts";
import { saidFrom, wordsOf } from "./said.ts";

const opening =
  /^(?:out of|of|among|amongst) (?:(?:all|the|our|those|these|everybody|everyone|everything|anything|people|ones|us) )*/;
const asking =
  /^(?:, )?(?:what|which|how many|how much|the)(?: (?:a|the))? (?<part>\S+) (?:of (?:them|those|these|that) |(?:that|which|who) (?=(?:is|are|was|were|got|went) ))?/;
const relatives: ReadonlySet<string> = new Set("who that which where with without whose".split(" "));
/** What is said of people of whom a share is asked behind a comma. */
const people: ReadonlySet<string> = new Set(["who", "with"]);
const verbs: ReadonlySet<string> = new Set(
  "are is was were have has had did do does came went got get end ends ended not were never".split(" "),
);
const being: ReadonlySet<string> = new Set("is was were got get ended end ends".split(" "));
const giving =
  /^(?:also |actually |bothered to |took the time to )*(?:left|leave|gave|give|submitted|provided|wrote|filled in|put in|sent in|made) (?=an? |any |their |the )/;

/** "Of those who came, what percentage left a rating", "out of the seen ones, what proportion is late": what percentage of the rows who came have a rating. */
export function ofThoseWhatShare(tokens: readonly Token[], index: ModelIndex): readonly Token[] {
  const opened = wordsOf(opening.exec(`${saidFrom(tokens, 0, 8)} `)?.[0] ?? "");
  if (opened === 0 && !people.has(textAt(tokens, 0))) return tokens;
  const share = tokens.findIndex(({ text }, at) => at > opened && partWords.has(text));
  const from = [share - 3, share - 2, share - 1].find((at) => at >= opened && isAsking(tokens, at, share));
  if (share < 0 || from === undefined) return tokens;
  const whole = tokens.slice(opened, from);
  const [first] = whole;
  const size = wordsOf(asking.exec(`${saidFrom(tokens, from, from + 9)} `)?.[0] ?? "");
  const part = tokens.slice(from + size);
  const isWhole = opened > 0 || textAt(tokens, from) === ",";
  if (first === undefined || part.length === 0 || !isWhole || textAt(part, 0) === "of") return tokens;
  const sheet = index.tables.length === 1 ? index.tables[0]?.table : undefined;
  const rated = ofThoseRated({ whole, part }, index);
  const isRelative = relatives.has(first.text);
  const ones = whole.findIndex(({ text }) => text === "ones");
  if ((isRelative || ones >= 0) && sheet === undefined) return tokens;
  const rows = rowsOf(sheet?.label.toLowerCase() ?? "");
  const told = (rated?.whole ?? whole).flatMap((token, at) =>
    at === ones ? wordsFor(rows, [token]) : [token],
  );
  return [
    ...wordsFor("what percentage of", tokens.slice(from, from + size)),
    ...(isRelative ? wordsFor(rows, tokens.slice(0, Math.max(1, opened))) : []),
    ...told,
    ...(rated?.part ?? saidOf(part)),
  ];
}

/** Whether what asks for the share begins at a token. */
const isAsking = (tokens: readonly Token[], at: number, share: number): boolean => {
  const size = wordsOf(asking.exec(`${saidFrom(tokens, at, at + 9)} `)?.[0] ?? "");
  return size > 0 && at + size > share;
};

/** What is said of the part, with a verb. */
function saidOf(part: readonly Token[]): readonly Token[] {
  const gave = wordsOf(giving.exec(`${saidFrom(part, 0, 8)} `)?.[0] ?? "");
  if (gave > 0) return [...wordsFor("have", part.slice(0, gave)), ...part.slice(gave)];
  if (being.has(textAt(part, 0))) return [...wordsFor("are", part.slice(0, 1)), ...part.slice(1)];
  if (verbs.has(textAt(part, 0))) return part;
  return [...wordsFor("are", part.slice(0, 1)), ...part];
}
