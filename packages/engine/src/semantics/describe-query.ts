import {
  type AggregateQuery,
  type AnalysisQuery,
  type Chip,
  capitalised,
  type Dimension,
  type Expression,
  type Field,
  type Filter,
  findRelationship,
  isSamePart,
  type Limit,
  type ListQuery,
  largestPart,
  lowered,
  type MeasureExpression,
  type Order,
  partKey,
  type SemanticModel,
  type SemanticQuery,
  type Standing,
  type StandingTime,
  somePart,
  standingBounds,
  standingOf,
  type Transform,
} from "@parlance/contract";
import { counted, describeEnd, describePeriod, describeYears } from "./describe-period.ts";
import {
  type DescribeContext,
  describeExpression,
  describeField,
  describeFilter,
  describeMeasure,
} from "./describe-row.ts";
import { fieldColumn } from "./expression-type.ts";
import { namedMembers } from "./named-members.ts";
import { levelsSaid } from "./with-levels.ts";

/** How a query was read: one sentence, and its parts as chips with their JSON pointers. */
export type Description = { sentence: string; chips: Chip[] };

/**
 * Says what a query means in plain English, from its parts and the model's labels alone (never from labels that came
 * with the query), the same for equal queries. Periods are printed as the exact half-open intervals that are computed.
 */
export function describeQuery(query: SemanticQuery, model: SemanticModel): Description {
  const { sentence, chips } = describeAny(query, model, "");
  return { sentence: capitalised(sentence), chips };
}

function describeAny(query: SemanticQuery, model: SemanticModel, at: string): Description {
  switch (query.kind) {
    case "aggregate":
      return describeAggregate(query, model, at);
    case "list":
      return describeList(query, model, at);
    case "set": {
      const left = describeAny(query.left, model, `${at}/left`);
      const right = describeAny(query.right, model, `${at}/right`);
      const words = {
        union: "together with",
        intersect: "that are also among",
        except: "that are not among",
      };
      const context = contextOf(query, model, "", new Map());
      const end = ending(context, query.order, query.limit, at);
      const sentence = [`${left.sentence}, ${words[query.operation]}: ${right.sentence}`, ...end.map(label)];
      return { sentence: sentence.join(", "), chips: [...left.chips, ...right.chips, ...end] };
    }
    case "analysis":
      return describeAnalysis(query, model, at);
  }
}

function describeAnalysis(query: AnalysisQuery, model: SemanticModel, at: string): Description {
  const { request } = query;
  const words = analysisWords[request.kind];
  const when = analysedTime(query, model);
  const inner = describeAny(query.query, model, `${at}/query`);
  const compared = request.kind === "correlation" ? comparedWith(query.query, request.target) : null;
  if (compared === null) {
    const chips = [chip("analysis", [words, ...when].join(", "), `${at}/request`), ...inner.chips];
    return { sentence: [`${words} of ${inner.sentence}`, ...when].join(", "), chips };
  }
  const head = `${words} of ${describeAny(compared.target, model, at).chips[1]?.label ?? ""}`;
  const others = describeAny(compared.others, model, at).sentence;
  return {
    sentence: `${head} with ${others}`,
    chips: [chip("analysis", head, `${at}/request`), ...inner.chips],
  };
}

/** How far a forecast goes, the periods between which a change is taken apart, and the members that are looked at as the largest. */
function analysedTime({ request, query }: AnalysisQuery, model: SemanticModel): string[] {
  if (request.kind === "forecast") {
    const { asked, horizon, grain } = request;
    if (asked !== undefined) return [describePeriod(asked)];
    return horizon === null ? [] : [`${counted(horizon, grain)} ahead`];
  }
  if (request.kind === "concentration") {
    const percent = Math.round((request.top ?? largestPart) * 1e4) / 100;
    return [`in the largest ${percent} %`];
  }
  if (request.kind !== "drivers" || query.kind !== "aggregate") return [];
  return [comparisonWords(contextOf(query, model, query.subject, new Map()), request)];
}

