import { lowered } from "@parlance/contract";
import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const averages: ReadonlySet<string> = new Set(["average", "avg", "mean", "median", "typical"]);

/** "Median depth across ports in 2007" of rows that tell every port at each date: of all of them, since of each there is but one. */
export function acrossThings(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!["across", "over"].includes(textAt(tokens, at))) return null;
  const from = at + (["the", "our"].includes(textAt(tokens, at + 1)) ? 2 : 1);
  const noun = tokens[from];
  const isAveraged = tokens.slice(0, at).some(({ text }) => averages.has(text));
  const isThing = index.panels.some(({ thing }) => namesThing(noun, thing));
  return isAveraged && isThing ? { words: `across all ${noun?.raw ?? ""}`, tokens: from + 1 - at } : null;
}

acrossThings.needs = ["across", "over"];

const namesThing = (noun: Token | undefined, { words }: ColumnEntry): boolean =>
  noun !== undefined && noun.text !== noun.lemma && words.at(-1) === noun.lemma;

const superlative =
  /^(?:highest|lowest|largest|biggest|smallest|greatest|maximum|minimum|longest|shortest|record)$/;
const was = ["", " was it", " was that", " did it happen", " was it reached"];
const placeSaid = phrases(...joined(["where"]));
const timeSaid = phrases(...joined(["when", "in what year", "in which year"]));
const bothSaid = phrases(
  ...joined(["when and where", "where and when", "where and in which year", "where and in what year"]),
);

function joined(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => was.flatMap((it) => [`${text}${it}`, `and ${text}${it}`]))
    .sort((left, right) => right.length - left.length);
}

/** "The lowest depth ever, where and when" of rows that tell every port at each date: that depth with its port and year. */
export function whereAndWhen(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const first = tokens.findIndex(({ text }) => superlative.test(text));
  if (first < 0 || at <= first) return null;
  const asked = askedBehind(tokens, at, index);
  const labels = asked?.columns.map(({ column }) => lowered(column.label));
  return asked === null ? null : { words: `which ${labels?.join(" and ")}`, tokens: asked.size };
}

whereAndWhen.needs = ["when", "where", "year"];

/** "What was the lowest depth ever, where and when": the same. */
export function extremeOpening(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const asks = at === 0 && textAt(tokens, 0) === "what" && ["is", "was"].includes(textAt(tokens, 1));
  if (!asks || textAt(tokens, 2) !== "the" || !superlative.test(textAt(tokens, 3))) return null;
  const isAsked = tokens.some((_, place) => place > 3 && askedBehind(tokens, place, index) !== null);
  return isAsked ? { words: "", tokens: 3 } : null;
}

extremeOpening.needs = whereAndWhen.needs;

/** What a question's last words ask for beside a figure of the only panel: its thing, its date or both. */
function askedBehind(
  tokens: readonly Token[],
  at: number,
  { panels }: ModelIndex,
): { columns: ColumnEntry[]; size: number } | null {
  const [panel, other] = panels;
  if (panel === undefined || other !== undefined) return null;
  const asked = [
    { said: bothSaid, columns: [panel.thing, panel.date] },
    { said: placeSaid, columns: [panel.thing] },
    { said: timeSaid, columns: [panel.date] },
  ];
  for (const { said, columns } of asked) {
    const size = phraseAt(tokens, at, said);
    const next = tokens[at + size];
    if (size > 0 && (next === undefined || next.kind === "mark")) return { columns, size };
  }
  return null;
}

const kinds: ReadonlySet<string> = new Set(["kind", "type", "sort", "category"]);

/** "Type of fire", "kinds of fires" of a panel that is called after its things, which are kinds of them: those things. */
export function kindOfThing(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = tokens[at + 2];
  if (!kinds.has(tokens[at]?.lemma ?? "") || textAt(tokens, at + 1) !== "of" || noun === undefined)
    return null;
  const named = index.words.phrases.get(noun.lemma) ?? [];
  const isThing = named.some(
    ({ kind, id }) =>
      kind === "column" &&
      index.panels.some(({ table, thing }) => thing.id === id && table.words.includes(noun.lemma)),
  );
  return isThing ? { words: noun.raw, tokens: 3 } : null;
}

kindOfThing.needs = kinds;

const splitting: ReadonlySet<string> = new Set("by per each every which what".split(" "));

/** "Fire deaths", "average share price" of a panel that is called after its things: its figure, and no split by these. */
export function figureOfThings(
  tokens: readonly Token[],
  at: number,
  { panels, words }: ModelIndex,
): Written | null {
  const [noun, next] = [tokens[at], tokens[at + 1]];
  if (noun?.kind !== "word" || next === undefined || splitting.has(textAt(tokens, at - 1))) return null;
  const called = (token: Token): (number | null)[] =>
    (words.phrases.get(token.lemma) ?? []).map(({ kind, id }) => (kind === "column" ? id : null));
  const panel = panels.find(
    ({ table, thing, figure }) =>
      figure !== null &&
      table.words.includes(noun.lemma) &&
      called(noun).includes(thing.id) &&
      called(next).includes(figure.id),
  );
  return panel === undefined ? null : { words: "", tokens: 1 };
}
