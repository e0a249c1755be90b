import type { ComparisonOperator, Expression, Filter, Path, TimeGrain } from "@parlance/contract";
import { type ColumnEntry, isTime } from "../../index/entries.ts";
import { findRoutes } from "../../index/graph.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { genericWords } from "../../index/names.ts";
import { cuesOf, longestCue } from "../../lexicon/cues.ts";
import { numberSaid } from "../../lexicon/numbers.ts";
import { sharesRoot } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Link, ValueOption } from "./link.ts";

/** What two times of related rows have to do with each other: the same unit, or so many units between them at most, or as `bound` says. */
type Said = { kind: "same"; grain: TimeGrain; rest: number } | Between;
type Between = {
  kind: "within";
  count: number;
  grain: TimeGrain;
  before: boolean;
  rest: number;
  bound?: ComparisonOperator;
};

/**
 * Links of spans that tell how a row's time lies to that of another row or column: "in the same month as they signed up",
 * "within 10 days after starting treatment", "paid more than 5 days after they were due". Both times are found by their names and by the tables that the question names;
 * nothing is linked where one of them is not found.
 */
export function findDateRelations(tokens: readonly Token[], index: ModelIndex, text: string): Link[] {
  return tokens.flatMap((_, at) => {
    const said = sameUnit(tokens, at) ?? withinUnits(tokens, at) ?? boundUnits(tokens, at);
    if (said === null) return [];
    const end = endOfClause(tokens, said.rest, text);
    const pair = end > said.rest ? pairOf(tokens, index, { at, rest: said.rest, end }) : null;
    if (pair === null) return [];
    const bounded = said.kind === "within" && said.bound !== undefined;
    const deed = nameWorth(index.columns[pair.id], tokens.slice(Math.max(0, at - 1), at)) > 0;
    const made = plainDeeds.has(tokens[at - 1]?.text ?? "") ? 1 : 0;
    const rows = tablesIn(index, tokens.slice(Math.max(0, at - 1 - made), at - made));
    if (bounded && !deed && rows.length === 0) return [];
    const start = bounded && (deed || made > 0) ? at - 1 : at;
    const filter = filterOf(said, pair);
    const term = text.slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0);
    const meant: ValueOption = {
      column: pair.column,
      values: [],
      evidence: "exact",
      strength: 1,
      within: null,
      condition: { term, filter },
    };
    return [{ kind: "value", start, end, options: [meant] }];
  });
}

/** "Payments made", "bookings placed": that there are such rows. */
const plainDeeds: ReadonlySet<string> = new Set("made placed done taken recorded happened".split(" "));

/** The unit that a word names; "on the same date" is the same day. */
const grainOf = (token: Token | undefined): TimeGrain | null =>
  token?.lemma === "date" ? "day" : unitOf(token?.lemma);

/** "in the same month as", "on the same day that". */
function sameUnit(tokens: readonly Token[], at: number): Said | null {
  const words = tokens.slice(at, at + 5).map(({ text }) => text);
  const start = ["in", "on", "within", "during"].includes(words[0] ?? "") ? 1 : 0;
  if (start === 0 || words[start] !== "the" || words[start + 1] !== "same") return null;
  const grain = grainOf(tokens[at + start + 2]);
  const joint = ["as", "that", "when", "of"].includes(words[start + 3] ?? "");
  return grain === null || !joint ? null : { kind: "same", grain, rest: at + start + 4 };
}

/** "within 10 days after", "within the first year of", "within a week before". */
function withinUnits(tokens: readonly Token[], at: number): Said | null {
  if (tokens[at]?.text !== "within") return null;
  let place = at + 1;
  while (["the", "a", "an", "first"].includes(tokens[place]?.text ?? "")) place += 1;
  const number = numberSaid(tokens[place]);
  if (number !== null) place += 1;
  const grain = grainOf(tokens[place]);
  const joint = tokens[place + 1]?.text ?? "";
  if (grain === null || !["of", "after", "before", "from", "following"].includes(joint)) return null;
  return { kind: "within", count: number ?? 1, grain, before: joint === "before", rest: place + 2 };
}

