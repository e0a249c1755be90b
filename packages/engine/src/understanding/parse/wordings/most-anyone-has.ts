import { figuresCalled } from "../../index/counterparts.ts";
import type { ColumnEntry } from "../../index/entries.ts";
import { labelSaid, lengthColumn } from "../../index/figure-names.ts";
import { columnsCalled, columnsOfWord } from "../../index/is-word-of.ts";
import { mainMoney } from "../../index/main-money.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { unitWords } from "../../index/unit-words.ts";
import { isToldIn } from "../../lexicon/units.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableCalled } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";
import { timeUnits } from "../unit-said.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ...["most", "highest", "longest", "biggest", "largest", "greatest", "best", "fattest"].map(
    (end) => [end, "highest"] as const,
  ),
  ...["least", "lowest", "shortest", "smallest", "fewest"].map((end) => [end, "lowest"] as const),
]);
const anyone: ReadonlySet<string> = new Set(["anyone", "anybody", "someone", "somebody"]);
const times: ReadonlySet<string> = new Set(["longest", "shortest"]);
const besides: ReadonlySet<string> = new Set(
  "has have had is are being was ever actually really yet so far to date we've we they of".split(" "),
);
const took = /^(?:took|taken|takes?|lasted|lasts?|ran|run|needed|gone|been)$/;
const paid =
  /^(?:paid|pays?|paying|earns?|earning|earned|spent|spends?|shelled|forked|given|gave|charged|cost)$/;
const presently = /^(?:pays?|paying|earns?|earning|charges?|costs?)$/;
/** What is done with any other figure: "years of experience anyone has", "minutes anyone ever sank into a ticket". */
const longestFigure = 4;

/**
 * "The longest any job has actually taken", "the most anybody has paid", "most years of experience anyone has": the end of the figure itself, and
 * no row that has it.
 */
export function mostAnyoneHas(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const end = ends.get(textAt(tokens, at));
  if (end === undefined || tokens.slice(0, at).some(({ text }) => /^(?:which|who|whose)$/.test(text)))
    return null;
  const any = tokens.findIndex(
    ({ text }, place) =>
      place > at &&
      place <= at + 2 + longestFigure &&
      (anyone.has(text) || text === "any" || isUsEver(tokens, place)),
  );
  if (any < 0) return null;
  const verb = verbBehind(tokens, any);
  const noun = tokens.slice(at + 1, textAt(tokens, any - 1) === "that" ? any - 1 : any);
  const figure =
    noun.length > 0
      ? (figureCalled(noun, index) ?? figureOfNoun(noun, tokens[verb], index))
      : figureDone(textAt(tokens, at), textAt(tokens, verb), index);
  if (figure === null) return null;
  const finished = took.test(textAt(tokens, verb)) || paid.test(textAt(tokens, verb)) || noun.length > 0;
  const stop = finished ? behindOne(tokens, Math.min(verb + 1, tokens.length)) : verb;
  const present = presently.test(textAt(tokens, verb)) && /^(?:today|now)$/.test(textAt(tokens, stop));
  const size = present ? stop + 1 - at : behindUnit(tokens, stop, figure) - at;
  return { words: `${end} ${labelSaid(figure)}${present ? " right now" : ""}`, tokens: size };
}

mostAnyoneHas.needs = [...ends.keys()];

/** "The best offer we ever got": of all of ours. */
const isUsEver = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === "we" && tokens.slice(at + 1, at + 3).some(({ text }) => text === "ever");

/** The figure that a noun names a part of, with the deed where several are called so; of the rows themselves their money. */
function figureOfNoun(
  noun: readonly Token[],
  verb: Token | undefined,
  index: ModelIndex,
): ColumnEntry | null {
  const said = noun.filter(({ text }) => text !== "single");
  const named = figuresCalled(said, index);
  const [only, other] =
    named.length > 1 && verb !== undefined ? figuresCalled([...said, verb], index) : named;
  if (only !== undefined) return other === undefined ? only : null;
  const table = said.length === 1 ? tableCalled(said[0], index) : null;
  const done = verb === undefined ? [] : figuresCalled([verb], index);
  const money = done.length === 1 ? done[0] : mainMoney(index);
  return table !== null && money?.table === table.id ? money : null;
}

/** The verb behind "any job has actually", or where the question ends. */
function verbBehind(tokens: readonly Token[], any: number): number {
  let at = any + (textAt(tokens, any) === "any" ? 2 : 1);
  while (besides.has(textAt(tokens, at))) at += 1;
  return at;
}

/** Behind "for one spot", "into a single ticket": one of the rows, and none in particular. */
function behindOne(tokens: readonly Token[], from: number): number {
  const particle = /^(?:up|in|out)$/.test(textAt(tokens, from)) ? 1 : 0;
  const ours =
    /^(?:from|with|to|off)$/.test(textAt(tokens, from)) && textAt(tokens, from + 1) === "us" ? 2 : 0;
  const at = from + Math.max(particle, ours);
  const joint = /^(?:for|on|in|into|at|with)$/.test(textAt(tokens, at)) ? 1 : 0;
  if (!/^(?:one|a|an|single|any|per)$/.test(textAt(tokens, at + joint))) return at;
  const single = textAt(tokens, at + joint + 1) === "single" ? 1 : 0;
  return Math.min(at + joint + 2 + single, tokens.length);
}

/** Behind ", in minutes" where the figure is told in these. */
function behindUnit(tokens: readonly Token[], at: number, figure: ColumnEntry): number {
  const joint = textAt(tokens, at) === "," ? at + 1 : at;
  const unit = timeUnits.get(tokens[joint + 1]?.lemma ?? "");
  const isOwn = unit !== undefined && textAt(tokens, joint) === "in" && isToldIn(unit, unitWords(figure));
  return isOwn ? joint + 2 : at;
}

/** The measure that is called so, or the only one of which the word is a part. */
function figureCalled(noun: readonly Token[], index: ModelIndex): ColumnEntry | null {
  const called = [noun, noun.filter(({ text }) => text !== "of"), noun.slice(0, 1)]
    .flatMap((said) => columnsCalled(index, said.map(({ lemma }) => lemma).join("")))
    .find(isMeasure);
  if (called !== undefined) return called;
  const [only, other] = columnsOfWord(noun[0]?.lemma ?? "", index).filter(isMeasure);
  return noun.length > 1 || other !== undefined ? null : (only ?? null);
}

const isMeasure = ({ column }: ColumnEntry): boolean => column.role === "measure";

/** What was done that was longest, or for most money. */
function figureDone(end: string, verb: string, index: ModelIndex): ColumnEntry | null {
  if (times.has(end) || took.test(verb)) return lengthColumn(index.columns);
  return paid.test(verb) ? mainMoney(index) : null;
}
