import type { AggregateQuery } from "@parlance/contract";
import { madeOf, oneReading } from "../one-reading.ts";
import type { Candidate, Question, Understanding } from "../types.ts";

const rise = "growth|gain|increase|rise|improvement|growing|climb";
const fall = "drop|decline|decrease|fall|loss|shrinking|falling|declining";
const change = `(?<how>(?:%|percent(?:age)?|relative|absolute)? ?(?:${rise}|${fall}|change|difference)s?(?: rate)?)`;
const great = "biggest|largest|highest|strongest|steepest|greatest|best|fastest|most";
const small = "smallest|lowest|weakest|slowest|least|worst";
const sorts = "(?:sort|sorted|order|ordered|rank|ranked|ranking)(?: them| it)?(?: from| by| on)+";
const way = `(?<way>descending|ascending|desc|asc|(?:(?:the )?(?:${great}|${small}|top|bottom) (?:first|to (?:${great}|${small}))))`;
/** How a question ends that asks for its rows in the order of how far their figure went. */
const ends: readonly RegExp[] = [
  `^(?<rest>.+?)[\\s,;.?!:(-]+(?:with |and |starting with )?(?:the )?(?<end>${great}|${small}) ${change}(?: first| at the top| on top)\\W*$`,
  `^(?<rest>.+?)[\\s,;.?!:(-]+(?:and |then )?${sorts} (?:the |their |that )?${change}(?:[\\s,(-]+${way})?\\W*$`,
].map((form) => new RegExp(form, "i"));

const low = new RegExp(`^(?:ascending|asc|(?:the )?(?:${small}|bottom)\\b.*)$`, "i");
const down = new RegExp(`\\b(?:${fall})s?\\b`, "i");
const relative = /%|percent|relative|rate|growth|growing|shrinking/i;

/**
 * "Sales by region 2023 vs 2024, biggest growth first", "which agents earned less than last year, sorted by drop": what the rest of the
 * question compares, in the order of its change; in relative terms where growth or percent is said, else of the difference. Null where
 * the rest compares nothing by groups.
 */
export function sortedByChange(
  question: Question,
  read: (question: Question) => Understanding,
): Understanding | null {
  const said = ends.map((form) => form.exec(question.question.slice(0, 400))?.groups).find((each) => each);
  if (said?.rest === undefined) return null;
  const best = oneReading(read({ ...question, question: said.rest }));
  const query = best === undefined ? null : sorted(best.query, said);
  return best === undefined || query === null ? null : madeOf(best, query);
}

/** The rows of a query by how far its one figure went; null where it tells no change by groups. */
function sorted(
  query: Candidate["query"],
  { how = "", end = "", way = "" }: Partial<Record<string, string>>,
): AggregateQuery | null {
  const [measure, other] = query.kind === "aggregate" ? query.measures : [];
  if (query.kind !== "aggregate" || measure === undefined || other !== undefined) return null;
  if (query.dimensions.length === 0 || query.limit !== null) return null;
  const along = query.transforms.find(({ kind }) => kind === "growth" || kind === "difference");
  if (query.comparison === null && along === undefined) return null;
  const part = relative.test(how) ? "change" : "difference";
  const by = query.comparison === null ? along?.id : `${measure.id}:${part}`;
  if (by === undefined) return null;
  const least = low.test(way) || low.test(end);
  return {
    ...query,
    order: [{ by: { kind: "output", id: by }, descending: down.test(how) === least }],
  };
}