const sides: ReadonlyMap<string, boolean> = new Map([
  ["after", false],
  ["following", false],
  ["past", false],
  ["before", true],
]);

/** "more than 5 days after", "less than a week before", "at least 2 hours past". */
function boundUnits(tokens: readonly Token[], at: number): Between | null {
  const bound = boundAt(tokens, at);
  if (bound === null) return null;
  const place = at + bound.size;
  const count = ["a", "an"].includes(tokens[place]?.text ?? "") ? 1 : numberSaid(tokens[place]);
  const grain = grainOf(tokens[place + 1]);
  const before = sides.get(tokens[place + 2]?.text ?? "");
  if (count === null || grain === null || before === undefined) return null;
  return { kind: "within", count, grain, before, rest: place + 3, bound: bound.operator };
}

function boundAt(
  tokens: readonly Token[],
  at: number,
): { operator: ComparisonOperator; size: number } | null {
  for (let size = longestCue; size > 0; size -= 1) {
    const words = tokens.slice(at, at + size).map(({ text }) => text);
    for (const cue of words.length === size ? cuesOf(words.join(" ")) : [])
      if (cue.kind === "compare" && cue.operator !== "=") return { operator: cue.operator, size };
  }
  return null;
}

const stops: ReadonlySet<string> = new Set(
  "by per and or who which whose with grouped sorted for in on return show".split(" "),
);
const longestClause = 8;

/** "… order by price", and not "after the order". */
const isStop = ({ text }: Token, next: Token | undefined): boolean =>
  text === "order" ? next?.text === "by" : stops.has(text);

function endOfClause(tokens: readonly Token[], start: number, text: string): number {
  let end = start;
  while (end < tokens.length && end - start < longestClause) {
    const [token, before] = [tokens[end], tokens[end - 1]];
    if (token === undefined || token.kind === "mark" || isStop(token, tokens[end + 1])) break;
    if (end > start && /[.?!;]/.test(text.slice(before?.end ?? 0, token.start))) break;
    end += 1;
  }
  return end;
}

type Span = { at: number; rest: number; end: number };
/** Both times as rows of one table see them; `id` is the event's, `column` the one of that table's own; `clocked` where both tell the time of day. */
type Pair = { id: number; column: number; event: Expression; other: Expression; clocked: boolean };

/** The time before the span and the one that the clause in it names, of tables of which one leads to the other. */
function pairOf(tokens: readonly Token[], index: ModelIndex, { at, rest, end }: Span): Pair | null {
  const times = index.columns.filter(
    ({ column, form }) => isTime(column) && (form === null || form === "day"),
  );
  const [before, clause] = [tokens.slice(0, at), tokens.slice(rest, end)];
  const [namedBefore, namedIn] = [tablesIn(index, before), tablesIn(index, clause)];
  const isPronoun = clause.some(({ text }) => ["they", "it", "he", "she", "their", "its"].includes(text));
  const others = times.flatMap((entry) => {
    const named = nameWorth(entry, clause);
    const table = namedIn.includes(entry.table) ? 2 : isPronoun && namedBefore.includes(entry.table) ? 1 : 0;
    return named + table < 0.7 ? [] : [{ entry, worth: 3 * named + table + mainWorth(index, entry) }];
  });
  const events = times.flatMap((entry) => {
    const place = namedBefore.lastIndexOf(entry.table);
    if (place < 0) return [];
    const named = nameWorth(entry, before) + nameWorth(entry, before.slice(-1));
    return [{ entry, worth: 2 + place / namedBefore.length + named + mainWorth(index, entry) }];
  });
  let best: { pair: Pair; worth: number } | null = null;
  for (const event of events)
    for (const other of others) {
      const worth = event.worth + other.worth;
      if (best !== null && worth <= best.worth) continue;
      const pair =
        event.entry.table === other.entry.table && new Set(namedBefore).size > 1
          ? null
          : seen(index, event.entry, other.entry);
      if (pair !== null) best = { pair, worth };
    }
  return best?.pair ?? null;
}

