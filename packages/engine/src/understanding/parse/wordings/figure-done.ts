import { figuresCalled, figuresSaid } from "../../index/counterparts.ts";
import type { ColumnEntry } from "../../index/entries.ts";
import { labelSaid } from "../../index/figure-names.ts";
import { columnsCalled } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { type Token, tokenize } from "../../text/tokenize.ts";
import { tableCalled } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

/** What is said between a figure's noun and the deed that it was done. */
const between: ReadonlySet<string> = new Set(
  "were was are is been be have has had get got did do does we they you i people everyone everybody customers clients ever actually already in all so far".split(
    " ",
  ),
);
/** What a quantity of goods is counted in. */
const pieces: ReadonlySet<string> = new Set("piece unit item part article".split(" "));
/** Deeds of two words, and what rows call them. */
const phrasal = phrases("thrown out", "thrown away", "turned down", "sent back");
const asking = phrases("how many", "number of", "how much");
const wholly = phrases("in total", "in all", "altogether", "all together", "overall");
const worst = /^(?:worst|biggest|largest|highest|greatest)$/;

/**
 * "How many pieces have we checked", "how much have people asked for": the sum of the only number that is called after the deed, and
 * "the worst single check: how many pieces were rejected" the most of it that a row has.
 */
export function figureDone(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const single = singleRow(tokens, at, index);
  const done = doneAt(tokens, single ?? at, index);
  if (done === null) return null;
  const much = single === null ? "total" : "maximum";
  return { words: `${much} ${labelSaid(done.figure)}`, tokens: done.end - at };
}

figureDone.needs = ["how", "number"];

/** Where the figure is asked for behind "worst single inspection ever:"; null where no single row is spoken of. */
function singleRow(tokens: readonly Token[], at: number, index: ModelIndex): number | null {
  if (!worst.test(textAt(tokens, at))) return null;
  let place = textAt(tokens, at + 1) === "single" ? at + 2 : at + 1;
  if (tableCalled(tokens[place], index) === null) return null;
  place += 1;
  if (/^(?:ever|yet|so)$/.test(textAt(tokens, place))) place += textAt(tokens, place) === "so" ? 2 : 1;
  return tokens[place]?.kind === "mark" ? place + 1 : null;
}

type Done = { figure: ColumnEntry; end: number };

function doneAt(tokens: readonly Token[], at: number, index: ModelIndex): Done | null {
  const size = phraseAt(tokens, at, asking);
  if (size === 0) return null;
  const much = textAt(tokens, at + 1) === "much";
  const noun = much ? null : tokens[at + size];
  let place = at + size + (much ? moneySaid(tokens, at + size) : 1);
  const first = place;
  while (between.has(textAt(tokens, place)) || (much && place > first && isPeople(tokens[place], index)))
    place += 1;
  const helped = tokens.slice(first, place).some(({ text }) => /^(?:do|does|did)$/.test(text));
  const people = tokens.slice(first, place).filter((token) => isPeople(token, index));
  const verb = tokens[place];
  if (verb === undefined || noun === undefined) return null;
  const two = phraseAt(tokens, place, phrasal);
  const said = two === 0 ? [verb] : tokenize("rejected");
  const inFull = noun === null ? null : calledInFull(tokens, place, noun, index);
  if (inFull !== null) return inFull;
  if (place === first && !/..ed$/.test(verb.text)) return null;
  if (two === 0 && !helped && !isPast(verb)) return null;
  const called = figuresCalled(said, index).filter(({ column }) => column.additivity === "additive");
  const theirs = called.filter((entry) => people.some((token) => figuresSaid(token, index).includes(entry)));
  const found = called.length > 1 && theirs.length > 0 ? theirs : called;
  const named = noun === null ? [] : figuresSaid(noun, index);
  const isNamed = noun !== null && found.some((entry) => named.includes(entry));
  if (noun !== null && !isNamed && (!pieces.has(noun.lemma) || tableCalled(noun, index) !== null))
    return null;
  const isMeant = (entry: ColumnEntry): boolean =>
    much
      ? entry.column.unit.kind === "currency" || entry.words.some((word) => money.has(word))
      : isNamed
        ? named.includes(entry)
        : found.length === 1 || entry.words.some((word) => counts.has(word));
  const meant = found.filter(isMeant);
  const [figure, other] = meant;
  const end = place + Math.max(1, two);
  const whole = phraseAt(tokens, end, wholly);
  const stop =
    whole > 0
      ? end + whole
      : much && /^(?:for|in|out)$/.test(textAt(tokens, end)) && isEnd(tokens, end + 1)
        ? end + 1
        : end;
  return figure === undefined || other !== undefined ? null : { figure, end: stop };
}

/** "How many units have we got coming in on order": the number that is called so in full. */
function calledInFull(tokens: readonly Token[], from: number, noun: Token, index: ModelIndex): Done | null {
  if (!pieces.has(noun.lemma) || tableCalled(noun, index) !== null) return null;
  let at = from;
  while (between.has(textAt(tokens, at)) || coming.has(textAt(tokens, at))) at += 1;
  for (let size = longestName; size > 0; size -= 1) {
    const name = tokens
      .slice(at, at + size)
      .map(({ lemma }) => lemma)
      .join("");
    const [figure, other] = columnsCalled(index, name).filter(
      ({ column }) => column.role === "measure" && column.additivity !== "non-additive",
    );
    if (figure !== undefined && other === undefined) return { figure, end: at + size };
  }
  return null;
}

const longestName = 3;
const coming: ReadonlySet<string> = new Set(
  "coming in sitting there right now currently still lying".split(" "),
);

const moneySaid = (tokens: readonly Token[], at: number): number =>
  /^(?:money|cash)$/.test(textAt(tokens, at)) ? 1 : 0;

const isPast = ({ text }: Token): boolean => /..(?:ed|en|ght|id|old|ade)$/.test(text);
const money: ReadonlySet<string> = new Set(["amount", "paid", "money", "cost"]);
const counts: ReadonlySet<string> = new Set(["quantity", "count", "number", "piece", "unit"]);

/** Whether a word is what columns call who does things. */
const isPeople = (token: Token | undefined, index: ModelIndex): boolean =>
  token !== undefined &&
  token.text !== token.lemma &&
  (index.words.columnsByWord.get(token.lemma) ?? []).some(
    (id) => index.columns[id]?.column.physicalType === "string",
  );

const isEnd = (tokens: readonly Token[], at: number): boolean =>
  at >= tokens.length ||
  tokens[at]?.kind === "mark" ||
  /^(?:in|by|per|for|last|this|since|so|altogether)$/.test(textAt(tokens, at));
