import { endsOf } from "../../index/ends.ts";
import { isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { type Side, sideOf } from "../../index/side.ts";
import { sortedBy } from "../../index/sorted-things.ts";
import { isMonthName } from "../../index/text-form.ts";
import { lightWords, stopWords } from "../../lexicon/stop-words.ts";
import { synonymsOf } from "../../lexicon/synonyms.ts";
import { type Token, valueKey } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { stateEnd } from "../frame/state-end.ts";
import { type SideSaid, sideNamed, sideSaid } from "../side-said.ts";
import { codeOptions } from "./code-options.ts";
import { flagCalled } from "./flag-called.ts";
import type { Link, ValueOption } from "./link.ts";
import { rowsAsked } from "./rows-asked.ts";
import { valueOptions } from "./value-options.ts";
import { cutsHyphened, weakParts } from "./weak-parts.ts";

const longestSpan = 14;

/** Links of spans to the values that the data holds: whole, by alias, plural, root, part and slip. */
export function findValueLinks(tokens: readonly Token[], index: ModelIndex, question: string): Link[] {
  const links: Link[] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    if (tokens[start]?.kind === "mark" && !"+-#$".includes(tokens[start]?.text ?? "")) continue;
    const state = stateEnd(tokens, start, index);
    for (let end = start + 1; end <= Math.min(tokens.length, start + longestSpan); end += 1) {
      const span = tokens.slice(start, end);
      if (
        (span.at(-1)?.kind === "mark" && !isSigned(span, tokens[end], index)) ||
        isBound(tokens, start, end) ||
        isRanking(tokens, start, end) ||
        isGrain(tokens, start, end) ||
        isPeopleCounted(tokens, start, end) ||
        isWe(tokens, start, end) ||
        isGrowth(tokens, start, end, index)
      )
        continue;
      const given =
        isGiven(tokens, start, end) ||
        isAfterCommand(tokens, start, end) ||
        isLetter(tokens, start, end, index) ||
        end === state;
      const named = valueOptions(span, index, question, given);
      const found = named.length > 0 || span.length > 1 ? named : codeOptions(tokens, start, index);
      const held = isReason(tokens, start)
        ? found
        : found.flatMap((option) => withoutDenied(option, tokens.slice(Math.max(0, start - 2), end)));
      const flagged = held.length === 0 ? null : flagCalled(tokens, start, end, index);
      const rows = rowsAsked(tokens, start, end, index);
      const options = (isByMaker(tokens, start, end) ? ofMakers(held, index) : held)
        .filter(
          ({ evidence, strength, column }) =>
            (flagged === null || index.columns[column]?.table === flagged) &&
            (rows === null || evidence !== "stem" || index.columns[column]?.table === rows) &&
            (evidence !== "partial" ||
              ((strength > slightPart || !isCounted(tokens, start, end)) &&
                !cutsHyphened(tokens, start, end) &&
                !isSorted(span, column, index) &&
                !isMonthOf(span, column, index) &&
                !isOneOfEach(tokens, start, end))),
        )
        .map((option) => weakParts(option, tokens, start, end, index));
      if (options.length === 0) continue;
      const side = sideOfValue(tokens, start, options, index);
      weighRoles(options, side?.side ?? null, index);
      if (isTimed(tokens, start, end, index)) for (const option of options) option.strength *= 0.5;
      const told = {
        ...(side === null ? {} : { side: side.side }),
        ...(end === state ? { state: true } : {}),
      };
      links.push({ kind: "value", start, end, options, ...told });
      if (side !== null && side.verb !== null && !tellsState(tokens[side.verb], index))
        links.push({ kind: "value", start: side.verb, end, options, side: side.side });
    }
  }
  return links;
}