/** A list's column that the others are compared with, and the others, each as a list; null where there is none. */
function comparedWith(
  query: AnalysisQuery["query"],
  target: string | null,
): { target: ListQuery; others: ListQuery } | null {
  if (query.kind !== "list" || target === null) return null;
  const [own, others] = [true, false].map((wanted) =>
    query.columns.filter(({ id }) => (id === target) === wanted),
  );
  return own === undefined || others === undefined || own.length === 0
    ? null
    : { target: { ...query, columns: own }, others: { ...query, columns: others } };
}

const analysisWords = {
  forecast: "forecast",
  anomalies: "anomalies",
  drivers: "what drives the change",
  trend: "trend",
  correlation: "correlation",
  distribution: "distribution",
  concentration: "concentration",
} as const;

function describeAggregate(query: AggregateQuery, model: SemanticModel, at: string): Description {
  const words = new Map<string, string>();
  const standing = standingOf(query.dimensions)?.time ?? null;
  const context = contextOf(query, model, query.subject, words);
  const dimensions = query.dimensions.map(({ id, expression }, index) => {
    words.set(id, describeExpression(context, expression));
    return chip("dimension", words.get(id) ?? id, `${at}/dimensions/${index}`);
  });
  const silent = silentKeys(query, model);
  const measures = query.measures.map(({ id, expression, by = {} }, index) => {
    const own = Object.values(by).map((each) => describeExpression(context, each));
    const figure = `${describeMeasure(context, expression)}${own.length === 0 ? "" : ` (by ${own.join(" and ")})`}`;
    words.set(id, figure);
    words.set(`${id}:previous`, `previous ${figure}`);
    words.set(`${id}:difference`, `difference in ${figure}`);
    words.set(`${id}:change`, `relative change in ${figure}`);
    return chip("measure", figure, `${at}/measures/${index}`);
  });
  const transforms = query.transforms.map((transform, index) => {
    words.set(transform.id, describeTransform(context, transform, silent));
    return chip("transform", words.get(transform.id) ?? transform.id, `${at}/transforms/${index}`);
  });
  const filters = filterChips(context, query.filter, `${at}/filter`, standing);
  const comparison = comparisonChips(context, query, at);
  const having =
    query.having === null ? [] : [chip("having", describeFilter(context, query.having), `${at}/having`)];
  const end = ending(context, query.order, query.limit, at, silent);
  const shown = measures.length === 0 ? "groups" : measures.map(label).join(" and ");
  const said = dimensions.filter((_, index) => !silent.has(query.dimensions[index]?.id ?? ""));
  const by = said.length === 0 ? "" : ` by ${said.map(label).join(" and ")}`;
  const empty = query.emptyGroups === "include" && dimensions.length > 0 ? ["also where there are none"] : [];
  const levels = levelsSaid(query, model) ?? (standing === null ? null : standingSaid(context, standing));
  const sentence = [
    shown + by,
    ...(levels === null ? [] : [levels]),
    ...where(filters),
    ...comparison.map(label),
    ...having.map((each) => `only where ${each.label}`),
    ...transforms.map((each) => `with ${each.label}`),
    ...empty,
    ...end.map(label),
  ];
  const chips = [...measures, ...dimensions, ...filters, ...comparison, ...having, ...transforms, ...end];
  return { sentence: sentence.join(", "), chips };
}

/** What is there at the ends of periods: "standing from start date until end date". */
const standingSaid = (context: DescribeContext, { operand, standing }: StandingTime): string =>
  `standing ${lifeSaid(context, operand, standing)}`;

/** From when until when rows stand. */
function lifeSaid(context: DescribeContext, from: Expression, { ends }: Standing): string {
  const until = ends.map(({ field }) => describeField(context, field)).join(" or ");
  return `from ${describeExpression(context, from)}${until === "" ? "" : ` until ${until}`}`;
}

