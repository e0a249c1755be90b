import { isTime, type TableEntry } from "../../index/entries.ts";
import { findRoutes } from "../../index/graph.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isPersonal } from "../../index/persons.ts";
import type { Token } from "../../text/tokenize.ts";
import { columnKind } from "../column-kind.ts";
import type { Extreme, Frame, Group, Target } from "../frame/frame.ts";
import type { Noun } from "../item.ts";

/** Rows of each kind on average, from which on their name tells kinds and not rows. */
const fewest = 10;

/**
 * "Top 5 extras by revenue" of extras that were sold, eight kinds of them a thousand times over, "bookings by class" of class sessions whose
 * class types have a "class name": where rows are called by what they are of, it is their kinds that are grouped, ranked and told apart, and
 * not the rows. Questions that count, list or measure the rows one by one stay as they are.
 */
export function kindsOfRows(frame: Frame, tokens: readonly Token[], index: ModelIndex): Frame {
  const made = new Map<Noun, Noun>();
  const kindOf = (noun: Noun): Noun => {
    const known = made.get(noun);
    if (known !== undefined || noun.kind !== "table") return known ?? noun;
    const kind = kindCalled(noun, tokens, index);
    if (kind !== null) made.set(noun, kind);
    return kind ?? noun;
  };
  const groups = frame.groups.map((group): Group => {
    const splits = group.kind === "noun" && !(group.per === true && countsOnAverage(frame));
    return splits ? { ...group, noun: kindOf(group.noun) } : group;
  });
  const ranks = frame.extremes.length > 0 && !frame.extremes.some((each) => isOfRow(each, index));
  const targets = frame.targets.map((target): Target => {
    const told = target.aggregation === "count" ? target.distinct : target.aggregation === null && ranks;
    return told ? { ...target, noun: kindOf(target.noun) } : target;
  });
  const context = ranks && targets.length === 0 ? frame.context.map(kindOf) : frame.context;
  if (made.size === 0) return frame;
  const extremes = frame.extremes.map(
    (extreme): Extreme =>
      extreme.of === null ? extreme : { ...extreme, of: made.get(extreme.of) ?? extreme.of },
  );
  return { ...frame, groups, targets, extremes, context };
}

/** "The longest session", "the 3 biggest classes by capacity": rows one by one, by what each is like. */
function isOfRow({ single, hints, by }: Extreme, { columns }: ModelIndex): boolean {
  const [option] = by?.kind === "column" ? by.options : [];
  const words = columns[option?.column ?? -1]?.words ?? [];
  return single === true && (hints.length > 0 || words.some((word) => measuresOne.has(word)));
}

/** What is told of one row and comes to nothing over several. */
const measuresOne: ReadonlySet<string> = new Set("capacity duration length size seat".split(" "));

/** "Average bookings per class": a rate of the rows one by one. */
const countsOnAverage = ({ targets, aggregations }: Frame): boolean =>
  targets.some(
    ({ noun, aggregation }) =>
      noun.kind === "table" && (aggregation === "average" || aggregations.includes("average")),
  );

type Rows = Extract<Noun, { kind: "table" }>;

/** The kinds that words call the rows of a table by: a column of theirs, or the table that names them; null where rows have names of their own, or did not happen. */
function kindCalled(noun: Rows, tokens: readonly Token[], index: ModelIndex): Noun | null {
  const table = index.tables[noun.table];
  if (table === undefined || table.naming.length > 0 || table.borrowed.length > 0) return null;
  if (!happens(table, index) || isPersonal(table, index.columns)) return null;
  const said = tokens.slice(noun.start, noun.end).map(({ lemma }) => lemma);
  const own = table.columns.find((id) => repeats(id, table, index) && callsKinds(id, said, index));
  if (own !== undefined) return columnOf(noun, own, table.id, index);
  const [only, other] = index.tables.filter((each) => each !== table && areCalledBy(each, said, index));
  if (only === undefined || other !== undefined) return null;
  const [route] = findRoutes(index.graph, table.id, only.id, { count: 1, preferred: new Set() });
  return route?.toOne === true ? { ...noun, table: only.id } : null;
}

/** Whether rows tell of something that takes place: facts, or what has a time and belongs to others ("classes" of a club). */
function happens({ table, columns: own }: TableEntry, { columns }: ModelIndex): boolean {
  const entries = own.flatMap((id) => columns[id] ?? []);
  return (
    table.type === "fact" ||
    (entries.some(({ column }) => isTime(column)) && entries.some(({ foreign }) => foreign))
  );
}

/** Whether "extra name" is the name of what "extra" or "stay extra" is said for. */
function callsKinds(id: number, said: readonly string[], { columns }: ModelIndex): boolean {
  const { words = [], column } = columns[id] ?? {};
  const named = words.slice(0, -1);
  const isName = column?.physicalType === "string" && words.at(-1) === "name" && named.length > 0;
  return isName && named.every((word, at) => said[said.length - named.length + at] === word);
}

/** Whether a table's rows are called by what is said, and by nothing less. */
function areCalledBy({ naming }: TableEntry, said: readonly string[], index: ModelIndex): boolean {
  const [name, other] = naming;
  return (
    name !== undefined &&
    other === undefined &&
    index.columns[name]?.words.length === said.length + 1 &&
    callsKinds(name, said, index)
  );
}

const repeats = (id: number, { table }: TableEntry, { columns }: ModelIndex): boolean =>
  (columns[id]?.column.profile?.distinct ?? table.rowCount) * fewest <= table.rowCount;

const columnOf = ({ start, end }: Noun, column: number, table: number, index: ModelIndex): Noun => ({
  kind: "column",
  start,
  end,
  options: [{ column, evidence: "exact", strength: 1, kind: columnKind(column, index), table }],
});