/** "O-", "C++", "A+ rated": a value that ends with signs, which are part of it where no space stands before them. */
function isSigned(span: readonly Token[], next: Token | undefined, { values }: ModelIndex): boolean {
  const [first, last] = [span[0], span.at(-1)];
  if (first?.kind !== "word" || last === undefined || next?.start === last.end) return false;
  const glued = span.every(({ start }, at) => at === 0 || start === span[at - 1]?.end);
  const raw = span.map((token) => token.raw).join("");
  const ids = glued ? (values.byKey.get(valueKey(raw)) ?? []) : [];
  return ids.some((id) => values.values[id]?.text.toLowerCase() === raw.toLowerCase());
}

/** Of which end a value is said, unless the word that tells it is what the data calls kinds of rows that have no two ends ("leads by source from Spain"). */
function sideOfValue(
  tokens: readonly Token[],
  start: number,
  options: readonly ValueOption[],
  index: ModelIndex,
): SideSaid | null {
  const side = sideSaid(tokens, start) ?? (areSided(options, index) ? null : sideNamed(tokens, start));
  const word = side === null || side.verb === null ? undefined : tokens[side.verb];
  const named = word === undefined ? [] : (index.words.phrases.get(word.lemma) ?? []);
  const isKind = named.some(({ kind, id, form }) => {
    const entry = kind === "column" && form === "whole" ? index.columns[id] : undefined;
    return entry?.column.physicalType === "string" && !entry.foreign;
  });
  return side !== null && isKind && endsOf(index).length === 0 ? null : side;
}

/** Whether a column that holds the value is called by an end itself. */
const areSided = (options: readonly ValueOption[], { columns }: ModelIndex): boolean =>
  options.some(({ column }) => sideOf(columns[column]?.words ?? []) !== null);

/** "Without telling us why": we ourselves, unless a word before says that a country is meant. */
const isWe = (tokens: readonly Token[], start: number, end: number): boolean =>
  end === start + 1 &&
  tokens[start]?.raw === "us" &&
  tokens[start - 1]?.kind === "word" &&
  !stopWords.has(tokens[start - 1]?.text ?? "") &&
  (tokens[end]?.kind !== "word" || tokens[end]?.text === "why" || stopWords.has(tokens[end]?.text ?? ""));

/** "the top 3", "more than 2": a number that says how many, however often some text holds it. */
const isBound = (tokens: readonly Token[], start: number, end: number): boolean =>
  end === start + 1 &&
  tokens[start]?.kind === "number" &&
  ["top", "bottom", "than"].includes(tokens[start - 1]?.text ?? "");

/** "Top 5 cities", "top category by sales": a rank, though a piece of clothing may be called so, too. */
const isRanking = (tokens: readonly Token[], start: number, end: number): boolean =>
  end === start + 1 &&
  ["top", "bottom"].includes(tokens[start]?.text ?? "") &&
  (tokens[end]?.kind === "number" || tokens.slice(end + 1, end + 5).some(({ text }) => text === "by"));

/** "by month", "each year": a period, though rows may be called so, too ("billed each month"). */
const isGrain = (tokens: readonly Token[], start: number, end: number): boolean =>
  end === start + 1 &&
  unitOf(tokens[start]?.lemma) !== null &&
  ["by", "per", "each", "every"].includes(tokens[start - 1]?.text ?? "");

/** "How many people applied": who is counted, though a department may be called so, too. */
const isPeopleCounted = (tokens: readonly Token[], start: number, end: number): boolean =>
  end === start + 1 &&
  tokens[start]?.raw === "people" &&
  ["how many", "number of"].includes(`${tokens[start - 2]?.text} ${tokens[start - 1]?.text}`);

/** "premium growth" of a measure called premium: how it grew, though a fund may be called so, too. */
const isGrowth = (
  tokens: readonly Token[],
  start: number,
  end: number,
  { words, columns }: ModelIndex,
): boolean =>
  end === start + 1 &&
  tokens[start]?.raw === "growth" &&
  (words.columnsByWord.get(tokens[start - 1]?.lemma ?? "") ?? []).some(
    (id) => columns[id]?.column.role === "measure",
  );