/** Keys that only tell apart what is called by its name: "by store name" groups by the store's key as well, its own or the one that refers to it. */
function silentKeys(
  { dimensions, measures, hidden }: AggregateQuery,
  model: SemanticModel,
): ReadonlySet<string> {
  const apart = measures.every(({ expression }) => !isOfSubject(expression));
  const at = ({ expression }: Dimension): string | null =>
    expression.kind === "field" && (apart || expression.field.path.length > 0)
      ? partKey([expression.field.table, expression.field.path])
      : null;
  const shown = dimensions.filter(({ id }) => !hidden.includes(id));
  const named = new Set(shown.map(at));
  const refers = ({ expression: key }: Dimension): boolean =>
    key.kind === "field" &&
    shown.some(({ expression: name }) =>
      name.kind === "field"
        ? refersTo(key.field, name.field, model)
        : somePart(name, (part) => isSamePart(part, key)),
    );
  const keys = dimensions.filter(
    (each) => hidden.includes(each.id) && ((at(each) !== null && named.has(at(each))) || refers(each)),
  );
  return new Set(keys.map(({ id }) => id));
}

/** Whether a key's column refers to the rows that a name is of. */
function refersTo(key: Field, name: Field, model: SemanticModel): boolean {
  const step = name.path.at(-1);
  const before = isSamePart(name.path.slice(0, -1), key.path);
  if (step === undefined || step.reversed || !before) return false;
  const { from } = findRelationship(model, step.relationship) ?? {};
  return from?.table === key.table && from.columns.includes(key.column);
}

/** Whether a figure is of the subject's own rows, and not of others that meet there. */
function isOfSubject(expression: MeasureExpression): boolean {
  if (expression.kind === "arithmetic") return isOfSubject(expression.left) || isOfSubject(expression.right);
  return expression.kind === "constant" || expression.path.length === 0;
}

const noKeys: ReadonlySet<string> = new Set();

/** The outputs that something is done for each of. */
const eachOf = (context: DescribeContext, per: readonly string[], silent: ReadonlySet<string>): string =>
  per
    .filter((id) => !silent.has(id))
    .map(context.output)
    .join(" and ");

function describeList(query: ListQuery, model: SemanticModel, at: string): Description {
  const words = new Map<string, string>();
  const context = contextOf(query, model, query.subject, words);
  for (const { id, expression } of query.columns) words.set(id, describeExpression(context, expression));
  const table = model.tables.find(({ name }) => name === query.subject);
  const subject = chip("subject", lowered(table?.label ?? query.subject), `${at}/subject`);
  const columns = query.columns.flatMap(({ id }, index) =>
    query.hidden.includes(id) ? [] : chip("dimension", words.get(id) ?? id, `${at}/columns/${index}`),
  );
  const filters = filterChips(context, query.filter, `${at}/filter`);
  const end = ending(context, query.order, query.limit, at);
  const shown = columns.length === 0 ? "" : `${columns.map(label).join(", ")} of `;
  const head = `${query.distinct ? "different " : ""}${shown}${subject.label}`;
  return {
    sentence: [head, ...where(filters), ...end.map(label)].join(", "),
    chips: [subject, ...columns, ...filters, ...end],
  };
}

function contextOf(
  query: SemanticQuery,
  model: SemanticModel,
  subject: string,
  words: Map<string, string>,
): DescribeContext {
  return {
    model,
    subject,
    output: (id) => words.get(id) ?? (query.kind === "set" ? `“${id}”` : id),
    query: (inner) => `(${describeAny(namedMembers(inner, model), model, "").sentence})`,
  };
}

const chip = (kind: Chip["kind"], text: string, pointer: string): Chip => ({
  id: pointer,
  kind,
  label: text,
  pointer,
});
const label = (each: Chip): string => each.label;
const where = (filters: Chip[]): string[] =>
  filters.length === 0 ? [] : [`where ${filters.map(label).join(" and ")}`];

