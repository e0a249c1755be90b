import type { ModelIndex } from "../../index/model-index.ts";
import { moneyCalled } from "../../index/money-called.ts";
import { unpaidRows } from "../../index/unpaid-rows.ts";
import { wayIn } from "../../lexicon/growth-verbs.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const being: ReadonlySet<string> = new Set(["is", "was", "are", "were", "has", "did", "have"]);
const between: ReadonlySet<string> = new Set(
  "still currently now already been in at we you they i on stuck sitting being".split(" "),
);
/** What is said of money that is still to come, where rows tell which. */
const debts: ReadonlySet<string> = new Set(["outstanding", "unpaid", "owed"]);
/** Different values beyond which a column tells no states. */
const mostStates = 30;

/** "How much is in negotiation", "how much is still disputed", "how much did we lose": money, where rows that are so hold one amount of it. */
export function howMuchIsSo(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "how" || textAt(tokens, at + 1) !== "much") return null;
  let place = at + 2;
  while (being.has(textAt(tokens, place)) || between.has(textAt(tokens, place))) place += 1;
  const state = tokens[place];
  if (state === undefined || state.kind !== "word" || goes(tokens[place + 1])) return null;
  if (debts.has(state.text) && unpaidRows(index) !== null) return null;
  const money = moneyOf(state, index, textAt(tokens, place + 1));
  return money === null ? null : { words: `how much ${money === "revenue" ? money : "money"}`, tokens: 2 };
}

/** "How much did invoices grow": of what changed, not of what is so. */
const goes = (token: Token | undefined): boolean => token !== undefined && wayIn([token.lemma]) !== undefined;

/** What the money of the rows is called that a word says to be so; null where rows of several tables may be, or a figure is called by that word or worked out from it. */
function moneyOf({ text, lemma }: Token, index: ModelIndex, next: string): string | null {
  const { values, columns, conditions, words, tables } = index;
  const called = [text, lemma].flatMap((word) => words.columnsByWord.get(word) ?? []);
  if (called.some((id) => columns[id]?.column.role === "measure")) return null;
  if (index.business.some(({ term, synonyms }) => [term, ...synonyms].some((name) => name.includes(text))))
    return null;
  const forms = new Set([text, lemma, `${lemma}d`, `${lemma}ed`]);
  const whole = particles.has(next) ? spelt(lemma).map((done) => `${done}${next}`) : [];
  const told = [...forms, ...whole]
    .flatMap((form) => values.byKey.get(form) ?? [])
    .flatMap((id) => {
      const entry = columns[values.values[id]?.column ?? -1];
      return (entry?.column.profile?.distinct ?? Infinity) <= mostStates ? [entry?.table ?? -1] : [];
    });
  const said = (conditions.get(lemma) ?? conditions.get(text) ?? []).map(({ table }) => table);
  const [only, other] = new Set(told.length > 0 ? told : said);
  const table = other === undefined ? tables[only ?? -1] : undefined;
  return table === undefined ? null : moneyCalled(table, index);
}

const particles: ReadonlySet<string> = new Set("off out up back down".split(" "));

/** What a verb may be called when it is done. */
const spelt = (verb: string): string[] => [
  verb,
  `${verb}d`,
  `${verb}ed`,
  `${verb}${verb.at(-1) ?? ""}ed`,
  verb.replace(/ite$/, "itten"),
];

howMuchIsSo.needs = ["much"];
