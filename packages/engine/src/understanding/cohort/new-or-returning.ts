import {
  type AggregateQuery,
  aggregateOf,
  conjuncts,
  type Expression,
  type Filter,
  fieldOf,
  isSamePart,
  lowered,
  type Measure,
  type MeasureExpression,
  type TimeGrain,
} from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import { onlyRows } from "../compose/figures/only-rows.ts";
import { percent } from "../compose/figures/percent.ts";
import { twoSides } from "../compose/groups/two-sides.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { orderKey } from "../index/order-key.ts";
import { oneReading } from "../one-reading.ts";
import { type Token, tokenize } from "../text/tokenize.ts";
import type { Candidate, Question, Understanding } from "../types.ts";
import { type Comers, findComers, ofComers } from "./find-comers.ts";
import { firstComing } from "./first-coming.ts";

const fresh = "new|first[- ]time";
const known = "returning|repeat|existing|recurring|old";
const joint = "(?: ?(?:vs\\.?|versus|and|against|or|&|/) ?| compared (?:to|with) )";
const party = "(?<party>[a-z]+?)(?:['’]s?|s['’])?";
const share =
  "(?<share>(?:what (?:is |was )?(?:the )?|the )?(?:share|percentage|percent|%|proportion|fraction|how much) of (?:the |our |all |total )*)?";
const open =
  "(?:(?:show|give|compare|split|plot|list)(?: me| us)? |what (?:is|was|are|were) |how (?:much|many) )?(?:the |our )*";
const from =
  "(?:(?:is |was |are |were |do |did )?(?:placed |made |generated |bought |brought in )?(?:from|by|of|for|with|comes? from|came from|coming from|goes? to))";
const tail = "(?<tail>(?: (?:by|per|in|for|during|since|this|last|over|each|every|from) .{2,50})?)\\W*$";
/** What begins a time or a comparison, and no figure: "new members Q3 2024 against Q3 2023" are counted. */
const timed =
  "q[1-4]|h[12]|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?|first half|second half|so far|compared|against|vs|versus|than|yesterday|today|yoy|ytd";
const figure =
  `(?!(?:${timed})\\b)` +
  "(?!(?:registered|joined|signed|enrolled|added|created|acquired|gained|won)\\b)" +
  "(?!(?:by|per|in|for|each|every|over|during|since|this|last|from|and|or|who|that|with|do|did|have|has|we|are|is|were|was|there|came)\\b)(?<figure>[a-z][\\w -]{2,30}?)";
const pair = `(?:(?:(?:${fresh})(?<both>${joint})(?:from )?(?:${known}))|(?:(?:${known})(?<also>${joint})(?:from )?(?:${fresh})))`;
/** A figure of both ("revenue from new and returning customers") or of one ("from new customers"), those themselves, a share of theirs ("what percentage of new customer revenue"). */
const forms: readonly RegExp[] = [
  `^\\W*${open}${share}${open}(?!(?:number|count)? ?(?:of|from|for|by)\\b)(?<figure>[\\w' -]{3,40}?) ${from} (?:our |the )?${pair} ${party}${tail}`,
  `^\\W*${open}${share}${open}(?!(?:number|count)? ?(?:of|from|for|by)\\b)(?<figure>[\\w' -]{3,40}?) ${from} (?:our |the )?(?<only>${fresh}|${known}) ${party}${tail}`,
  `^\\W*${open}${pair} ${party}(?: ${figure})?${tail}`,
  `^\\W*${open}${share}(?<only>${fresh}|${known}) ${party} ${figure}${tail}`,
].map((form) => new RegExp(form, "i"));
/** A figure that is less sure than this is not put in parts. */
const surest = 0.6;
/** Which rows are of somebody new is said in one of several ways: by their first row, or by the first period in which they came. */
const sure = 0.8;

/** What is told apart, read by itself. */
type Figure = { candidate: Candidate; query: AggregateQuery };
/** What a question says: the words of the figure, whose rows it is of, what follows, and which of them. */
type Said = {
  share: boolean;
  figure: string;
  party: Token;
  tail: string;
  side: "both" | "new" | "returning" | "repeat";
};