/** "from LA to Honolulu": the column of the other end is less likely, where the columns are called by their ends. */
function weighRoles(options: ValueOption[], side: Side | null, { columns }: ModelIndex): void {
  if (side === null) return;
  for (const option of options) {
    const own = sideOf(columns[option.column]?.words ?? []);
    if (own !== null && own !== side) option.strength *= 0.8;
  }
}

/** "Songs by X", "X's songs", "songs that X wrote": of someone, and not called so. */
const isByMaker = (tokens: readonly Token[], start: number, end: number): boolean =>
  tokens[start - 1]?.text === "by" ||
  /['’]s$/.test(tokens[end - 1]?.raw ?? "") ||
  (["did", "does", "has", "have"].includes(tokens[start - 1]?.text ?? "") && tokens[end]?.kind === "word");

/** Without the rows that are called by a text which is also the name of what they refer to. */
function ofMakers(options: ValueOption[], { columns, tables, graph }: ModelIndex): ValueOption[] {
  const tableOf = ({ column }: ValueOption): number => columns[column]?.table ?? -1;
  const named = options.filter(
    (option) =>
      option.evidence === "exact" && tables[tableOf(option)]?.naming.includes(option.column) === true,
  );
  return options.filter(
    (option) =>
      !named.includes(option) ||
      !named.some((maker) =>
        graph.ways[tableOf(option)]?.some(({ to, toOne }) => toOne && to === tableOf(maker)),
      ),
  );
}

/** "Delivered to Hull" of rows that are delivered or not: the verb says more than the end. */
const tellsState = (verb: Token | undefined, { values, words, columns }: ModelIndex): boolean =>
  verb !== undefined &&
  (values.byKey.has(verb.text) ||
    [verb.text, verb.lemma]
      .flatMap((word) => words.columnsByWord.get(word) ?? [])
      .some((id) => columns[id]?.column.role === "boolean"));

/** "Budget" is no "No budget" and coffee no "Too much coffee", unless they are what something came of: a part of a text without the word that turns it round. */
function withoutDenied(option: ValueOption, words: readonly Token[]): ValueOption[] {
  if (option.evidence !== "partial") return [option];
  const said = new Set(words.map(({ text }) => text));
  const values = option.values.filter((value) =>
    String(value)
      .toLowerCase()
      .split(" ")
      .every((word) => !turning.has(word) || said.has(word)),
  );
  return values.length === 0 ? [] : [{ ...option, values }];
}

const turning: ReadonlySet<string> = new Set("no not too never without non none lack".split(" "));

/** "Lost because of budget", "left over price": what came before is told a reason. */
const isReason = (tokens: readonly Token[], start: number): boolean =>
  tokens.slice(Math.max(0, start - 3), start).some(({ text }) => reasons.has(text));

const reasons: ReadonlySet<string> = new Set("because due reason reasons over about said cited".split(" "));

const apart: ReadonlySet<string> = new Set(["per", "each", "every"]);

/** "Points per team", "points by team": a word for things that rows are of, and not the one thing whose name ends so ("Alpina Team"). */
const isOneOfEach = (tokens: readonly Token[], start: number, end: number): boolean => {
  const [word, before] = [tokens[start], tokens[start - 1]?.text ?? ""];
  if (word === undefined || end !== start + 1 || word.raw !== word.text) return false;
  return apart.has(before) || (before === "by" && synonymsOf(word.lemma).length > 0);
};

/** A third of a text's words. */
const slightPart = 0.52;

/** "how many matches are …": what is counted, in the plural, which some long text also speaks of. */
function isCounted(tokens: readonly Token[], start: number, end: number): boolean {
  const [before, last] = [tokens[start - 2]?.text ?? "", tokens[start - 1]?.text ?? ""];
  const [counted, after] = [tokens[end - 1], tokens[end]];
  return (
    counted?.text !== counted?.lemma &&
    ["how many", "number of"].includes(`${before} ${last}`) &&
    (after === undefined || after.kind === "mark" || stopWords.has(after.text) || lightWords.has(after.text))
  );
}

/** "reported before 1978" where there is a date of reporting: the deed and its time, not a status. */
function isTimed(
  tokens: readonly Token[],
  start: number,
  end: number,
  { words, columns }: ModelIndex,
): boolean {
  const [deed, preposition, time] = tokens.slice(start, start + 3);
  if (end !== start + 1 || deed === undefined || !/^[a-z]+ed$/.test(deed.raw)) return false;
  if (!["in", "on", "before", "after", "since", "until"].includes(preposition?.text ?? "")) return false;
  const dated = [deed.text, deed.lemma].flatMap((word) => words.columnsByWord.get(word) ?? []);
  return time?.kind === "number" && dated.some((id) => isTime(columns[id]?.column));
}

/** "Got an A", "the number of A grades", "with rating A": a letter that is a mark, and no article. */
function isLetter(
  tokens: readonly Token[],
  start: number,
  end: number,
  { words, values }: ModelIndex,
): boolean {
  const [word, after] = [tokens[start], tokens[end]];
  if (end !== start + 1 || start === 0 || word === undefined || !/^\p{Lu}$/u.test(word.raw)) return false;
  const holding = (values.byKey.get(word.text) ?? []).map((id) => values.values[id]?.column);
  const called = [tokens[start - 1], after].flatMap(
    (each) => words.columnsByWord.get(each?.lemma ?? "") ?? [],
  );
  const listed =
    ["and", "or", ","].includes(after?.text ?? "") && /^\p{Lu}$/u.test(tokens[end + 1]?.raw ?? "");
  const told = listed || tokens[start - 1]?.text === "an" || called.some((id) => holding.includes(id));
  return told && holding.length > 0;
}

/** "a wrist pad of no, …", "where insured is no", "a 2007 finish of A": a small word that is said to be a value. */
function isGiven(tokens: readonly Token[], start: number, end: number): boolean {
  const [before, word, after] = [tokens[start - 1]?.text ?? "", tokens[start], tokens[end]];
  if (end !== start + 1 || word === undefined || !stopWords.has(word.text)) return false;
  const ends = after === undefined || after.kind === "mark" || after.text === "and";
  const said = ["no", "yes"].includes(word.text) && ["is", "was", "=", ":"].includes(before);
  return (
    (said || ((["no", "yes"].includes(word.text) || /^\p{Lu}$/u.test(word.raw)) && before === "of")) && ends
  );
}

/** "Show display spend", "display vs email": what is to be shown is called so, and nobody says twice to show it. */
const isAfterCommand = (tokens: readonly Token[], start: number, end: number): boolean =>
  end === start + 1 &&
  tokens[start]?.text === "display" &&
  (/^(?:vs|versus|and|or|against|compared)$/.test(
    tokens[tokens[end]?.text === ":" ? end + 1 : end]?.text ?? "",
  ) ||
    /^(?:show|give|list|get|me|total|for|in|on|from|our)$/.test(tokens[start - 1]?.text ?? "") ||
    (start === 0 && ["spend", "budget", "cost", "campaign", "ad"].includes(tokens[1]?.lemma ?? "")));

/** "Born in February" of birth dates that are written out: a time, and no part of a text. */
const isMonthOf = (span: readonly Token[], column: number, { columns }: ModelIndex): boolean =>
  columns[column]?.form === "day" && span.length === 1 && isMonthName(span[0]?.text ?? "");

/** "Drinks" of a "drink type" that has "Soft drinks": all of them. */
function isSorted(span: readonly Token[], column: number, { columns }: ModelIndex): boolean {
  const entry = columns[column];
  const word = entry === undefined || span.length > 1 ? null : sortedBy(entry);
  return word !== null && span[0]?.lemma === word;
}
