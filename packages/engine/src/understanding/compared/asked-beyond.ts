import type { ModelIndex } from "../index/model-index.ts";
import { numberWord } from "../lexicon/numbers.ts";
import { changedBetween } from "./changed-between.ts";
import { asks, deeds, figure, figureSaid, had, less, more, rows, type Said, time } from "./compared-words.ts";

/** How far a figure has to have gone from one period to the other: by its difference, or in relative terms. */
export type Bound = { part: "difference" | "change"; operator: "<" | ">" | "<=" | ">="; value: number };

/** The text that compares a figure of members, and which of them are meant. */
export type AskedBeyond = { text: string; bound: Bound };

const preposition = "(?:in |during |for |over )?";
const two = ` ${preposition}(?<last>${time}.*?) than ${preposition}(?<first>${time}.*?)\\W*$`;
const asTwo = ` ${preposition}(?<last>${time}.*?) as (?:much |many )?${preposition}(?<first>${time}.*?)\\W*$`;
const when = `(?<when> (?:from|between|compared|vs\\.?|versus|against|relative|since)\\b.*?)\\W*$`;
const times =
  "(?:at least |more than |over )?(?<times>twice|three times|double|triple|half|\\d+ times|\\d+x)";
const changed =
  "(?<how>grew|grown|increased|rose|risen|went up|gone up|fell|fallen|dropped|declined|decreased|shrank|went down|gone down)";
const goes = "grow|increase|rise|go up|improve|fall|drop|decline|decrease|shrink|go down";
const amount =
  "(?<limit>more than|at least|over|less than|under) (?<percent>\\d+(?:\\.\\d+)?) ?(?:%|percent)";
const limit = `by ${amount}`;
const lost = `(?<how>lost|gained) ${amount}`;
const doubled = "(?:at least |more than )?(?<doubled>doubled|tripled|halved)";
const has = "(?:has |have |had )?";

/** How members are asked for by what their figure was in two periods. */
const forms: readonly RegExp[] = [
  `${asks}${rows} (?:${had}) (?:an? )?(?<how>${less}|${more}) ${figure}${two}`,
  `${asks}${rows} (?<deed>${deeds}) (?<how>${less}|${more})(?: ${figure})?${two}`,
  `^\\W*(?:in |for |at |from |with |to )?which ${rows} (?:did|do|have) we (?<deed>${deeds}) (?<how>${less}|${more})(?: ${figure})?${two}`,
  `${asks}${rows} (?:whose|where|in which|for which) (?:the |their )?${figure} (?:was|were|is|are|has been) (?<how>${less}|${more})${two}`,
  `${asks}${rows} (?:${had}|(?<deed>${deeds})) ${times} (?:as many|as much|as high|the)(?: ${figure})?${asTwo}`,
  `${asks}${rows} (?:whose|where) (?:the |their )?${figure} ${has}${doubled}${when}`,
  `${asks}${rows} ${has}${doubled} (?:their |its |the |in )?${figure}${when}`,
  `${asks}${rows} (?:whose|where) (?:the |their )?${figure} ${has}${changed} ${limit}${when}`,
  `${asks}${rows} ${has}${changed}(?: (?:in |their |its |the ){0,2}${figure})? ${limit}${when}`,
  `${asks}${rows} ${has}${changed} ${limit} (?:in |their |its ){1,2}${figure}${when}`,
  `${asks}${rows} ${has}${lost} (?:of |in )(?:their |its |the )?${figure}${when}`,
  `^\\W*(?:in|for|at|with) which ${rows} did (?:the )?${figure} (?<how>${goes})${when}`,
].map((form) => new RegExp(form, "i"));

/**
 * "Which clubs had fewer visits in 2023 than in 2022", "agents whose fees doubled since 2021", "shops with twice as many sales in May as in April", "regions
 * whose profit fell by more than 10% from 2022 to 2023"; null for other questions.
 */
export function askedBeyond(text: string, index: ModelIndex): AskedBeyond | null {
  const said = forms.map((form) => form.exec(text)).find((each) => each !== null)?.groups;
  if (said === undefined || /\b(?:and|or|not|no|never|average)\b/i.test(said.rows ?? "")) return null;
  const named = figureSaid(said, index);
  const bound = boundSaid(said);
  if (named === null || bound === null) return null;
  const { first, last } = said;
  const plain = `${named} by ${said.rows}`;
  if (first === undefined || last === undefined) {
    const compared = changedBetween(plain, said.when ?? "");
    return compared === null ? null : { text: compared, bound };
  }
  const back = isBefore(last, first);
  const [from, to] = back ? [last, first] : [first, last];
  if (back && bound.part === "change") return null;
  const turned = back ? { ...bound, operator: flipped[bound.operator] } : bound;
  return { text: `growth of ${plain} from ${from} to ${to}`, bound: turned };
}

const flipped = { "<": ">", ">": "<", "<=": ">=", ">=": "<=" } as const;

const factors: Readonly<Record<string, number>> = {
  twice: 2,
  double: 2,
  doubled: 2,
  triple: 3,
  tripled: 3,
  half: 0.5,
  halved: 0.5,
};

/** That a figure went down. */
const falls = new RegExp(
  `^(?:${less}|fell|fallen|dropped|declined|decreased|shrank|went down|gone down|lost|fall|drop|decline|decrease|shrink|go down)$`,
  "i",
);

function boundSaid({ how = "", times: said, doubled: grown, limit: most, percent }: Said): Bound | null {
  const named = (said ?? grown)?.toLowerCase();
  if (named !== undefined) {
    const [word = ""] = named.split(" ");
    const factor = factors[named] ?? numberWord(word) ?? Number.parseFloat(word);
    if (!Number.isFinite(factor)) return null;
    return { part: "change", operator: factor < 1 ? "<=" : ">=", value: factor - 1 };
  }
  if (percent !== undefined) {
    const beyond = !/^(?:less|under)/i.test(most ?? "");
    const part = Number(percent) / 100;
    if (!beyond) return null;
    const equal = /^at least$/i.test(most ?? "") ? "=" : "";
    return falls.test(how)
      ? { part: "change", operator: `<${equal}`, value: -part }
      : { part: "change", operator: `>${equal}`, value: part };
  }
  return { part: "difference", operator: falls.test(how) ? "<" : ">", value: 0 };
}

const monthsSaid = "jan feb mar apr may jun jul aug sep oct nov dec"
  .split(" ")
  .map((month) => new RegExp(`\\b${month}`, "i"));

/** Whether a time lies before another, by what their words say. */
function isBefore(one: string, other: string): boolean {
  const [left, right] = [one, other].map((said) => /\b\d{4}\b/.exec(said)?.[0]);
  if (left !== undefined && right !== undefined && left !== right) return left < right;
  const [early, late] = [one, other].map((said) => placeOf(said));
  if (early !== undefined && late !== undefined && early >= 0 && late >= 0) return early < late;
  return /\b(?:last|previous|prior)\b/i.test(one) && /\b(?:this|current)\b/i.test(other);
}

/** The place of a month or quarter in its year; negative where none is named. */
function placeOf(said: string): number {
  const quarter = /\bq([1-4])\b/i.exec(said)?.[1];
  if (quarter !== undefined) return Number(quarter);
  return monthsSaid.findIndex((month) => month.test(said));
}