/**
 * "Revenue from new and returning customers by month", "share of orders from new customers", "new vs repeat buyers": a row is of somebody new in
 * the period of their first row, where one is said or each is shown, else if it is that first row. Null for other questions, and where the
 * data itself calls something so.
 */
export function newOrReturning(
  question: Question,
  read: (question: Question) => Understanding,
): Understanding | null {
  const { index } = question;
  const said = saidIn(question.question.slice(0, 200), index);
  if (said === null) return null;
  const { figure, tail: split } = said;
  const figured = (text: string): Figure | null => {
    const best = oneReading(read({ ...question, question: text }));
    return best === undefined ? null : figureOf(best);
  };
  const plain =
    figure === ""
      ? comersCounted(said, index, figured)
      : (figured(`${figure}${split}`) ?? figured(`number of ${figure}${split}`));
  if (plain === null) return null;
  const made = toldApart(plain.query, said, index);
  if (made === null) return null;
  const { candidate } = plain;
  return {
    kind: "readings",
    readings: [
      {
        ...candidate,
        query: made.query,
        confidence: Math.min(candidate.confidence, sure),
        matches: [],
        assumptions: [...candidate.assumptions, made.assumption],
      },
    ],
  };
}

/** What a question says of new or returning ones; null where it says nothing of them, or the data calls kinds so itself. */
function saidIn(text: string, index: ModelIndex): Said | null {
  const said = forms.map((form) => form.exec(text)).find((each) => each !== null)?.groups;
  const [noun] = tokenize(said?.party ?? "");
  if (said === undefined || noun === undefined) return null;
  if (["new", "returning", "existing", "repeat"].some((word) => isKind(word, index))) return null;
  const only = said.only?.toLowerCase() ?? "";
  const side =
    only === "" ? "both" : /^(?:new|first)/.test(only) ? "new" : only === "repeat" ? "repeat" : "returning";
  const figure = (said.figure ?? "").trim();
  return { share: said.share !== undefined, figure, party: noun, tail: said.tail ?? "", side };
}

/** Whether the data tells some of its few kinds by a word ("New business", "Existing customer"), or a column is called so. */
const isKind = (word: string, { values, words, columns }: ModelIndex): boolean =>
  words.columnsByWord.has(word) ||
  (values.byWord.get(word) ?? []).some((id) => {
    const { distinct = null } = columns[values.values[id]?.column ?? -1]?.column.profile ?? {};
    return distinct !== null && distinct <= mostKinds;
  });

const mostKinds = 12;

/** One figure of rows that is put together by its periods or kinds, with nothing cut or ranked. */
function figureOf(candidate: Candidate): Figure | null {
  const { query, confidence } = candidate;
  if (query.kind !== "aggregate" || confidence < surest || query.comparison !== null) return null;
  if (query.limit !== null || query.having !== null || query.transforms.length > 0) return null;
  return query.measures.length === 1 && query.measures.every(({ expression }) => isOfSubject(expression))
    ? { candidate, query }
    : null;
}

const isOfSubject = (expression: MeasureExpression): boolean =>
  expression.kind === "aggregate"
    ? expression.path.length === 0
    : expression.kind !== "arithmetic" || (isOfSubject(expression.left) && isOfSubject(expression.right));

/** "New vs returning customers by month": how many different ones came, by the rows that tell it. */
function comersCounted(
  { party: noun, tail: split }: Said,
  index: ModelIndex,
  figured: (text: string) => Figure | null,
): Figure | null {
  for (const table of index.tables) {
    const isFact = table.table.type === "fact" || index.tables.length === 1;
    const comers = isFact ? findComers(noun, table.id, index) : null;
    if (comers === null || comers.path.length > 0) continue;
    const plain = figured(`number of ${lowered(table.table.label)}${split}`);
    if (plain === null || plain.query.subject !== table.table.name) continue;
    const measure: Measure = {
      id: "m1",
      label: `number of ${noun.text}`,
      expression: aggregateOf("count-distinct", ofComers(comers, comers.link)),
    };
    return { ...plain, query: { ...plain.query, measures: [measure] } };
  }
  return null;
}

