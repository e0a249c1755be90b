import type { AggregateQuery } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { numberWord } from "../lexicon/numbers.ts";
import { madeOf } from "../one-reading.ts";
import { mainFigure } from "../suggest/ideas.ts";
import { lemma } from "../text/lemma.ts";
import { valueKey } from "../text/tokenize.ts";
import type { Candidate, Question, Understanding } from "../types.ts";
import { changedBetween, overKnown, reachesBack } from "./changed-between.ts";

const grew = "grew|grown|increased|rose|risen|went up|gone up|gained|improved|jumped|climbed";
const fell = "fell|fallen|dropped|declined|decreased|went down|gone down|shrank|shrunk|lost";
const rise = "growth|increase|rise|gain|improvement|jump";
const fall = "drop|decline|decrease|fall|loss|reduction";
const great = "biggest|largest|highest|greatest|strongest|steepest|sharpest|best|worst";
const asks = "(?:which|what|show(?: me)?|list|find|give me)? ?(?:is |are |were |was )?(?:the |our |my )?";
const sized = "(?:top )?(?:(?<size>\\d+|two|three|four|five|six|seven|eight|nine|ten) )?";
const rows = "(?<rows>[\\w' -]+?)";
const months = "january|february|march|april|may|june|july|august|september|october|november|december";
const figure = `(?!(?:this|last|past|the (?:last|past)|q[1-4]|h[12]|${months})\\b)(?<figure>[a-z%][\\w' -]*?)`;
const has = "(?:has|have|had|saw|sees|see|showed|shows?|experienced|with|recorded)";
const when =
  "(?<as> (?:in|by) (?:percent(?:age)?(?: terms)?|%|(?:absolute|relative) terms|absolute numbers))?(?<when>(?: (?:from|between|compared|vs\\.?|versus|against|relative|over|this|last|in|during|since|year|yoy|y/y|mom|month|quarter|q[1-4]|\\d{4})\\b.*)?)\\W*$";

/** How members are asked for whose figure changed most; `figure` is what changed, where it is said. */
const forms: readonly RegExp[] = [
  `^\\W*${asks}${sized}${rows} ${has} (?:the )?(?:${great}) (?<how>${rise}|${fall}) (?:in|of) ${figure}${when}`,
  `^\\W*${asks}${sized}${rows} ${has} (?:the )?(?:${great}) (?:${figure} )?(?<how>${rise}|${fall})${when}`,
  `^\\W*${asks}${sized}${rows}(?:'s|s'| whose) ${figure} (?:has |have )?(?<how>${grew}|${fell}) (?:by )?(?:the )?(?:most|fastest)${when}`,
  `^\\W*${asks}${sized}${rows} (?:has |have )?(?<how>${grew}|${fell}) (?:their|its|in) ${figure} (?:by )?(?:the )?(?:most|fastest)${when}`,
  `^\\W*${asks}${sized}${rows} (?:has |have )?(?<how>${grew}|${fell}) (?:by )?(?:the )?(?:most|fastest) in ${figure}${when}`,
  `^\\W*${asks}${sized}${rows} (?:has |have )?(?<how>gained|lost) (?:the )?most ${figure}${when}`,
  `^\\W*${asks}${sized}${rows} (?:has |have )?(?<how>${grew}|${fell}) (?:by )?(?:the )?(?:most|fastest)${when}`,
  `^\\W*${asks}${sized}(?<how>fastest[- ](?:growing|shrinking|declining)) ${rows}(?: (?:by|in) ${figure})?${when}`,
  `^\\W*${asks}${sized}(?:${great}) (?<how>${rise}|${fall}) in ${figure} (?:by|per|for each) ${rows}${when}`,
  `^\\W*${asks}${sized}${rows} by (?<how>${rise}|${fall}) (?:in|of) ${figure}${when}`,
  `^\\W*${asks}top (?:(?<size>\\d+) )?${rows} by ${figure} (?<how>${rise}|${fall})${when}`,
].map((form) => new RegExp(form, "i"));

const down = new RegExp(`^(?:${fell}|${fall}|fastest[- ](?:shrinking|declining))$`, "i");
/** What says how a change is measured and not of what. */
const measured =
  /^(?:number|numbers|count|absolute(?: terms| numbers)?|percent(?:age)?(?: terms)?|relative terms|%|total|size|volume)$/i;
const asShare = /\b(?:percent(?:age)?|%|relative|rate|fastest)\b|^gr(?:ew|own?|owth)$/i;
const compares = /\b(?:compared|vs|versus|against|relative)\b/i;
const yearly =
  /^(?: (?:(?:in )?this year|year over year|year on year|over the (?:last|past) year|over the years|over last year|yoy|y\/y))?$/i;

