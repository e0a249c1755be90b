import { conjuncts, type Expression, isSamePart } from "@parlance/contract";
import { madeOf, oneReading } from "../one-reading.ts";
import type { Question, Understanding } from "../types.ts";
import { putTogether } from "./put-together.ts";
import type { Side } from "./side.ts";

const counts = /^(?:(?:the |show |compare |what (?:is|was) the )*(?:number|count) of |how many |compare )/i;
const against = "vs\\.?|versus|against|compared (?:to|with)";
const timed = "(?:in|since|during|before|after|last|this) .{2,20}?";
const both = new RegExp(
  `^(?<one>[^,:;]{3,60} ${timed}) (?:(?:${against}) (?<other>[^,:;]{3,60}?)|and (?<counted>(?:the )?(?:number|count) of [^,:;]{3,60}?))[?.! ]*$`,
  "i",
);
/** A period behind both: "arrivals and departures last month", "how many came and how many left in 2023", where no "and" joins what was done to one row ("placed and sent"). */
const behindBoth = new RegExp(
  `^(?<one>[^,:;]{3,60}?) (?:(?:${against}) (?:how many )?|and (?=how many |(?:the )?(?:number|count) of |(?!\\S+ed )(?:\\S+ )?\\S+s ))(?<other>[^,:;]{3,60}?) (?<when>${timed})[?.! ]*$`,
  "i",
);
/** One who is less sure reads the words of one side as something else. */
const surest = 0.6;

/**
 * "Berths let in 2023 vs berths given up in 2023": two numbers of rows, each by the date of its own deed, and not those on which both were done. Null for other
 * questions, and where both go by one date that the question is split by, or one of them is not read.
 */
export function twoEvents(
  question: Question,
  read: (question: Question) => Understanding,
): Understanding | null {
  const text = question.question.slice(0, 200).trim();
  const { one, second, shared } = eventsIn(text);
  if (one === undefined || second === undefined) return null;
  const first = sideOf(one.replace(counts, ""), question, read);
  if (first === null) return null;
  const noun = /^\S+/.exec(first.said)?.[0] ?? "";
  const bare = second.replace(counts, "");
  const behind = sideOf(bare, question, read, first) ?? sideOf(`${noun} ${bare}`, question, read, first);
  const isOfOne = behind !== null && isSamePart(timeOf(first), timeOf(behind));
  if (behind === null || (isOfOne && (shared || !isListed(question, read)))) return null;
  const query = putTogether(question.index, [first, behind]);
  if (query === null) return null;
  const confidence = Math.min(first.candidate.confidence, behind.candidate.confidence);
  return madeOf(first.candidate, query, confidence);
}

/** The two events that a question names, each with its period; `shared` where that is said once for both. */
function eventsIn(text: string): { one?: string; second?: string; shared: boolean } {
  const { one, other, counted } = both.exec(text)?.groups ?? {};
  const second = other ?? counted;
  if (one !== undefined && second !== undefined && isTimed.test(second))
    return { one, second, shared: false };
  const said = behindBoth.exec(text)?.groups;
  const when = said?.when ?? "";
  return said === undefined || isTimed.test(said.one ?? "")
    ? { shared: true }
    : { one: `${said.one} ${when}`, second: `${said.other} ${when}`, shared: true };
}

const isTimed = new RegExp(` ${timed}$`, "i");

/** What one side is surely read as: how many rows there are of a period; of the rows of `before`, by another date or in another period than theirs. */
function sideOf(
  said: string,
  question: Question,
  read: (question: Question) => Understanding,
  before: Side | null = null,
): Side | null {
  const candidate = oneReading(read({ ...question, question: `number of ${said}` }));
  const query = candidate?.query;
  if (candidate === undefined || candidate.confidence < surest || query?.kind !== "aggregate") return null;
  const [measure, second] = query.measures;
  const plain = query.dimensions.length + query.transforms.length === 0 && query.having === null;
  if (measure === undefined || second !== undefined || !plain) return null;
  const side: Side = { said, candidate, query, measure };
  const time = timeOf(side);
  if (time === null) return null;
  if (before === null) return side;
  const isOther = query.subject === before.query.subject && !isSamePart(query.filter, before.query.filter);
  return isOther ? side : null;
}

/** Whether the question is read as a list of rows, of which none can be in two periods. */
function isListed(question: Question, read: (question: Question) => Understanding): boolean {
  const found = read(question);
  return oneReading(found)?.query.kind === "list";
}

/** The only time that the rows of a side are bounded by; null where there is none, or several. */
function timeOf({ query }: Side): Expression | null {
  const [only, other] = conjuncts(query.filter).flatMap((each) =>
    each.kind === "period" ? [each.operand] : [],
  );
  return other === undefined ? (only ?? null) : null;
}
