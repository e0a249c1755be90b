import {
  type AggregateQuery,
  conjuncts,
  type Expression,
  type Filter,
  isSamePart,
  type ListQuery,
  lowered,
  type Measure,
  rowsOf,
  somePart,
} from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { madeOf, oneReading } from "../one-reading.ts";
import type { Candidate, Question, Understanding } from "../types.ts";
import { countsRows } from "./counts-rows.ts";
import { mergeFilters } from "./edit-filter.ts";
import { goesOnUnsure } from "./follow-up.ts";
import { memberName } from "./member-name.ts";
import { rowsShown } from "./restrict.ts";

/** What a follow-up lets count and nothing else: rows by their name, or those (`clause`) that a relative clause tells; whether they are left out. */
type Narrowing = { rows: string; clause: string | null; out: boolean };

const opener = /^\W*(?:(?:and|but|so|now|then|ok|okay|same|please|show|me|for|of) )*/i;
const only = /^(?:only|just) (?:for |show |count |from |of )?(?:the )?/i;
const about = /^(?:what|how) about (?:the )?/i;
const without =
  /^(?:without|excluding|exclude|except(?: for)?|leaving out|not counting|ignoring|ignore) (?:the )?/i;
const those =
  /^(?:those|these|ones|people) (?=(?:who|that|which|whose|with|without|having|in|from|\w+(?:ed|en|ing|t))\b)/i;
/** A clause with a verb of its own: what was done says which rows, whatever else its words may name. */
const deed = /^(?:who|that|which) (?!(?:is|are|was|were|has|have|had|do|did|does|can|will)\b)/i;

/** How sure the rows told by a clause must be read to be what a follow-up means that is read otherwise. */
const sureOfRows = 0.7;

/**
 * "Only those who joined this year", "just the ones that lost money", "only orders shipped by air" after figures: the same figures by the
 * same groups, of the rows or groups that the clause tells, read as a question of its own ("clients who joined this year"); "what about those who joined this year"
 * after a list: these, by the same columns. Null for other follow-ups and where they are `asked` without losing figures, groups or columns. What loses
 * figures or groups is not sure.
 */
export function narrowedTo(
  question: Question,
  asked: Understanding,
  read: (question: Question) => Understanding,
): Understanding | null {
  const previous = question.previous.at(-1);
  if (previous?.kind !== "aggregate" && previous?.kind !== "list") return null;
  const said = narrowingOf(question.question);
  if (said === null || (previous.kind === "list" && said.clause === null)) return null;
  const best = oneReading(asked);
  const keeps = best !== undefined && keepsShape(best.query, previous);
  if (keeps && said.clause === null) return null;
  const isTold = keeps && best.confidence >= sureOfRows && !deed.test(said.clause ?? "");
  const found = { question, previous, said, least: keeps ? sureOfRows : 0, read };
  const narrowed = ofGroups(found) ?? (isTold ? null : ofRows(found));
  if (narrowed !== null) {
    const most = question.unanswered === true ? goesOnUnsure : 1;
    return madeOf(narrowed, narrowed.query, Math.min(narrowed.confidence, most));
  }
  return keeps || said.clause === null || previous.kind === "list" ? null : unsure(asked);
}

function narrowingOf(question: string): Narrowing | null {
  const text = question.replace(opener, "").replace(/[?.! ]+$/, "");
  const opened = [only, without, about]
    .map((each) => each.exec(text)?.[0])
    .find((each) => each !== undefined);
  if (opened === undefined) return null;
  const rows = text.slice(opened.length);
  const pronoun = those.exec(rows)?.[0];
  const out = without.test(text);
  if (pronoun === undefined && (out || about.test(text))) return null;
  return { rows, clause: pronoun === undefined ? null : rows.slice(pronoun.length), out };
}

type Found = {
  question: Question;
  previous: AggregateQuery | ListQuery;
  said: Narrowing;
  /** How sure rows and groups must be read. */
  least: number;
  read: (question: Question) => Understanding;
};

/** "The ones that lost money" of profits by region: regions, where what is told of them is a figure that is shown. */
function ofGroups(found: Found): Candidate | null {
  const { question, previous, said } = found;
  if (previous.kind === "list") return null;
  const group = said.clause === null || said.out ? null : groupName(previous, question.index);
  const best = group === null ? null : bestOf(found, `${group} ${said.clause}`);
  const query = best?.query;
  if (best === null || query?.kind !== "aggregate" || query.having === null || query.filter !== null)
    return null;
  const told = query.measures.filter(({ id }) => speaksOfOutput(query.having, id));
  const shown = told.map((measure) => shownAs(measure, previous));
  const [one] = shown;
  const [measure] = told;
  if (one === undefined || one === null || measure === undefined || shown.length > 1) return null;
  return { ...best, query: { ...previous, having: ofOutput(query.having, measure.id, one.id) } };
}

