import { type Filter, fieldOf } from "@parlance/contract";
import { columnsWithLike } from "../../index/columns-with.ts";
import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "./link.ts";

/** What was asked for, beside what it came to. */
const wish = /^(?:reserv|request|order|book|want|ask|schedul|plan|promis|expect|prefer|choos|chose|select)/;
const got: ReadonlySet<string> = new Set(
  "get gets got gotten receive received given have had assigned put".split(" "),
);
const denials: ReadonlySet<string> = new Set(["not", "never", "didn't", "weren't", "wasn't", "haven't"]);
const helpers: ReadonlySet<string> = new Set("did do does was were been has have had who that".split(" "));
const whose: ReadonlySet<string> = new Set(
  "they he she it we that which had have has was were originally the their for than what".split(" "),
);
const others: ReadonlySet<string> = new Set(["different", "another", "other", "wrong"]);
const unlike = phrases(
  ...["is different from", "was different from", "differs from", "differ from", "is not the same as"],
  ...["was not the same as", "does not match", "did not match", "other than", "is not", "was not"],
);
const like = phrases("is the same as", "was the same as", "matches", "matched", "equals");
const farthest = 4;

/** Two columns of a row that tell the same of what was asked for and of what came of it: "reserved room type", "assigned room type". */
type Pair = { wished: ColumnEntry; given: ColumnEntry; rest: readonly string[]; asked: string };

/**
 * Links of conditions that hold what a row came to against what was asked for: "did not get the room type they reserved", "a different
 * size than ordered", "assigned gate differs from scheduled gate".
 */
export function findUnlikeLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  if (!tokens.some(({ text }) => wish.test(text))) return [];
  const pairs = pairsIn(index);
  return pairs.flatMap((pair) => [
    ...gotOther(tokens, pair, pairs.length === 1, index),
    ...sideBySide(tokens, pair, index),
  ]);
}

function pairsIn(index: ModelIndex): Pair[] {
  return columnsWithLike((word) => wish.test(word), index).flatMap((wished) => {
    const asked = wished.words.find((word) => wish.test(word));
    const rest = wished.words.filter((word) => word !== asked);
    if (asked === undefined || rest.length === 0 || wished.foreign || numbersRows(wished)) return [];
    const own = (index.tables[wished.table]?.columns ?? []).flatMap((id) => index.columns[id] ?? []);
    const [given, other] = own.filter(
      (entry) =>
        entry.id !== wished.id &&
        entry.column.physicalType === wished.column.physicalType &&
        entry.words.length === rest.length + 1 &&
        rest.every((word) => entry.words.includes(word)),
    );
    return given === undefined || other !== undefined ? [] : [{ wished, given, rest, asked }];
  });
}

/** The number of an order, which the rows are told apart by and nobody wished for. */
const numbersRows = ({ column }: ColumnEntry): boolean => column.role === "key";

/** "Did not get the room type they had reserved", "got another room type than reserved"; of the only pair "the room they booked", too. */
function gotOther(tokens: readonly Token[], pair: Pair, isOnly: boolean, index: ModelIndex): Link[] {
  return tokens.flatMap((token, at) => {
    const isAsked = isRooted(token.text, pair.asked) || token.lemma === pair.asked;
    if (!isAsked && !(isOnly && wish.test(token.text) && token.text.endsWith("ed"))) return [];
    const noun = before(tokens, at, whose);
    let first = noun + 1;
    while (pair.rest.includes(tokens[first - 1]?.lemma ?? "")) first -= 1;
    if (first < 1 || first > noun) return [];
    const back = [1, 2, 3].map((step) => first - step);
    const isOther = back.slice(0, 2).some((place) => others.has(textAt(tokens, place)));
    const verb = back.find((place) => got.has(textAt(tokens, place)));
    if (verb === undefined && !isOther) return [];
    const said = verb ?? back.find((place) => others.has(textAt(tokens, place))) ?? first;
    const isDenied = denials.has(textAt(tokens, said - 1));
    const start = before(tokens, isDenied ? said - 1 : said, helpers) + 1;
    return [linkOf(pair, isOther === isDenied ? "=" : "!=", tokens, { start, end: at + 1 }, index)];
  });
}

/** "Assigned room type differs from reserved room type". */
function sideBySide(tokens: readonly Token[], pair: Pair, index: ModelIndex): Link[] {
  return tokens.flatMap((_, at): Link[] => {
    const size = phraseAt(tokens, at, unlike) || phraseAt(tokens, at, like);
    if (size === 0) return [];
    const behind = textAt(tokens, at + size) === "the" ? at + size + 1 : at + size;
    for (const [one, other] of [
      [pair.wished, pair.given],
      [pair.given, pair.wished],
    ] as const) {
      const start = at - one.words.length;
      if (!isCalled(tokens, start, one) || !isCalled(tokens, behind, other)) continue;
      const operator = phraseAt(tokens, at, unlike) > 0 ? "!=" : "=";
      return [linkOf(pair, operator, tokens, { start, end: behind + other.words.length }, index)];
    }
    return [];
  });
}

const isCalled = (tokens: readonly Token[], at: number, { words }: ColumnEntry): boolean =>
  words.every((word, place) => tokens[at + place]?.lemma === word);

/** The nearest token before a place that is none of some words. */
function before(tokens: readonly Token[], at: number, passed: ReadonlySet<string>): number {
  let place = at - 1;
  while (place >= 0 && at - place <= farthest && passed.has(textAt(tokens, place))) place -= 1;
  return place;
}

function linkOf(
  { wished, given }: Pair,
  operator: "=" | "!=",
  tokens: readonly Token[],
  span: { start: number; end: number },
  { tables }: ModelIndex,
): Link {
  const field = ({ column }: ColumnEntry) => fieldOf(tables[wished.table]?.table.name ?? "", column.name);
  const filter: Filter = { kind: "comparison", operator, left: field(given), right: field(wished) };
  const condition = { term: rawOf(tokens.slice(span.start, span.end)), filter };
  const option = {
    column: wished.id,
    values: [],
    evidence: "exact" as const,
    strength: 1,
    within: null,
    condition,
  };
  return { kind: "value", ...span, options: [option] };
}