/** Ids of the tables that words name, in their order. */
function tablesIn({ words }: ModelIndex, tokens: readonly Token[]): number[] {
  return tokens.flatMap((_, at) =>
    [3, 2, 1].flatMap((length) => {
      const phrase = tokens.slice(at, at + length).map(({ lemma }) => lemma);
      if (phrase.length < length) return [];
      const named = (words.phrases.get(phrase.join("")) ?? []).flatMap(({ kind, id }) =>
        kind === "table" ? [id] : [],
      );
      return named.length > 0 || length > 1
        ? named
        : (words.tablesByWord.get(phrase[0] ?? "") ?? []).slice(0, 2);
    }),
  );
}

/** Words for how an entity's row begins, which stand for each other. */
const beginnings = /^(?:sign|join|regist|creat|enrol|start|open|onboard|subscri)/;

/** How many words name a time column by their root, those that stand for it counted less. */
function nameWorth(entry: ColumnEntry | undefined, tokens: readonly Token[]): number {
  const own = (entry?.words ?? []).filter((word) => !genericWords.has(word) && word !== "time");
  const worth = ({ text, lemma }: Token): number =>
    own.some((word) => word === text || word === lemma || sharesRoot(word, text))
      ? 1.5
      : own.some((word) => beginnings.test(word) && beginnings.test(text))
        ? 0.7
        : 0;
  return tokens.reduce((sum, token) => sum + worth(token), 0);
}

const mainWorth = ({ tables }: ModelIndex, { table, column }: ColumnEntry): number =>
  tables[table]?.table.timeColumn === column.name ? 0.4 : 0;

/** Two times from the rows of one of their tables; null where neither leads to one row of the other. */
function seen(index: ModelIndex, event: ColumnEntry, other: ColumnEntry): Pair | null {
  if (event.id === other.id) return null;
  const clocked = [event, other].every(({ column }) => column.physicalType === "timestamp");
  const forth = wayTo(index, event.table, other.table);
  if (forth !== null)
    return {
      id: event.id,
      column: event.id,
      event: fieldOf(index, event, []),
      other: fieldOf(index, other, forth),
      clocked,
    };
  const back = wayTo(index, other.table, event.table);
  return back === null
    ? null
    : {
        id: event.id,
        column: other.id,
        event: fieldOf(index, event, back),
        other: fieldOf(index, other, []),
        clocked,
      };
}

function wayTo({ graph }: ModelIndex, from: number, to: number): Path | null {
  const [route] = findRoutes(graph, from, to, { count: 1, preferred: new Set() });
  return route?.toOne === true ? route.path : null;
}

function fieldOf({ tables }: ModelIndex, { table, column, form }: ColumnEntry, path: Path): Expression {
  const field: Expression = {
    kind: "field",
    field: { path, table: tables[table]?.table.name ?? "", column: column.name },
  };
  return form === null ? field : { kind: "function", name: form, arguments: [field] };
}

const secondsADay: Expression = { kind: "constant", value: 86_400, type: "integer" };

function filterOf(said: Said, { event, other, clocked }: Pair): Filter {
  if (said.kind === "same") {
    const unit = (operand: Expression): Expression => ({ kind: "truncate", grain: said.grain, operand });
    return { kind: "comparison", operator: "=", left: unit(event), right: unit(other) };
  }
  const [from, to] = said.before ? [event, other] : [other, event];
  const days = said.grain === "week" || said.grain === "day";
  const count = said.grain === "week" ? 7 * said.count : said.count;
  const exact = days && clocked && said.bound !== undefined;
  const passed: Expression = {
    kind: "duration",
    unit: exact ? "second" : days ? "day" : said.grain,
    from,
    to,
  };
  const bound: Filter = {
    kind: "comparison",
    operator: said.bound ?? (days ? "<=" : "<"),
    left: exact ? { kind: "arithmetic", operator: "/", left: passed, right: secondsADay } : passed,
    right: { kind: "constant", value: count, type: "integer" },
  };
  if (bound.operator.startsWith(">")) return bound;
  return { kind: "and", filters: [{ kind: "comparison", operator: ">=", left: to, right: from }, bound] };
}
