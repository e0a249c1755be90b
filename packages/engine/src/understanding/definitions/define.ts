import type { ConditionTerm } from "../index/condition-terms.ts";
import type { DefinedTerm, DefinedTerms } from "../index/defined-terms.ts";
import { afterRefunds } from "../parse/idioms/money/after-refunds.ts";
import { marginInMoney } from "../parse/idioms/money/margin-in-money.ts";
import { soldElsewhere } from "../parse/idioms/money/sold-elsewhere.ts";
import { rewriter } from "../parse/idioms/rewrite.ts";
import type { DefinedFigure } from "../parse/links/link.ts";
import { termsIn } from "../parse/links/terms-in.ts";
import { stillOwed } from "../parse/wordings/still-owed.ts";
import { taxCharged } from "../parse/wordings/tax-charged.ts";
import { type Token, tokenize } from "../text/tokenize.ts";
import type { Question } from "../types.ts";
import type { Defined, Meaning } from "./defined.ts";
import { readFigure } from "./read-figure.ts";
import { filterOf, readRows } from "./read-rows.ts";
import { readWording } from "./read-wording.ts";
import { restricted, restrictionIn } from "./restricted.ts";
import { saidOfRows } from "./said-of-rows.ts";

/**
 * The question with what the glossary's definitions say about its words: a term that nothing in the model carries is read by
 * its definition as a formula, as a condition, or else as other words in its place. A definition may use other terms, but not
 * itself; one that cannot be read changes nothing.
 */
export function define(question: Question): Question {
  const { definitions } = question.index;
  if (definitions.size === 0) return question;
  const typed = tokenize(question.question.slice(0, 1000), 90).map(asItsNoun);
  const tokens = asTerms(typed, question.index);
  const defined = new Map<string, Defined>();
  for (const { end, term } of termsIn(tokens, definitions)) {
    const key = term.lemmas.join(" ");
    if (defined.has(key)) continue;
    const meaning = meaningOf(without(question, term), term, tokens.slice(end, end + 6));
    if (meaning !== null) defined.set(key, { lemmas: term.lemmas, term, meaning });
  }
  for (const { lemmas, term } of saidOfRows(tokens, question.index)) {
    const meaning = meaningOf(without(question, term), term, []);
    if (meaning?.kind !== "condition") continue;
    const condition = { ...meaning.condition, lemmas, tableWords: 0 };
    defined.set(lemmas.join(" "), { lemmas, term, meaning: { kind: "condition", condition } });
  }
  return defined.size === 0 ? question : withDefined(question, [...defined.values()]);
}

const asTerms = rewriter([stillOwed, taxCharged, afterRefunds, soldElsewhere, marginInMoney]);

/** "The most profitable products" are ranked by profit. */
const asItsNoun = (token: Token): Token =>
  token.text === "profitable" ? { ...token, text: "profit", lemma: "profit" } : token;

/** The question without the definition of one term, so that no definition is read by itself. */
const without = (question: Question, term: DefinedTerm): Question => ({
  ...question,
  index: { ...question.index, definitions: leftOut(question.index.definitions, term) },
});

const leftOut = (terms: DefinedTerms, left: DefinedTerm): DefinedTerms =>
  new Map(
    [...terms].map(([first, list]) => [
      first,
      list.filter(({ definition }) => definition !== left.definition),
    ]),
  );

function meaningOf(question: Question, term: DefinedTerm, next: readonly Token[]): Meaning | null {
  const parts = sides(term.definition);
  for (const part of parts.toReversed()) {
    const figure = figureOf(define({ ...question, question: part }), term.name, part);
    if (figure !== null) return { kind: "figure", figure: isRatio(term) ? { ...figure, row: null } : figure };
  }
  if (term.origin === "business") return null;
  const [first = ""] = parts;
  const condition = readRows(define({ ...question, question: term.definition }), term, next);
  if (condition !== null) return { kind: "condition", condition };
  const tokens = readWording(question, first);
  return tokens === null ? null : { kind: "wording", tokens };
}

/** What a definition computes, of the rows that it names. */
function figureOf(question: Question, name: string, definition: string): DefinedFigure | null {
  const { formula, rows, single } = restrictionIn(definition);
  const figure = readFigure(question, name, formula, single ? "row" : "host");
  if (figure === null || rows === null) return figure;
  const filter = filterOf(question, figure.table, `where ${rows}`);
  return filter === null ? null : restricted(figure, filter);
}

/** "The average cost per click" is that of all clicks, not the average of what each row's clicks cost; an amount in another unit ("/ 60") is none. */
const isRatio = ({ origin, definition }: DefinedTerm): boolean =>
  origin === "business" && /\/(?!\s*\d)/.test(definition);

/** "growth = change in price = (new - old) / old" says it twice, in words and as a formula; "status = open" says one thing. */
const sides = (definition: string): string[] => {
  const parts = definition.split(/\s=\s/);
  return parts.length > 1 && /[-+*/]/.test(parts.at(-1) ?? "") ? parts : [definition];
};

function withDefined(question: Question, defined: readonly Defined[]): Question {
  const conditions = new Map(question.index.conditions);
  for (const { lemmas, meaning } of defined) {
    const [first] = lemmas;
    if (meaning.kind !== "condition" || first === undefined) continue;
    const others: ConditionTerm[] = conditions.get(first) ?? [];
    const longestFirst = [meaning.condition, ...others].toSorted((a, b) => b.lemmas.length - a.lemmas.length);
    conditions.set(first, longestFirst);
  }
  return {
    ...question,
    index: { ...question.index, conditions },
    defined: [...(question.defined ?? []), ...defined],
  };
}
