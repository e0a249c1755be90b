import { counterpartOf, figuresCalled, figuresSaid } from "../index/counterparts.ts";
import type { ColumnEntry } from "../index/entries.ts";
import { labelSaid } from "../index/figure-names.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { partWords } from "../lexicon/share-words.ts";
import { textAt } from "../text/phrase-at.ts";
import { sharesRoot } from "../text/same-root.ts";
import { type Token, tokenize } from "../text/tokenize.ts";

/** Where a figure stands in a text, and the formula that it is. */
export type SaidFormula = { text: string; formula: string };

/** What a quantity of goods or of people is counted in. */
const pieces: ReadonlySet<string> = new Set(
  "piece unit item part article good stuff stock place spot seat ticket".split(" "),
);
const ends: ReadonlySet<string> = new Set(
  "by per for in each during since last this across from over when and with within at on".split(" "),
);
const percents = /^(?:percent|percentage|%|share|proportion|fraction)$/;
/** What stands between a whole and its part. */
const joints =
  /^(?:is|are|was|were|be|been|being|got|get|gets|has|have|had|did|do|we|they|that|which|already|actually|what|there|ended|turned)$/;

/**
 * "What fraction of the pieces we checked was rejected", "share of seats taken", "how much of the stock is reserved, in percent": one number of the
 * rows in percent of another one of them. Null where it is rows that a share is asked of.
 */
export function partOfNumber(text: string, index: ModelIndex): SaidFormula | null {
  const tokens = tokenize(text);
  const opened = openingOf(tokens);
  if (opened === null) return null;
  const groups = groupsBehind(tokens, opened.of + 1, index);
  const last = groups.at(-1);
  const pair = last === undefined ? null : pairOf(groups, index);
  const [first, end] = [tokens[opened.start], tokens[(last?.end ?? 0) - 1]];
  if (pair === null || first === undefined || end === undefined) return null;
  return {
    text: text.slice(first.start, end.end),
    formula: `100 * (${labelSaid(pair.part)} / ${labelSaid(pair.whole)})`,
  };
}

/** Where "share of", "how much of … in percent" begins, and where its "of" stands. */
function openingOf(tokens: readonly Token[]): { start: number; of: number } | null {
  const of = tokens.findIndex(
    ({ text }, at) =>
      text === "of" &&
      (partWords.has(textAt(tokens, at - 1)) ||
        (/^(?:much|many)$/.test(textAt(tokens, at - 1)) &&
          tokens.some((token) => percents.test(token.text)))),
  );
  if (of < 0) return null;
  const counted = textAt(tokens, of - 2) === "how" || textAt(tokens, of - 3) === "how";
  const start = counted ? tokens.findLastIndex(({ text }, at) => text === "how" && at < of) : of - 1;
  return { start, of };
}

type Group = { said: Token[]; figures: ColumnEntry[]; pieces: boolean; end: number };

/** What is named behind "of", cut by the verbs in between, up to where the figure ends. */
function groupsBehind(tokens: readonly Token[], from: number, index: ModelIndex): Group[] {
  const groups: Group[] = [];
  let open = false;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind !== "word") break;
    const known = figuresSaid(token, index);
    const isPiece = pieces.has(token.lemma);
    if (known.length === 0 && !isPiece) {
      open = false;
      if (joints.test(token.text) || ["the", "our", "all"].includes(token.text)) continue;
      if (token.text === "on" && figuresSaid(tokens[at + 1] ?? token, index).length > 0) continue;
      const by = groups.at(-1);
      const doer = at + (textAt(tokens, at + 1) === "the" ? 2 : 1);
      const narrower = by === undefined ? [] : figuresCalled([...by.said, tokens[doer] ?? token], index);
      if (token.text === "by" && by !== undefined && narrower.length === 1) {
        by.figures = narrower;
        by.end = doer + 1;
        break;
      }
      if (ends.has(token.text)) break;
      if (isDoneToRows(token, index)) continue;
      return [];
    }
    const last = groups.at(-1);
    const wider = last === undefined ? [] : figuresCalled([...last.said, token], index);
    if (open && last !== undefined && (known.length === 0 || last.said.length === 0 || wider.length > 0)) {
      if (known.length > 0) last.said.push(token);
      last.figures = known.length === 0 ? last.figures : wider.length > 0 ? wider : known;
      last.pieces ||= isPiece;
      last.end = at + 1;
    } else
      groups.push({ said: known.length === 0 ? [] : [token], figures: known, pieces: isPiece, end: at + 1 });
    open = true;
  }
  return groups;
}

/** "Billed" of bills: what is done to rows as they come to be, which tells nothing more of their amount. */
const isDoneToRows = ({ text }: Token, { tables }: ModelIndex): boolean =>
  text.endsWith("ed") && tables.some(({ words }) => words.some((word) => sharesRoot(word, text)));

/** The number that is the part and the one that it is a part of. */
function pairOf(
  groups: readonly Group[],
  index: ModelIndex,
): { part: ColumnEntry; whole: ColumnEntry } | null {
  const named = groups.filter(({ figures }) => figures.length > 0);
  const [first, last] = [named[0], named.at(-1)];
  if (first === undefined || last === undefined) return null;
  const isSum = ({ column }: ColumnEntry): boolean => column.additivity !== "non-additive";
  const pairs =
    named.length > 1
      ? last.figures.flatMap((part) =>
          first.figures.filter((whole) => isAlike(part, whole)).map((whole) => ({ part, whole })),
        )
      : groups.some((group) => group.pieces)
        ? last.figures.flatMap((part) => {
            const whole = counterpartOf(part, index);
            return whole === null ? [] : [{ part, whole }];
          })
        : [];
  const [pair, second] = pairs.filter(
    ({ part, whole }) => isSum(part) && isSum(whole) && most(part) <= most(whole) * overfull,
  );
  return second === undefined ? (pair ?? null) : null;
}

/** By how much the most of a part may go beyond the most of its whole: more seats are taken than there are. */
const overfull = 1.2;

/** Two numbers of the same rows that are not told in different units. */
function isAlike(one: ColumnEntry, other: ColumnEntry): boolean {
  const units = [one.column.unit.kind, other.column.unit.kind].filter((kind) => kind !== "none");
  return one.id !== other.id && one.table === other.table && new Set(units).size <= 1;
}

const most = ({ column }: ColumnEntry): number => Number(column.profile?.maximum ?? 0);
