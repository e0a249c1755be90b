import { calledApart, deedAmount } from "../../index/deed-amount.ts";
import type { ColumnEntry } from "../../index/entries.ts";
import { columnsCalled, columnsOfWord, isWordOf } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { undoing } from "../../lexicon/deed-figures.ts";
import { synonymsOf } from "../../lexicon/synonyms.ts";
import { workers } from "../../lexicon/workers.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import { isRooted, sharesRoot } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableCalled } from "../idioms/kinds/facts.ts";
import { peopleNouns } from "../idioms/people/people.ts";
import type { Written } from "../idioms/written.ts";
import { typicalAt } from "../spoken/measured-by-verb.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const helpers = words("do does did have has had were was are");
const passive = words("were was are");
const pronouns = words("we they you i people everyone everybody");
const one = words("a an one");
const every = words("each every");
const articles = words("the our all");
const particles = words("up in out off together altogether overall");
/** What closes a clause. */
const joints = words(
  "in on at for from by per to since during last this past over between before after until with within through via each and so as ever yet across of than who that which when where",
);
const [longestName, longestClause] = [3, 6];

/**
 * "How many litres did we fill up in May", "how many hours did volunteers work", "how much did we harvest": what the figure adds up to that is named, or
 * that the deed comes to, of those who do it; the deed itself says nothing more.
 */
export function figureAsked(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "how" || !/^(?:many|much)$/.test(textAt(tokens, at + 1))) return null;
  const much = textAt(tokens, at + 1) === "much";
  const helper = tokens.findIndex(
    ({ text }, place) => place >= at + 2 && place <= at + 2 + longestName && helpers.has(text),
  );
  if (helper < 0 || (!much && helper === at + 2) || typicalAt(tokens) !== null) return null;
  const clause = clauseOf(tokens, helper);
  const verb = clause === null ? undefined : tokens[clause.verb];
  if (clause === null || verb === undefined || undoing.has(verb.text)) return null;
  if (one.has(clause.doers[0]?.text ?? "")) return null;
  const noun = tokens.slice(at + 2, helper);
  const named = noun.length === 0 ? null : figureNamed(noun, verb, index);
  const come = named === null && much ? deedAmount(verb.text, index) : null;
  const figure = named ?? come;
  if (figure === null || tellsApart(verb, figure, index)) return null;
  const thing = come === null ? [] : noun.filter(({ text }) => text !== "money");
  return { words: saidOf(figure, [thing, clause.doers], index), tokens: clause.end - at };
}

figureAsked.needs = ["many", "much"];

/** The total of a figure, of the things and of those who are named. */
function saidOf(figure: ColumnEntry, named: readonly (readonly Token[])[], index: ModelIndex): string {
  const [things = [], doers = []] = named;
  const split = every.has(doers[0]?.text ?? "");
  const who = doers.filter((token) => !articles.has(token.text) && !isAnyone(token, index));
  const of = [things, split ? [] : who].map((few) => rawOf(few)).filter((text) => text !== "");
  const parts = [`total ${calledApart(figure, index)}`, ...of.map((text) => `of ${text}`)];
  return (split ? [...parts, `for ${rawOf(who)}`] : parts).join(" ");
}

/** "We", "people", or "drivers" where the data tells of none. */
const isAnyone = ({ text, lemma }: Token, index: ModelIndex): boolean =>
  pronouns.has(text) ||
  ((peopleNouns.has(text) || workers.has(lemma)) &&
    !isWordOf(index, text, lemma) &&
    synonymsOf(lemma).every((word) => !isWordOf(index, word)));

