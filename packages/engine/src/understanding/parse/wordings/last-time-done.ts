import { lowered, rowsOf } from "@parlance/contract";
import { type ColumnEntry, isTime, type TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { timeNamed } from "../frame/time-named.ts";
import { timeOfDeed } from "../frame/time-of-deed.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { deedTable, isDeed, tablesOf } from "../idioms/states/deed-table.ts";
import type { Written } from "../idioms/written.ts";

const asked = phrases(
  ..."when was the|when is the|what was the|what is the|which was the|what 's the|when 's the".split("|"),
);
const edges: ReadonlyMap<string, string> = new Map([
  ["last", "latest"],
  ["latest", "latest"],
  ["first", "earliest"],
  ["earliest", "earliest"],
]);
const units: ReadonlySet<string> = new Set(["day", "date", "time"]);
const joints = phrases("on which", "that", "when", "on");
const farthest = 8;

/** "When was the last day any resident moved in", "when did we last ship an order": the latest time of that deed, and no day that is just over. */
export function lastTimeDone(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const said = openingAt(tokens, at);
  if (said === null) return null;
  const ahead = tokens.slice(said.from, said.from + farthest);
  const mark = ahead.findIndex(({ kind }) => kind === "mark");
  const clause = said.from + (mark < 0 ? ahead.length : mark);
  for (let verb = said.from; verb < clause; verb += 1) {
    const done = doneAt(tokens, verb, { from: said.from, to: clause }, index);
    if (done === null) continue;
    const rows = rowsOf(lowered(index.tables[done.time.table]?.table.label ?? ""));
    return {
      words: `what is the ${said.edge} ${lowered(done.time.column.label)} of ${rows}`,
      tokens: done.end - at,
    };
  }
  return null;
}

type Opening = { edge: string; from: number };

/** "When was the last day that", "the last time", "when did … last", "when was the first …": which end is asked for, and where what was done begins. */
function openingAt(tokens: readonly Token[], at: number): Opening | null {
  const size = phraseAt(tokens, at, asked) || leading(tokens, at);
  const edge = edges.get(textAt(tokens, at + size));
  if (edge !== undefined && units.has(textAt(tokens, at + size + 1)) && (size > 0 || at === 0)) {
    const from = at + size + 2;
    return { edge, from: from + phraseAt(tokens, from, joints) };
  }
  if (textAt(tokens, at) !== "when" || !helpers.has(textAt(tokens, at + 1))) return null;
  const last = tokens.slice(at + 2, at + farthest).find(({ text }) => edges.has(text));
  return last === undefined ? null : { edge: edges.get(last.text) ?? "", from: at + 2 };
}

const helpers: ReadonlySet<string> = new Set(["did", "was", "were", "has", "have"]);

/** "The last time" that a question begins with. */
const leading = (tokens: readonly Token[], at: number): number =>
  at === 0 && textAt(tokens, at) === "the" ? 1 : 0;

type Done = { time: ColumnEntry; end: number };

/** What a verb says was done to rows that are named beside it, with nothing else said of them; null where it is no deed with a time. */
function doneAt(
  tokens: readonly Token[],
  verb: number,
  { from, to }: { from: number; to: number },
  index: ModelIndex,
): Done | null {
  for (let at = from; at < to; at += 1) {
    const table = at === verb ? null : tableNamed(tokens[at], index);
    const time = table === null ? null : timeDone(tokens, verb, table, index);
    if (time === null) continue;
    let end = Math.max(at, verb) + 1;
    while (end < to && (fillers.has(textAt(tokens, end)) || isParticle(tokens, end, time))) end += 1;
    const between = tokens.slice(from, end);
    const plain = between.every(
      ({ text }, place) =>
        from + place === at ||
        from + place === verb ||
        fillers.has(text) ||
        isParticle(tokens, from + place, time),
    );
    if (plain) return { time, end };
  }
  return null;
}

const fillers: ReadonlySet<string> = new Set(
  "a an any some our we the was were been has have had someone somebody anyone anybody something anything last first latest earliest very ever single get got".split(
    " ",
  ),
);

/** "Moved in" of a time that is called so. */
const isParticle = (tokens: readonly Token[], at: number, { words }: ColumnEntry): boolean =>
  ["in", "out", "up", "off", "back"].includes(textAt(tokens, at)) && words.includes(textAt(tokens, at));

/** The time of rows at which a verb was done, told apart by its particle, or that of rows which record such a deed of theirs. */
function timeDone(
  tokens: readonly Token[],
  verb: number,
  table: TableEntry,
  index: ModelIndex,
): ColumnEntry | null {
  const token = tokens[verb];
  const time = timeOfDeed(token, index, table.id);
  const particle = textAt(tokens, verb + 1);
  const like = time?.words.filter((word) => !["in", "out", "up", "off", "back"].includes(word)) ?? [];
  const told = table.columns
    .flatMap((id) => index.columns[id] ?? [])
    .find(
      ({ column, words }) =>
        isTime(column) && words.includes(particle) && like.every((word) => words.includes(word)),
    );
  if (time !== null) return told ?? time;
  const below = tablesOf(table, index).flatMap(({ id }) => timeNamed(token, index, id) ?? []);
  if (below[0] !== undefined) return below[0];
  const deed = token !== undefined && isDeed(token.text) ? deedTable(token.text, table, index) : null;
  return (
    deed?.columns
      .flatMap((id) => index.columns[id] ?? [])
      .find(({ column }) => column.name === deed.table.timeColumn) ?? null
  );
}

lastTimeDone.needs = [...edges.keys()];
