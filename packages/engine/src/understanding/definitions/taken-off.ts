import { figuresCalled } from "../index/counterparts.ts";
import type { ColumnEntry } from "../index/entries.ts";
import { labelSaid } from "../index/figure-names.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { aimed } from "../lexicon/planned.ts";
import { type Token, tokenize } from "../text/tokenize.ts";
import type { SaidFormula } from "./part-of-number.ts";

const side = "(?:the |our |its |their )?([^\\s,.;:?!()][^,.;:?!()]{1,40}?)";
const end = "(?=[,.;:?!()]|$| (?:by|per|for|in|of|on|over|across|during|since|each|from)\\b)";
/** How one figure is said to be less another. */
const forms: readonly RegExp[] = [
  new RegExp(`\\b(?:gap|difference|spread|margin) between ${side} and ${side}${end}`, "i"),
  new RegExp(
    `\\b(?:what(?:'s| is| was| remains)? |how much (?:is |was )?)?(?:left|remains|remaining|over) (?:of|from) ${side} (?:after|once)(?: (?:paying|deducting|subtracting|we paid))? ${side}${end}`,
    "i",
  ),
  new RegExp(`\\b${side} (?:after (?:deducting|subtracting|taking off)|net of) ${side}${end}`, "i"),
];

/**
 * "Gap between list price and actual price", "what is left of the takings after tolls", "fees net of refunds": one number less another one; null
 * where a side is no number by its words alone, or both are one. A gap between two columns of the same rows is left to the links, which know it.
 */
export function takenOff(text: string, index: ModelIndex): (SaidFormula & { further?: string }) | null {
  for (const [at, form] of forms.entries()) {
    const [said = "", first = "", second = ""] = form.exec(text) ?? [];
    const [one, other] = [numberOf(first, index, null), numberOf(second, index, null)];
    const [left, right] = [one ?? numberOf(first, index, other), other ?? numberOf(second, index, one)];
    if (left === null || right === null || left.id === right.id) continue;
    if (at === 0 && left.table === right.table && !real.has(second.split(" ")[0] ?? "")) return null;
    const [total = ""] = inTotal.exec(text.slice(text.indexOf(said) + said.length)) ?? [];
    return {
      text: said,
      formula: `${labelSaid(left)} - ${labelSaid(right)}`,
      ...(total === "" ? {} : { further: total }),
    };
  }
  return null;
}

/** "…, total over all active leases": no more than what a sum is. */
const inTotal = /^,? (?:in )?total(?: (?:over|across|of|for))? (?:all|the|our)(?= )/i;

const real: ReadonlySet<string> = new Set(["actual", "real", "true", "effective"]);
const small: ReadonlySet<string> = new Set(["the", "our", "its", "their", "a"]);

/** The only number that is called so, or that "actual" tells from what was aimed at (`beside`). */
function numberOf(said: string, index: ModelIndex, beside: ColumnEntry | null): ColumnEntry | null {
  const tokens = tokenize(said).filter(({ text }) => !small.has(text));
  const [exact, second] = figuresCalled(tokens, index);
  if (exact !== undefined && second === undefined) return exact;
  const plain = tokens.filter(({ text }) => !real.has(text));
  if (plain.length === 0) return null;
  const found = figuresCalled(plain, index).filter(
    (entry) =>
      entry.id !== beside?.id && entry.words.every((word) => !aimed.has(word) || isSaid(word, plain)),
  );
  const [only, other] = found;
  return only !== undefined && other === undefined ? only : null;
}

const isSaid = (word: string, tokens: readonly Token[]): boolean =>
  tokens.some(({ lemma }) => lemma === word);