const shownAs = ({ expression }: Measure, { measures, hidden }: AggregateQuery): Measure | null =>
  measures.find((each) => !hidden.includes(each.id) && isSamePart(each.expression, expression)) ?? null;

const speaksOfOutput = (filter: Filter | null, id: string): boolean =>
  somePart(filter, (part) => part.kind === "output" && Reflect.get(part, "id") === id);

/** A condition on one output said of another. */
function ofOutput(filter: Filter, from: string, to: string): Filter {
  const moved = (side: Expression): Expression =>
    side.kind === "output" && side.id === from ? { ...side, id: to } : side;
  return filter.kind === "comparison" ? { ...filter, left: moved(filter.left) } : filter;
}

/** Rows of the table that the figures are of, read by themselves. */
function ofRows(found: Found): Candidate | null {
  const { question, previous, said } = found;
  const { index } = question;
  const subject = index.graph.tableIds.get(previous.subject);
  const entry = subject === undefined ? undefined : index.tables[subject];
  if (subject === undefined || entry === undefined) return null;
  const text = said.clause === null ? said.rows : `${rowsOf(lowered(entry.table.label))} ${said.clause}`;
  const best = bestOf(found, text);
  const filter = best === null ? null : rowsTold(best, previous, subject, index);
  if (best === null || filter === null) return null;
  const added = said.out ? otherThan(filter) : filter;
  return { ...best, query: { ...previous, filter: mergeFilters(previous.filter, added, { widens: false }) } };
}

const otherThan = (filter: Filter): Filter =>
  filter.kind === "not" ? filter.filter : { kind: "not", filter };

/** Which rows of a table a question about them lists or counts, or those of its members that a figure of theirs tells; null elsewhere. */
function rowsTold(
  { query }: Candidate,
  previous: AggregateQuery | ListQuery,
  subject: number,
  index: ModelIndex,
): Filter | null {
  if (query.kind === "set" || query.kind === "analysis") return null;
  if (query.subject === previous.subject && query.limit === null) {
    if (query.kind === "list") return query.filter;
    if (query.dimensions.length === 0 && countsRows({ ...query, measures: query.measures.slice(0, 1) }))
      return query.filter;
  }
  if (query.kind === "list" || query.having === null) return null;
  const key = query.dimensions.find(({ id }) => query.hidden.includes(id)) ?? query.dimensions[0];
  const isOwn = key?.expression.kind === "field" && key.expression.field.table === previous.subject;
  if (!isOwn) return null;
  const members = rowsShown(query, { index }, subject, false);
  const last = conjuncts(members).at(-1);
  return last?.kind === "member" ? last : null;
}

function bestOf({ question, least, read }: Found, text: string): Candidate | null {
  const found = read({ ...question, question: text, previous: [], previousQuestions: [], unanswered: false });
  const best = oneReading(found);
  return best === undefined || best.confidence < least ? null : best;
}

/** What the members of the one group are called. */
function groupName({ dimensions, hidden }: AggregateQuery, index: ModelIndex): string | null {
  const [group, other] = dimensions.filter(({ id }) => !hidden.includes(id));
  if (group?.expression.kind !== "field" || other !== undefined) return null;
  const name = memberName(group.expression.field, index);
  return name === null ? null : rowsOf(name);
}

/** Whether a reading shows the figures and groups, or the columns, of the answer before. */
function keepsShape(query: Candidate["query"], previous: AggregateQuery | ListQuery): boolean {
  if (previous.kind === "list") return query.kind === "list" && shows(query.columns, previous.columns);
  if (query.kind !== "aggregate") return false;
  const measures = new Set(query.measures.map(({ id }) => id).filter((id) => !query.hidden.includes(id)));
  const kept = previous.measures.every(
    ({ id, expression }) =>
      previous.hidden.includes(id) ||
      query.measures.some((each) => measures.has(each.id) && isSamePart(each.expression, expression)),
  );
  return kept && shows(query.dimensions, previous.dimensions);
}

const shows = (
  all: readonly { expression: Expression }[],
  those: readonly { expression: Expression }[],
): boolean => those.every((one) => all.some((each) => isSamePart(each.expression, one.expression)));

const unsure = (asked: Understanding): Understanding =>
  asked.kind === "readings"
    ? {
        ...asked,
        readings: asked.readings.map((each) => ({
          ...each,
          confidence: Math.min(each.confidence, goesOnUnsure),
        })),
      }
    : asked;
