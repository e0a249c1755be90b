import type { AggregateQuery, Expression, SemanticQuery } from "@parlance/contract";
import { saysBurden } from "./compose/conditions/with-polarity.ts";
import { madeOf, oneReading } from "./one-reading.ts";
import { type Token, tokenize } from "./text/tokenize.ts";
import type { Question, Understanding } from "./types.ts";

const unit =
  "(?<unit>day of the week|day of week|weekday|hour of the day|hour of day|time of the day|time of day|time of the year|time of year|month of the year|month|quarter|year|decade|week|hour|day)";
const opener =
  "^\\W*(?:(?:what|which|when)(?:'s| is| was| were| has been)? )?(?:(?:our|the|my|your|all[- ]time) )*";
const good = "best|strongest|busiest|peak|top|biggest|highest|fullest|most popular|most common";
const bad = "worst|weakest|slowest|quietest|poorest|lowest|calmest|least busy|least popular";
const within = "(?:in terms of|when it comes to|for|in|by|with|of)";
const asked = "^\\W*(?:(?:in|on|at|during) )?(?:what|which)";
const ever = "(?: ever| so far| overall| on record)?";

/** How the unit of time is asked for in which there was most or least of something: of a thing, or of what was done. */
const forms: readonly RegExp[] = [
  `${opener}(?:(?<most>${good})|(?<least>${bad}))(?: single)? ${unit}${ever} ${within} (?<what>.+?)\\W*$`,
  `${asked} ${unit} (?:is|was|are|were|has been) (?:the |our |usually |typically )*(?:(?<most>${good})|(?<least>${bad})) ${within} (?<what>.+?)\\W*$`,
  `${asked} ${unit} (?:do|does|did) (?:we|you|they|i|people|customers) (?<what>.+?) (?:the )?(?:(?<most>most)|(?<least>least))(?: often)?(?<rest> (?:in|during|since|last|this|at|on|from) .+?)?\\W*$`,
  `${asked} ${unit} (?:do|does|did|are|were) (?:we (?:get|have|see|do|make) )?(?:the )?(?:(?<most>most)|(?<least>fewest|least)) (?<what>.+?)\\W*$`,
  `${asked} (?<unit>decade) (?:had|has|have|saw) (?:the )?(?:(?<most>${good}|most)|(?<least>${bad}|fewest|least)) (?<what>.+?)\\W*$`,
].map((form) => new RegExp(form, "i"));

const parts: ReadonlyMap<string, string> = new Map([
  ["day of the week", "weekday"],
  ["day of week", "weekday"],
  ["hour of the day", "hour of day"],
  ["time of the day", "hour of day"],
  ["time of day", "hour of day"],
  ["time of the year", "month of year"],
  ["time of year", "month of year"],
  ["month of the year", "month of year"],
]);
const own = /^(?:people|customers) (?=\S)/i;
/** A number or a period by itself is nothing that there is most of; what is split further has a first unit in each part. */
const bare = /^(?:\d|the (?:year|last|past)\b|last\b|this\b|any\b|all\b)|\b(?:per|each|every|by)\b/i;
const surestOf = 0.92;
const sureEnough = 0.6;

/**
 * "Best quarter for installations", "which month do people borrow the most": what there is most of, by the unit of time, is read by itself, and the
 * unit that is first is the answer. Null for other questions, and where that is not read as one figure by one unit.
 */
export function bestUnit(
  question: Question,
  read: (question: Question) => Understanding,
): Understanding | null {
  const said = forms
    .map((form) => form.exec(question.question.slice(0, 200))?.groups)
    .find((each) => each !== undefined);
  const what = said?.what?.replace(own, "") ?? "";
  if (said === undefined || what === "" || bare.test(what)) return null;
  const named = said.unit?.toLowerCase() ?? "";
  const split = `${what} by ${parts.get(named) ?? named}${said.rest ?? ""}`;
  const best = oneReading(read({ ...question, question: split }));
  if (best === undefined || best.confidence < sureEnough) return null;
  const least = said.least !== undefined;
  const judged =
    /^(?:best|worst)$/i.test(said.most ?? said.least ?? "") &&
    [what, ...figuresOf(best.query)].some((text) => isBurden(tokenize(text)));
  const query = firstOf(best.query, least === judged);
  return query === null ? null : madeOf(best, query, Math.min(best.confidence, surestOf));
}

const isBurden = (tokens: readonly Token[]): boolean =>
  saysBurden(tokens.flatMap(({ text, lemma }) => [text, lemma]));

/** What is measured, as it is called: a slip of the pen is none there. */
const figuresOf = (query: SemanticQuery): string[] =>
  query.kind === "aggregate" ? query.measures.map(({ label }) => label) : [];

/** The first unit of one figure by one unit of time, the greatest or the least; null of any other query. */
function firstOf(query: SemanticQuery, descending: boolean): AggregateQuery | null {
  if (query.kind !== "aggregate" || query.comparison !== null || query.limit !== null) return null;
  const [dimension, otherDimension] = query.dimensions;
  const [measure, otherMeasure] = query.measures;
  if (
    dimension === undefined ||
    measure === undefined ||
    otherDimension !== undefined ||
    otherMeasure !== undefined
  )
    return null;
  if (!isUnit(dimension.expression) || query.transforms.length > 0 || query.having !== null) return null;
  return {
    ...query,
    order: [{ by: { kind: "output", id: measure.id }, descending }],
    limit: { count: 1, offset: 0, per: [], ties: "keep" },
  };
}

const isUnit = ({ kind }: Expression): boolean => kind === "truncate" || kind === "part" || kind === "bin";
