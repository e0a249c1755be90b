import type { Expression, Filter, Path, TimeGrain } from "@parlance/contract";
import { type ColumnEntry, isTime } from "../../index/entries.ts";
import { findRoutes } from "../../index/graph.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { genericWords } from "../../index/names.ts";
import { numberSaid } from "../../lexicon/numbers.ts";
import { sharesRoot } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Link, ValueOption } from "./link.ts";

/** What two times of related rows have to do with each other: the same unit, or so many units between them at most. */
type Said =
  | { kind: "same"; grain: TimeGrain; rest: number }
  | { kind: "within"; count: number; grain: TimeGrain; before: boolean; rest: number };

/**
 * Links of spans that tell how a row's time lies to that of another row or column: "in the same month as they signed up",
 * "within 10 days after starting treatment". Both times are found by their names and by the tables that the question names;
 * nothing is linked where one of them is not found.
 */
export function findDateRelations(tokens: readonly Token[], index: ModelIndex, text: string): Link[] {
  return tokens.flatMap((_, at) => {
    const said = sameUnit(tokens, at) ?? withinUnits(tokens, at);
    if (said === null) return [];
    const end = endOfClause(tokens, said.rest, text);
    const pair = end > said.rest ? pairOf(tokens, index, { at, rest: said.rest, end }) : null;
    if (pair === null) return [];
    const filter = filterOf(said, pair);
    const term = text.slice(tokens[at]?.start ?? 0, tokens[end - 1]?.end ?? 0);
    const meant: ValueOption = {
      column: pair.column,
      values: [],
      evidence: "exact",
      strength: 1,
      within: null,
      condition: { term, filter },
    };
    return [{ kind: "value", start: at, end, options: [meant] }];
  });
}

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

const stops: ReadonlySet<string> = new Set(
  "by per and or who which whose with grouped sorted ordered order for in on return show".split(" "),
);
const longestClause = 8;

function endOfClause(tokens: readonly Token[], start: number, text: string): number {
  let end = start;
  while (end < tokens.length && end - start < longestClause) {
    const [token, before] = [tokens[end], tokens[end - 1]];
    if (token === undefined || token.kind === "mark" || stops.has(token.text)) break;
    if (end > start && /[.?!;]/.test(text.slice(before?.end ?? 0, token.start))) break;
    end += 1;
  }
  return end;
}

type Span = { at: number; rest: number; end: number };
/** Both times as rows of one table see them; `column` is the one of that table's own. */
type Pair = { column: number; event: Expression; other: Expression };

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
    return [
      { entry, worth: 2 + place / namedBefore.length + nameWorth(entry, before) + mainWorth(index, entry) },
    ];
  });
  let best: { pair: Pair; worth: number } | null = null;
  for (const event of events)
    for (const other of others) {
      const worth = event.worth + other.worth;
      if (best !== null && worth <= best.worth) continue;
      const pair =
        event.entry.table === other.entry.table && namedBefore.length > 1
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
function nameWorth({ words }: ColumnEntry, tokens: readonly Token[]): number {
  const own = words.filter((word) => !genericWords.has(word) && word !== "time");
  const worth = ({ text }: Token): number =>
    own.some((word) => sharesRoot(word, text))
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
  const forth = wayTo(index, event.table, other.table);
  if (forth !== null)
    return { column: event.id, event: fieldOf(index, event, []), other: fieldOf(index, other, forth) };
  const back = wayTo(index, other.table, event.table);
  return back === null
    ? null
    : { column: other.id, event: fieldOf(index, event, back), other: fieldOf(index, other, []) };
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

function filterOf(said: Said, { event, other }: Pair): Filter {
  if (said.kind === "same") {
    const unit = (operand: Expression): Expression => ({ kind: "truncate", grain: said.grain, operand });
    return { kind: "comparison", operator: "=", left: unit(event), right: unit(other) };
  }
  const [from, to] = said.before ? [event, other] : [other, event];
  const days = said.grain === "week" || said.grain === "day";
  const count = said.grain === "week" ? 7 * said.count : said.count;
  const passed: Expression = { kind: "duration", unit: days ? "day" : said.grain, from, to };
  return {
    kind: "and",
    filters: [
      { kind: "comparison", operator: ">=", left: to, right: from },
      {
        kind: "comparison",
        operator: days ? "<=" : "<",
        left: passed,
        right: { kind: "constant", value: count, type: "integer" },
      },
    ],
  };
}