/** How many are shown where several are asked for and no number says how many. */
const several = 10;
/** What is said of change leaves open which periods are held against each other. */
const surest = 0.8;

type Asked = {
  texts: string[];
  falls: boolean;
  unsaid: boolean;
  size: number;
  part: "difference" | "change";
};

/**
 * "Which 3 regions grew the most from 2022 to 2023", "the biggest drop in orders by country", "fastest growing products": the members ranked by
 * how far their figure went up or down between two periods; in relative terms where growth, percent or speed is said, else by the difference.
 * Null for other questions, and where no such change can be read.
 */
export function changedMost(
  question: Question,
  read: (question: Question) => Understanding,
): Understanding | null {
  const asked = askedOf(question.question.slice(0, 300), question.index);
  if (asked === null) return null;
  for (const text of asked.texts) {
    const found = read({ ...question, question: text });
    const best = found.kind === "readings" || found.kind === "ambiguous" ? found.readings[0] : undefined;
    const made = best === undefined ? null : ranked(best.query, asked);
    if (best === undefined || made === null) return null;
    const query = asked.unsaid ? overKnown(made, question) : made;
    if (!reachesBack(query, question.index)) continue;
    const confidence = Math.min(best.confidence, surest);
    if (found.kind === "ambiguous")
      return {
        ...found,
        readings: found.readings.flatMap((one) => {
          const each = ranked(one.query, asked);
          return each === null ? [] : [{ ...one, query: each, matches: [] }];
        }),
      };
    return madeOf(best, query, confidence);
  }
  return null;
}

function askedOf(text: string, index: ModelIndex): Asked | null {
  const said = forms.map((form) => form.exec(text)).find((each) => each !== null)?.groups;
  if (said === undefined) return null;
  const { rows: members = "", how = "", figure: named, as = "", when: time = "", size } = said;
  const lostRows =
    time === "" && /^lo(?:ss|st)$/i.test(how) && named !== undefined && namesRows(named, index);
  const madeLoss = named === undefined && /^loss$/i.test(how) && isNamed("profit", index);
  const known = lostRows || madeLoss || how.split(/[ -]/).some((word) => isNamed(word, index));
  if (/\b(?:with|and|or)\b/i.test(named ?? "")) return null;
  if (known || /\b(?:who|that|which|and|or|not|no|never|each|every)\b/i.test(members)) return null;
  const told = named === undefined || measured.test(named.trim()) ? mainFigure(index) : named;
  if (told === null) return null;
  const count = size === undefined ? null : (numberWord(size) ?? Number(size));
  const last = members.split(" ").at(-1) ?? "";
  const isPlural = lemma(last.toLowerCase()) !== last.toLowerCase();
  return {
    texts: textsOf(told, members, time),
    falls: down.test(how),
    size: count ?? (isPlural ? several : 1),
    unsaid: time === "" || /over the years/i.test(time),
    part: [how, named ?? "", as, time].some((words) => asShare.test(words.trim())) ? "change" : "difference",
  };
}

/** "The biggest loss of members": of those that left, and not of how many more came before. */
const namesRows = (said: string, { words, tables }: ModelIndex): boolean =>
  words.phrases
    .get(lemma(said.trim().split(" ").at(-1)?.toLowerCase() ?? ""))
    ?.some(({ kind, id }) => kind === "table" && tables[id]?.table.type !== "fact") === true;

/** The texts to read the compared figures from; several where no period is said. */
function textsOf(told: string, members: string, time: string): string[] {
  const plain = `${told} by ${members}`;
  if (yearly.test(time)) return [`${plain} compared to last year`, `${plain} compared to last month`];
  const two = changedBetween(plain, time);
  if (two !== null) return [two];
  return [compares.test(time) ? `${plain}${time}` : `${plain}${time} vs the previous period`];
}

const isNamed = (word: string, { words, values }: ModelIndex): boolean =>
  words.columnsByWord.has(lemma(word.toLowerCase())) || values.byKey.has(valueKey(word));

/** The groups ranked by how far their one figure went; null where nothing is compared by groups. */
function ranked(query: Candidate["query"], { falls, size, part }: Asked): AggregateQuery | null {
  const [measure, other] = query.kind === "aggregate" ? query.measures : [];
  if (query.kind !== "aggregate" || query.comparison === null || query.dimensions.length === 0) return null;
  if (query.dimensions.some(({ expression }) => expression.kind !== "field")) return null;
  if (measure === undefined || other !== undefined) return null;
  return {
    ...query,
    order: [{ by: { kind: "output", id: `${measure.id}:${part}` }, descending: !falls }],
    limit: { count: size, offset: 0, per: [], ties: size === 1 ? "keep" : "cut" },
  };
}