/** Who did it, the verb, and the end of the clause with its particle; null where no verb closes it. */
function clauseOf(
  tokens: readonly Token[],
  helper: number,
): { doers: readonly Token[]; verb: number; end: number } | null {
  const from = helper + 1;
  const stop = tokens.findIndex(
    ({ text, kind }, place) =>
      place > from && place <= from + longestClause && (kind !== "word" || joints.has(text) || isWhen(text)),
  );
  const close = stop < 0 ? Math.min(tokens.length, from + longestClause) : stop;
  if (stop < 0 && close < tokens.length) return null;
  let last = close - 1;
  while (last > from && particles.has(textAt(tokens, last))) last -= 1;
  const isPassive = passive.has(textAt(tokens, helper));
  if (isPassive ? last !== from : last <= from) return null;
  if (isPassive && !/(?:ed|en|ght|ne|old|ade|wn|id|un)$/.test(textAt(tokens, last))) return null;
  const spent = /^(?:spen[dt]|have|has|had)$/.test(textAt(tokens, last - 1)) && last - 1 > from;
  const verb = spent && textAt(tokens, last).endsWith("ing") ? last - 1 : last;
  const doers = tokens.slice(from, isPassive ? from : verb).filter(({ text }) => text !== "got");
  const of = spent && verb === last ? doers.slice(0, -1) : doers;
  return { doers: of, verb, end: verb < last ? verb + 1 : close };
}

const isWhen = (text: string): boolean =>
  /^(?:today|yesterday|tonight|annually|monthly|daily|weekly|\d+)$/.test(text);

/** The one amount that a noun names, where it is no rows: of several the one that the verb names as well, or whose rows do. */
function figureNamed(noun: readonly Token[], verb: Token, index: ModelIndex): ColumnEntry | null {
  const last = noun.at(-1);
  if (last === undefined || noun.some(({ kind }) => kind !== "word")) return null;
  const isRows = tableCalled(last, index) !== null || index.words.tablesByWord.has(last.lemma);
  const isValue = index.values.byKey.has(last.text) && !index.words.columnsByWord.has(last.lemma);
  if (noun.length === 1 && (isRows || isValue)) return null;
  const key = noun.map(({ lemma }) => lemma).join("");
  const whole = columnsCalled(index, key).filter(isAmount);
  const part = columnsOfWord(last.lemma, index);
  const parted =
    noun.length === 1 ? part.filter(isAmount).filter(({ words: own }) => isDoneTo(last, own)) : [];
  const found = new Set([...whole, ...parted]);
  const told = [...found].filter(
    ({ words: own, table }) =>
      own.some((word) => isRooted(word, verb.text)) ||
      index.tables[table]?.words.some((word) => sharesRoot(word, verb.text)) === true,
  );
  for (const few of [told, whole, [...found]]) {
    const [only, other] = few;
    if (only !== undefined && other === undefined) return only;
  }
  return null;
}

/** "Tonnes delivered", "minutes spent": a name that begins with the noun and tells no more than a deed. */
const isDoneTo = ({ lemma }: Token, [first, deed = "", other]: readonly string[]): boolean =>
  first === lemma && other === undefined && (deed === "" || /(?:ed|en|nt|spend)$/.test(deed));

const isAmount = ({ column, foreign }: ColumnEntry): boolean =>
  !foreign && column.role === "measure" && column.additivity === "additive";

/** Whether the verb says which of the rows, or is what other rows are called after: "how many seats did we book" of seats and of bookings. */
function tellsApart({ text, lemma }: Token, figure: ColumnEntry, index: ModelIndex): boolean {
  const { conditions, values, columns, tables } = index;
  const forms = [text, lemma, `${lemma}ed`, `${lemma}d`];
  const isState = forms.some((form) => conditions.has(form) || values.byKey.has(form));
  const others = tables.some(
    ({ id, table, words: own }) =>
      id !== figure.table &&
      table.type === "fact" &&
      isWordOf(index, lemma) &&
      sharesRoot(own.at(-1) ?? "", text),
  );
  const flags = columns.some(
    ({ column, words: own, table }) =>
      table === figure.table && column.physicalType === "boolean" && own.some((word) => isRooted(word, text)),
  );
  return isState || others || flags;
}