/** One chip for each condition that must hold; a period is one of its own kind, and may bound the periods at whose ends rows stand. */
function filterChips(
  context: DescribeContext,
  filter: Filter | null,
  at: string,
  standing: StandingTime | null = null,
): Chip[] {
  if (filter === null) return [];
  if (filter.kind === "and")
    return filter.filters.flatMap((part, index) =>
      filterChips(context, part, `${at}/filters/${index}`, standing),
    );
  const bounds = standing === null ? null : standingBounds(filter, standing);
  if (bounds !== null)
    return [chip("period", `${standing?.grain} ${bounds.map(describePeriod).join(" or ")}`, at)];
  const kind = filter.kind === "period" ? "period" : "filter";
  const words = describeFilter(context, filter);
  return [chip(kind, filter.kind === "or" ? `(${words})` : words, at)];
}

function comparisonChips(context: DescribeContext, { comparison }: AggregateQuery, at: string): Chip[] {
  if (comparison === null) return [];
  return [chip("comparison", comparisonWords(context, comparison), `${at}/comparison`)];
}

function comparisonWords(
  context: DescribeContext,
  { time, current, previous, standing }: NonNullable<AggregateQuery["comparison"]>,
): string {
  const named = describeField(context, time);
  const operand: Expression = { kind: "field", field: time };
  if (standing !== undefined)
    return `as it stood ${describeEnd(current)} compared with ${describeEnd(previous)}, ${lifeSaid(context, operand, standing)}`;
  return fieldColumn(context.model, time)?.physicalType === "integer"
    ? `${named} ${describeYears(current)} compared with ${describeYears(previous)}`
    : `${named} ${describePeriod(current)} compared with ${describePeriod(previous)}`;
}

function describeTransform(
  context: DescribeContext,
  transform: Transform,
  silent: ReadonlySet<string>,
): string {
  if (transform.kind === "expression") return describeExpression(context, transform.expression);
  const of = context.output(transform.of);
  const per = transform.per.length === 0 ? "" : ` within each ${eachOf(context, transform.per, silent)}`;
  switch (transform.kind) {
    case "share":
      return `share of ${of}${per}`;
    case "running":
      return `running total of ${of}${per}`;
    case "moving":
      return `moving ${transform.aggregation === "sum" ? "total" : "average"} of ${of} over ${transform.size} rows${per}`;
    case "growth":
      return `relative change of ${of} from ${earlier(transform.lag)}${per}`;
    case "difference":
      return `difference of ${of} from ${earlier(transform.lag)}${per}`;
    case "rank":
      return `rank by ${of}, ${transform.descending ? "largest" : "smallest"} first${per}`;
  }
}

const earlier = (lag: number): string => (lag === 1 ? "the row before" : `${lag} rows before`);

const end = (order: Order | undefined): string => (order?.descending === false ? "bottom" : "top");

/** "2nd", "13th", "21st". */
function ordinal(place: number): string {
  const teen = place % 100 > 10 && place % 100 < 14;
  return `${place}${teen ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th")}`;
}

/** Order and limit: "top 5 by revenue" where both are there. */
function ending(
  context: DescribeContext,
  order: Order[],
  limit: Limit | null,
  at: string,
  silent: ReadonlySet<string> = noKeys,
): Chip[] {
  const keys = order.map(({ by }) => describeExpression(context, by));
  if (limit === null)
    return order.map(({ descending }, index) =>
      chip(
        "order",
        `ordered by ${keys[index]}${descending ? ", largest first" : ""}`,
        `${at}/order/${index}`,
      ),
    );
  const [first] = order;
  const which = first === undefined ? "first" : first.descending ? "top" : "bottom";
  const by = keys.length === 0 ? "" : ` by ${keys.join(", then ")}`;
  const per = limit.per.length === 0 ? "" : ` for each ${eachOf(context, limit.per, silent)}`;
  const after = limit.offset === 0 ? "" : ` after the first${limit.offset === 1 ? "" : ` ${limit.offset}`}`;
  const ties = limit.ties === "keep" ? ", ties included" : "";
  if (limit.count === 1 && limit.offset > 0)
    return [chip("limit", `${ordinal(limit.offset + 1)} from the ${end(first)}${by}${per}`, `${at}/limit`)];
  const words = chip("limit", `${which} ${limit.count}${by}${per}${after}${ties}`, `${at}/limit`);
  return [words];
}