/** The figure of the new beside that of the others, of one of them alone, or their share; null where no dated rows tell who came when. */
function toldApart(
  query: AggregateQuery,
  { share: shared, side, party: noun }: Said,
  index: ModelIndex,
): { query: AggregateQuery; assumption: string } | null {
  const subject = index.graph.tableIds.get(query.subject);
  const comers = subject === undefined ? null : findComers(noun, subject, index);
  if (comers === null) return null;
  const { when, said } = side === "repeat" ? comesAgain(comers, index) : isNew(query, comers);
  const rows = lowered(comers.events.table.label);
  const assumption = `${said} (${noun.text} by ${rows})`;
  const unknown: Filter = { kind: "null", operand: ofComers(comers, comers.link) };
  const those: Filter =
    side === "returning"
      ? (conjunction([
          { kind: "not", filter: when },
          ...(comers.known ? [] : [{ kind: "not" as const, filter: unknown }]),
        ]) ?? when)
      : when;
  if (side === "both" && !shared)
    return { query: bySide(query, when, comers.known ? null : unknown), assumption };
  const kept = side === "both" ? when : those;
  if (!shared)
    return { query: { ...query, filter: conjunction([...conjuncts(query.filter), kept]) }, assumption };
  const measures = query.measures.map(
    (measure): Measure => ({
      ...measure,
      label: `percentage of ${measure.label} from ${side === "both" ? "new" : side} ${noun.text}`,
      expression: percent(onlyRows(measure.expression, kept), measure.expression),
    }),
  );
  return { query: { ...query, measures }, assumption };
}

/** The figure of those who are new beside that of those who came before. */
function bySide(query: AggregateQuery, when: Filter, unknown: Filter | null): AggregateQuery {
  const expression = twoSides(when, ["new", "returning"], unknown);
  return { ...query, dimensions: [...query.dimensions, { id: "v1", label: "group", expression }] };
}

/** When a row is of somebody new: in the unit of time that is shown, since the period that is asked of began, else as the first one. */
function isNew(query: AggregateQuery, comers: Comers): { when: Filter; said: string } {
  const when = ofComers(comers, comers.time);
  const first = firstComing(comers.events.table.name, comers.link, comers.time, comers.path);
  const grain = query.dimensions
    .map(({ expression }) =>
      expression.kind === "truncate" && isSamePart(expression.operand, when) ? expression.grain : null,
    )
    .find((each) => each !== null);
  if (grain !== undefined) {
    const unit = (operand: Expression, of: TimeGrain): Expression => ({
      kind: "truncate",
      grain: of,
      operand,
    });
    return {
      when: { kind: "comparison", operator: "=", left: unit(when, grain), right: unit(first, grain) },
      said: `new in the ${grain} in which they came first`,
    };
  }
  const period = conjuncts(query.filter).find(
    (each) => each.kind === "period" && isSamePart(each.operand, when),
  );
  const start = period?.kind === "period" ? period.period.interval.start : null;
  if (start !== null) {
    const right: Expression = { kind: "constant", value: start.slice(0, 10), type: "date" };
    return {
      when: { kind: "comparison", operator: ">=", left: first, right },
      said: "new if they came first in that period",
    };
  }
  return {
    when: { kind: "comparison", operator: "=", left: when, right: first },
    said: "new by their first one",
  };
}

/** "Repeat customers": who came more than once, lines of one order as once. */
function comesAgain(comers: Comers, index: ModelIndex): { when: Filter; said: string } {
  const { id, table } = comers.events;
  const first = firstComing(table.name, comers.link, comers.time, comers.path);
  const order = index.columns[orderKey(index, id) ?? -1]?.column.name;
  const counted =
    order === undefined
      ? ({ aggregation: "count", operand: null } as const)
      : ({ aggregation: "count-distinct", operand: fieldOf(table.name, order) } as const);
  const right: Expression = { kind: "constant", value: 1, type: "integer" };
  const left: Expression = first.kind === "aggregate-value" ? { ...first, ...counted } : first;
  return {
    when: { kind: "comparison", operator: ">", left, right },
    said: "repeat if they came more than once",
  };
}
