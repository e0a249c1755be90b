import {
  type AggregateQuery,
  conjuncts,
  type Filter,
  isSamePart,
  type Measure,
  partKey,
} from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { madeOf, oneReading } from "../one-reading.ts";
import type { Candidate, Question, Understanding } from "../types.ts";
import { deeds, figure, figureSaid, had, less, more, time } from "./compared-words.ts";

const asked = "^\\W*(?:in |on |at |for )?(?:which|what) (?<rows>[a-z][\\w' -]*?)";
const how = `(?:an? )?(?<how>${less}|${more})`;
const member = (name: string): string =>
  `(?<${name}>(?!(?:we|they|you|there|in|average|the average|\\d|any|all|every|one|usual|${time})\\b)\\S.*?)`;
const tail = `(?<tail> (?:${time}|(?:in|during|for|over|since|between) ).*)?\\W*$`;
const deed = `(?<deed>${deeds}|uses?|used|consumed?)`;

/** How groups are asked for in which one member of another kind had more than another member. */
const forms: readonly RegExp[] = [
  `${asked} (?:did|does|do|has|have) ${member("one")} (?:have|had|get|got|show|see) ${how} ${figure} than (?:in )?${member("other")}${tail}`,
  `${asked} (?:did|does|do|has|have) ${member("one")} ${deed} ${how}(?: ${figure})? than (?:in )?${member("other")}${tail}`,
  `${asked} (?:was|were|is|are) ${member("one")}'s? ${figure} ${how} than ${member("other")}(?:'s?)?${tail}`,
].map((form) => new RegExp(form, "i"));

/** How those are asked for that have more of one kind of rows than of another. */
const ofRows = new RegExp(
  `${asked} (?:that |which )?(?:${had}) ${how} ${member("one")} than ${member("other")}${tail}`,
  "i",
);

const fewer = new RegExp(`^(?:${less})$`, "i");
const surest = 0.85;

/**
 * "In which years did Norway spend more than Chile", "which trades had more women than men in 1970": the groups in which the figure of one value is beyond that
 * of another value of the same column, each of the group itself. Null for other questions.
 */
export function oneBeyondOther(
  question: Question,
  read: (question: Question) => Understanding,
): Understanding | null {
  const said = askedOf(question.question.slice(0, 250), question.index);
  if (said === null) return null;
  const [one, other] = said.sides.map((text) => oneReading(read({ ...question, question: text })));
  if (one === undefined || other === undefined) return null;
  const query = heldTogether(one.query, other.query, said.falls);
  return query === null ? null : madeOf(one, query, Math.min(one.confidence, other.confidence, surest));
}

function askedOf(text: string, index: ModelIndex): { sides: string[]; falls: boolean } | null {
  const timed = forms.map((form) => form.exec(text)).find((each) => each !== null)?.groups;
  const said = timed ?? ofRows.exec(text)?.groups;
  if (said === undefined) return null;
  const { rows = "", one = "", other = "", how: direction = "", tail: when = "" } = said;
  if (/\b(?:and|or|not|no|never|average|with|than)\b/i.test(`${rows} ${one} ${other}`)) return null;
  const named = timed === undefined ? null : figureOf(said, index);
  if (timed !== undefined && named === null) return null;
  const side = (whose: string): string =>
    named === null ? `number of ${whose} by ${rows}${when}` : `${named} by ${rows} for ${whose}${when}`;
  return { sides: [side(one), side(other)], falls: fewer.test(direction) };
}

/** What one had more of: "used" is what was consumed. */
const figureOf = (said: Partial<Record<string, string>>, index: ModelIndex): string | null =>
  said.figure === undefined && /^(?:use|consume)/i.test(said.deed ?? "") ? "usage" : figureSaid(said, index);

/** The groups of two queries that are alike but for the value that their rows have in one column, where the one's figure is beyond the other's. */
function heldTogether(
  one: Candidate["query"],
  other: Candidate["query"],
  falls: boolean,
): AggregateQuery | null {
  if (one.kind !== "aggregate" || other.kind !== "aggregate") return null;
  const [first, second] = [sideOf(one), sideOf(other)];
  if (first === null || second === null || one.subject !== other.subject) return null;
  if (partKey(one.dimensions) !== partKey(other.dimensions) || !isSamePart(first.plain, second.plain))
    return null;
  const shared = first.filters.filter((each) => second.filters.some((same) => isSamePart(each, same)));
  const [own, more] = [first.filters, second.filters].map((filters) =>
    filters.filter((each) => !shared.some((same) => isSamePart(each, same))),
  );
  const [mine, ...rest] = own ?? [];
  const [theirs, ...others] = more ?? [];
  if (mine === undefined || theirs === undefined || rest.length + others.length > 0) return null;
  if (!areTwoValues(mine, theirs)) return null;
  const measure = (id: string, label: string, filter: Filter): Measure => ({
    id,
    label,
    expression: { ...first.plain, filter },
  });
  return {
    ...one,
    filter: conjunction(shared),
    measures: [
      measure("m1", `${first.label} of ${valueSaid(mine)}`, mine),
      measure("m2", `${first.label} of ${valueSaid(theirs)}`, theirs),
    ],
    hidden: [...one.hidden, "m1", "m2"],
    having: {
      kind: "comparison",
      operator: falls ? "<" : ">",
      left: { kind: "output", id: "m1" },
      right: { kind: "output", id: "m2" },
    },
    order: one.order.filter(({ by }) => by.kind !== "output" || by.id !== "m1"),
  };
}

/** The figure of a query of one by groups, without its conditions, and these; null of other queries. */
function sideOf({
  measures,
  dimensions,
  hidden,
  filter,
  having,
  comparison,
  transforms,
  limit,
}: AggregateQuery) {
  const [measure, second] = measures;
  const plain = having === null && comparison === null && limit === null && transforms.length === 0;
  if (measure?.expression.kind !== "aggregate" || second !== undefined || !plain) return null;
  if (dimensions.every(({ id }) => hidden.includes(id))) return null;
  return {
    label: measure.label,
    plain: { ...measure.expression, filter: null },
    filters: [...conjuncts(filter), ...conjuncts(measure.expression.filter)],
  };
}

/** Whether two conditions ask for different values of one column. */
const areTwoValues = (one: Filter, other: Filter): boolean =>
  one.kind === "comparison" &&
  other.kind === "comparison" &&
  one.operator === "=" &&
  other.operator === "=" &&
  isSamePart(one.left, other.left) &&
  !isSamePart(one.right, other.right);

const valueSaid = (filter: Filter): string =>
  filter.kind === "comparison" && filter.right.kind === "constant" ? String(filter.right.value) : "";
