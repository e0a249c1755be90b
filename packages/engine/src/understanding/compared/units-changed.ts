import { type AggregateQuery, isSamePart, type Transform } from "@parlance/contract";
import { madeOf, oneReading } from "../one-reading.ts";
import type { Candidate, Question, Understanding } from "../types.ts";
import { asks, deeds, figure, figureSaid, less, more, type Said, time } from "./compared-words.ts";

const unit = "(?:day|week|month|quarter|year)s?";
const units = `(?:(?:in|for|during) which )?(?<unit>${unit})(?<within> (?:of|in|during|since) ${time}.{0,24}?)?`;
const before = `(?:previous|prior|preceding) (?:one|${unit})|(?:one|${unit}) (?:before|earlier|prior)`;
const same = `same (?:${unit}|period|time)(?: of| in)?(?: the| a| one)? (?:(?:last|previous|prior) year|year (?:before|earlier|ago))`;
/** What each unit of time is held against. */
const than = `(?:in |during |it was |they were )?(?<base>(?:the |that of the )?(?:${same}|${before}|last year|year ago))(?: it| that)?`;
const against = `(?: (?:compared (?:to|with)|relative to|from|vs\\.?|versus|against|over|on|to) ${than})?`;
const tail = `(?<period> (?:in|during|since|for|of) ${time}.{0,40}?)?\\W*$`;
const when = "(?:in which|where|when|for which|whose|that)";
const goes = "(?<how>grow|increase|rise|go up|improve|fall|drop|decline|decrease|shrink|go down)";
const went = "(?<how>grew|increased|rose|improved|went up|fell|dropped|declined|decreased|shrank|went down)";
const great = "(?:biggest|largest|highest|greatest|strongest|steepest|sharpest|worst|best)";
const change = "(?<how>growth|increase|rise|gain|jump|drop|decline|decrease|fall|reduction)";
const we = "(?:the |our |we )?";

/** How units of time are asked for by what they have against those before, with which way the figure went. */
const bounded: readonly RegExp[] = [
  `${asks}${units} ${when} ${we}${figure} (?:was|were|is|are) (?<how>${less}|${more}) than ${than}${tail}`,
  `${asks}${units} (?:was|were|is|are) ${we}${figure} (?<how>${less}|${more}) than ${than}${tail}`,
  `${asks}${units} (?:${when} )?(?:with|had|have|saw|we had|did we have) (?<how>${less}|${more}) ${figure} than ${than}${tail}`,
  `${asks}${units} (?:${when}|did) we (?<deed>${deeds}) (?<how>${less}|${more})(?: ${figure})? than ${than}${tail}`,
  `${asks}${units} did ${we}${figure} ${goes}${against}${tail}`,
  `${asks}${units} ${when} ${we}${figure} ${went}${against}${tail}`,
].map((form) => new RegExp(form, "i"));

/** How the unit is asked for in which a figure changed most. */
const ranked: readonly RegExp[] = [
  `${asks}${units} (?:${when} )?(?:with|had|has|saw|shows?|showed|did we have|was) (?:the |our )?${great} ${change} (?:in|of) ${figure}${against}${tail}`,
  `^\\W*(?:(?:what|when) (?:is|was) |show (?:me )?|find )?(?:the |our )?${great} (?<unit>week|month|quarter|year)(?:ly|[- ](?:on|over|to)[- ]${unit}) ${change} (?:in|of) ${figure}${tail}`,
].map((form) => new RegExp(form, "i"));

const down = new RegExp(
  `^(?:${less}|fall|drop|decline|decrease|shrink|go down|fell|dropped|declined|decreased|shrank|went down|reduction)$`,
  "i",
);
const surest = 0.85;

/**
 * "Months with fewer visits than the month before", "in which quarters did fees drop", "which month had the biggest increase in sales": units of
 * time by how their figure changed from the one before, or from the same one of the year before. Null for other questions.
 */
export function unitsChanged(
  question: Question,
  read: (question: Question) => Understanding,
): Understanding | null {
  const text = question.question.slice(0, 300);
  const limits = sayOf(bounded, text);
  const said = limits ?? sayOf(ranked, text);
  const split = said === null ? null : splitBy(said, question);
  if (said === null || split === null) return null;
  const best = oneReading(read({ ...question, question: split }));
  const falls = down.test(said.how ?? "");
  const query = best === undefined ? null : changed(best.query, falls, limits === null);
  if (best === undefined || query === null) return null;
  return madeOf(best, query, Math.min(best.confidence, surest));
}

const sayOf = (forms: readonly RegExp[], text: string): Said | null =>
  changing.test(text)
    ? (forms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined) ?? null)
    : null;

/** Some word that all of the forms have one of: most questions have none. */
const changing =
  /\b(?:than|gr(?:ow|ew)\w*|increase\w*|r[io]se|gain|jump|improve\w*|(?:go|went) (?:up|down)|f[ae]ll|drop\w*|declin\w*|decreas\w*|shr[aiu]nk|reduction)\b/i;

/** The figure by its units with how it grows from each to the next; null where they are held against no units of their own. */
function splitBy(said: Said, { index }: Question): string | null {
  const named = figureSaid(said, index);
  if (named === null || /\b(?:and|or|not|no|never|than)\b/i.test(named)) return null;
  const grain = (said.unit ?? "").toLowerCase().replace(/s$/, "");
  const base = said.base?.toLowerCase() ?? "";
  const yearly = /\byear\b/.test(base);
  const other = new RegExp(`\\b${unit}\\b`).exec(base.replace(/\bsame \S+/, ""))?.[0];
  if (other !== undefined && !yearly && !other.startsWith(grain)) return null;
  const step = yearly ? "year over year" : `${grain} over ${grain}`;
  return `${named} by ${grain}${said.within ?? ""}${said.period ?? ""} with ${step} growth`;
}

/** The units whose figure went that way, or the one in which it went farthest; null where no change from unit to unit was read. */
function changed(query: Candidate["query"], falls: boolean, most: boolean): AggregateQuery | null {
  if (query.kind !== "aggregate" || query.having !== null || query.measures.length !== 1) return null;
  const [growth, other] = query.transforms;
  if (growth?.kind !== "growth" || other !== undefined || query.limit !== null) return null;
  const along = query.dimensions.find(({ id }) => id === growth.along);
  if (along?.expression.kind !== "truncate" || !query.dimensions.every((each) => isSamePart(each, along)))
    return null;
  const difference: Transform = { ...growth, id: "change", label: "change", kind: "difference" };
  const by = { kind: "output", id: difference.id } as const;
  const transforms = [difference, growth];
  if (most)
    return {
      ...query,
      transforms,
      order: [{ by, descending: !falls }],
      limit: { count: 1, offset: 0, per: [], ties: "keep" },
    };
  const right = { kind: "constant", value: 0, type: null } as const;
  const having = { kind: "comparison", operator: falls ? "<" : ">", left: by, right } as const;
  return { ...query, transforms, having };
}
