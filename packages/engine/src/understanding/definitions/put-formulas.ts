import type { Link, MetricName } from "../parse/links/link.ts";
import type { Token } from "../text/tokenize.ts";

/**
 * A figure that the question itself spells out ("load factor (passengers / seats)", "freight as a percentage of sales"):
 * the words of its name, where it has one, and those of the formula, in dictionary form; `key` stands in their place.
 */
export type AskedFormula = {
  key: string;
  name: string[];
  formula: string[];
  metric: MetricName;
  /** What goes on with it further behind (", less the freight"). */
  further?: string[];
};

/** One token in the place of each formula and its name. */
export function putFormulas(tokens: readonly Token[], formulas: readonly AskedFormula[]): Token[] {
  return formulas.reduce<Token[]>(
    (before, { key, name, formula, further = [] }) => {
      const result = without(before, further);
      const at = placeOf(result, formula, 0);
      if (at === null) return result;
      const named = name.length === 0 ? null : placeOf(result.slice(0, at), name, 0);
      const end = at + formula.length;
      if (named === null) {
        const inner = result[at]?.text === "(" ? 1 : 0;
        return [
          ...result.slice(0, at + inner),
          ...one(result.slice(at + inner, end - inner), key),
          ...result.slice(end - inner),
        ];
      }
      const behind = named + name.length;
      const adjacent = result.slice(behind, at).every(({ text }) => joints.has(text));
      const between = result.slice(behind, at);
      return [
        ...result.slice(0, named),
        ...one(result.slice(named, adjacent ? end : behind), key),
        ...between.slice(0, between.findLastIndex(({ text }) => !joints.has(text)) + 1),
        ...result.slice(end),
      ];
    },
    [...tokens],
  );
}

/** Tokens without some that follow each other in them. */
function without(tokens: readonly Token[], lemmas: readonly string[]): Token[] {
  const at = lemmas.length === 0 ? null : placeOf(tokens, lemmas, 0);
  return at === null ? [...tokens] : [...tokens.slice(0, at), ...tokens.slice(at + lemmas.length)];
}

/** What may stand between a name and the formula that explains it. */
const joints: ReadonlySet<string> = new Set([":", "=", "-", "–", "—", ",", "so"]);

function one(tokens: readonly Token[], key: string): Token[] {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [{ ...first, raw: key, text: key, lemma: key, end: last.end, kind: "word", number: null }];
}

function placeOf(tokens: readonly Token[], lemmas: readonly string[], from: number): number | null {
  const at = tokens.findIndex(
    (_, place) => place >= from && lemmas.every((word, offset) => tokens[place + offset]?.lemma === word),
  );
  return at < 0 ? null : at;
}

/** Links of the tokens that stand for formulas. */
export const formulaLinks = (tokens: readonly Token[], formulas: readonly AskedFormula[]): Link[] =>
  tokens.flatMap(({ lemma }, start): Link[] => {
    const found = formulas.find(({ key }) => key === lemma);
    return found === undefined ? [] : [{ kind: "metric", start, end: start + 1, metric: found.metric }];
  });
