import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { monthAt, yearAt } from "../../time/unit-words.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { wordsFor } from "../links/words-for.ts";
import { betterOfTwo } from "./better-of-two.ts";
import { type Figure, figureOf, figureOfRows } from "./compared-figure.ts";
import { areOfOne, valueAt } from "./value-at.ts";

const leads: ReadonlySet<string> = new Set("the one ones in at for from with of on".split(" "));
const mostBefore = 4;
const askers = /^(?:which|what|who|where|when)$/;
const auxiliaries = /^(?:did|do|does|is|are|was|were|has|have)$/;
const people: ReadonlySet<string> = new Set(["we", "you", "they", "i", "there"]);
const opens: ReadonlySet<string> = new Set(["in", "on", "at", "from", "of", "for"]);
const of = phrases("of the two", "of them", "of these", "of those", "of these two", "of those two");
const times: ReadonlySet<string> = new Set("in during since last this per by over for until on".split(" "));
/** What asks for both once more behind them: "… ? show both", "…, and how many each". */
const again =
  /^(?:(?:and |, )?(?:show|give me|give|list|i want|i need) (?:me )?both|(?:and )?(?:by )?how (?:much|many)(?: (?:each|more))?|both|side by side)?$/;

/** What is said of one of two, more of which may be what is compared. */
const comparatives: ReadonlyMap<string, string> = new Map([
  ...["more", "fewer", "less", "higher", "lower", "bigger", "larger", "smaller", "better", "worse"].map(
    (word) => [word, word] as const,
  ),
  ...["longer", "shorter", "faster", "slower", "busier", "greater"].map((word) => [word, word] as const),
  ["most", "more"],
  ["fewest", "fewer"],
  ["least", "less"],
  ["highest", "higher"],
  ["lowest", "lower"],
  ["best", "better"],
  ["worst", "worse"],
  ["longest", "longer"],
  ["shortest", "shorter"],
]);

/** Two of one kind that "or" stands between, and where they begin and end with what leads to them. */
type Two = { first: readonly Token[]; second: readonly Token[]; start: number; end: number; timed: boolean };

/**
 * "Leeds or London: where do we get more visits", "which shop sold more copies in 2024, the one in Leeds or the one in London?", "which month had more
 * visits, January or June": both beside each other, where they are kinds of rows or times, and not each a row of its own.
 */
export function whichOfTwo(tokens: readonly Token[], index: ModelIndex): readonly Token[] {
  const joint = tokens.findIndex(({ text }) => text === "or");
  if (joint < 1 || !tokens.some(({ text }) => comparatives.has(text))) return tokens;
  const two = valuesAt(tokens, joint, index) ?? timesAt(tokens, joint);
  const asked = two === null ? null : askedOf(tokens, two);
  if (two === null || asked === null) return tokens;
  const { body, tail } = partsOf(asked);
  if (!body.some(({ text }) => comparatives.has(text))) return tokens;
  return two.timed
    ? besideTimes(two, body, tail, index, tokens)
    : besideValues(two, body, tail, index, tokens);
}

/** The values on either side of "or"; null where they are not two of one column of kinds. */
function valuesAt(tokens: readonly Token[], joint: number, index: ModelIndex): Two | null {
  let from = joint + 1;
  while (leads.has(textAt(tokens, from)) && valueAt(tokens, from, index) === null) from += 1;
  const second = valueAt(tokens, from, index);
  if (second === null) return null;
  for (let at = Math.max(0, joint - mostBefore); at < joint; at += 1) {
    const first = valueAt(tokens, at, index);
    if (first === null || first.end !== joint || !areOfOne(first, second)) continue;
    if (![...first.columns].some((id) => second.columns.has(id) && isShared(id, index))) return null;
    let start = at;
    while (leads.has(textAt(tokens, start - 1))) start -= 1;
    return {
      first: tokens.slice(at, joint),
      second: tokens.slice(second.start, second.end),
      start,
      end: second.end,
      timed: false,
    };
  }
  return null;
}

/** Whether several rows are of one kind: those of its own table, or of others that refer to it. */
function isShared(id: number, { columns, tables }: ModelIndex): boolean {
  const entry = columns[id];
  const rows = tables[entry?.table ?? -1]?.table.rowCount ?? 0;
  return tables.length > 1 || 2 * (entry?.column.profile?.distinct ?? rows) <= rows;
}

