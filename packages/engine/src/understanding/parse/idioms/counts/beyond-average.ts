import type { ModelIndex } from "../../../index/model-index.ts";
import { moneyColumnOf } from "../../../index/money-column-of.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import { isKind } from "../kinds/is-of-kinds.ts";
import type { Written } from "../written.ts";

const above = phrases(
  ...["bigger than", "larger than", "greater than", "higher than", "above"],
  ...["dearer than", "pricier than", "costlier than", "more expensive than", "worth more than"],
);
const below = phrases(
  ...["smaller than", "lower than", "below", "cheaper than", "less expensive than", "worth less than"],
);
const typical = phrases("the average", "average", "an average");
const sizes: ReadonlySet<string> = new Set("value size amount total".split(" "));

/**
 * "Orders bigger than the average order", "loans above the average loan amount": what each comes to, against the average of them;
 * of a sheet with several rows for each the total of these. "Than the average rejected claim" is the average of the rejected ones.
 */
export function beyondAverage(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = ["is", "are", "was", "were"].includes(textAt(tokens, at)) ? 1 : 0;
  const [more, less] = [phraseAt(tokens, at + verb, above), phraseAt(tokens, at + verb, below)];
  const start = at + verb + more + less;
  const average = more + less === 0 ? 0 : phraseAt(tokens, start, typical);
  const kinds = kindsBefore(tokens, start + average, index);
  const next = tokens[start + average + kinds.length];
  const bare = next === undefined || next.kind === "mark";
  const one = bare ? tokens[at - 1] : next;
  const said = tokens.slice(0, at).some(({ lemma, kind }) => kind === "word" && lemma === one?.lemma);
  if (average === 0 || one === undefined || !said || (bare ? verb === 0 : one.text !== one.lemma))
    return null;
  const table = tableNamed(one, index);
  const shared = isKind(one, index);
  const money =
    table === null
      ? (index.columns[index.sales ?? index.takings ?? -1] ?? null)
      : moneyColumnOf(table, index);
  const own = table === null ? shared && index.tables.length === 1 : true;
  if (money === null || !own) return null;
  const end = start + average + kinds.length + (bare ? 0 : 1);
  const rest = tokens[end];
  const sized = rest !== undefined && (sizes.has(rest.lemma) || money.words.includes(rest.lemma)) ? 1 : 0;
  const figure = `${shared ? "total " : ""}${money.column.label}`;
  const mean = kinds.length === 0 ? "average" : `the average ${figure} of ${rawOf(kinds)} ${one.raw}s`;
  return { words: `with ${figure} ${more > 0 ? "above" : "below"} ${mean}`, tokens: end + sized - at };
}

/** "The average rejected claim": what the rows are of which it is the average, where that was said of the others too. */
function kindsBefore(tokens: readonly Token[], from: number, { values, conditions }: ModelIndex): Token[] {
  const token = tokens[from];
  const isSaid = tokens.slice(0, from).some(({ text }) => text === token?.text);
  const isState = [token?.text ?? "", token?.lemma ?? ""].some(
    (word) => values.byKey.has(word) || conditions.has(word),
  );
  return token?.kind === "word" && isSaid && isState ? [token] : [];
}

beyondAverage.needs = ["average"];