/** The months or years on either side of "or". */
function timesAt(tokens: readonly Token[], joint: number): Two | null {
  const sizeOf = (at: number): number =>
    monthAt(tokens, at) !== null && textAt(tokens, at).length > 2
      ? yearAt(tokens, at + 1) === null
        ? 1
        : 2
      : yearAt(tokens, at) === null
        ? 0
        : 1;
  const from = leads.has(textAt(tokens, joint + 1)) ? joint + 2 : joint + 1;
  const size = sizeOf(from);
  const at = [joint - 2, joint - 1].find((place) => place >= 0 && place + sizeOf(place) === joint);
  if (size === 0 || at === undefined || sizeOf(at) === 0) return null;
  let start = at;
  while (leads.has(textAt(tokens, start - 1))) start -= 1;
  return {
    first: tokens.slice(at, joint),
    second: tokens.slice(from, from + size),
    start,
    end: from + size,
    timed: true,
  };
}

/** What is asked of both, before them at the end or behind them at the beginning, from its question word on; null where nothing is. */
function askedOf(tokens: readonly Token[], { start, end }: Two): readonly Token[] | null {
  if (start === 0) {
    const mark = tokens[end]?.kind === "mark" ? end + 1 : end;
    const asker = textAt(tokens, mark) === "in" ? mark + 1 : mark;
    return askers.test(textAt(tokens, asker)) ? tokens.slice(asker) : null;
  }
  const opened = ["in", "on", "at"].includes(textAt(tokens, 0)) ? 1 : 0;
  if (!askers.test(textAt(tokens, opened)) || tokens[start - 1]?.kind !== "mark") return null;
  const rest = tokens.slice(end).filter(({ kind }) => kind !== "mark");
  const timed = ["in", "during", "since", "last", "this"].includes(rest[0]?.text ?? "");
  if (!timed && !again.test(rest.map(({ text }) => text).join(" "))) return null;
  return [...tokens.slice(opened, start), ...(timed ? rest : [])];
}

/** What is compared of both, without its question word, and what is said of when that was or how it is split. */
function partsOf(asked: readonly Token[]): { body: Token[]; tail: Token[] } {
  const said = asked.filter(({ kind, text }) => kind !== "mark" || text === "-");
  const verb = said.findIndex(({ text }) => auxiliaries.test(text));
  const more = said.findIndex(({ text }) => comparatives.has(text));
  const opened = verb > 0 && verb < more ? verb + 1 : 1;
  const two = phraseAt(said, opened, of);
  let start = Math.min(opened + two, Math.max(1, more));
  while (people.has(textAt(said, start))) start += 1;
  const stop = said.findIndex(
    ({ text }, at) =>
      at > more && (times.has(text) || monthAt(said, at) !== null || yearAt(said, at) !== null),
  );
  const end = stop < 0 ? said.length : stop;
  const body = said.slice(start, end).filter(({ text }, at, all) => text !== "the" || !isMost(all[at + 1]));
  const compared = body.flatMap((token) => {
    const word = comparatives.get(token.text);
    return word === undefined || word === token.text ? [token] : wordsFor(word, [token]);
  });
  const tail = said.slice(end);
  return { body: compared, tail: opens.has(tail.at(-1)?.text ?? "") ? tail.slice(0, -1) : tail };
}

const isMost = (token: Token | undefined): boolean =>
  token !== undefined && comparatives.has(token.text) && comparatives.get(token.text) !== token.text;

/** As it is read where the one is asked to be beyond the other: "does Leeds get more visits than London in 2024". */
function besideValues(
  { first, second }: Two,
  body: readonly Token[],
  tail: readonly Token[],
  index: ModelIndex,
  tokens: readonly Token[],
): readonly Token[] {
  const more = body.findIndex(({ text }) => comparatives.has(text));
  const verb = body.slice(0, more);
  const plain = verb.some((token) => tableNamed(token, index) !== null) ? body.slice(more) : body;
  const asked = [
    ...wordsFor("does", first),
    ...first,
    ...plain,
    ...wordsFor("than", second),
    ...second,
    ...tail,
  ];
  const read = betterOfTwo(asked, index);
  return read === asked ? tokens : read;
}

/** The figure of the one time beside that of the other. */
function besideTimes(
  { first, second }: Two,
  body: readonly Token[],
  tail: readonly Token[],
  index: ModelIndex,
  tokens: readonly Token[],
): readonly Token[] {
  const figure =
    figureOf(body, "", index) ?? figureOfRows(body, { start: -1, end: -1 }, index) ?? doneOf(body);
  if (figure === null) return tokens;
  return [
    ...wordsFor(figure.opening, first),
    ...figure.noun,
    ...wordsFor(`${figure.closing} in`, first),
    ...first,
    ...wordsFor("vs", second),
    ...second,
    ...tail,
  ];
}

/** "More cancellations": what was done, as often as it was. */
function doneOf(body: readonly Token[]): Figure | null {
  const more = body.findIndex(({ text }) => text === "more" || text === "fewer");
  const noun = body.slice(more + 1);
  return more < 0 || noun.length === 0 ? null : { opening: "number of", noun, closing: "" };
}
