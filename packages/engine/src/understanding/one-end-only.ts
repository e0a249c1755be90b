import { type Expression, fieldOf, type ListQuery, type SetQuery } from "@parlance/contract";
import { type Ends, endsOf, placeOf } from "./index/ends.ts";
import type { ColumnEntry } from "./index/entries.ts";
import type { ModelIndex } from "./index/model-index.ts";
import { type Side, sideOf } from "./index/side.ts";
import { type Token, tokenize } from "./text/tokenize.ts";
import type { Question, Understanding } from "./types.ts";

const small: ReadonlySet<string> = new Set(
  "which what list show all the a an where that we us our is are were was do did does have has been ever at in from to off up there both also as point people anyone anybody someone them used served for".split(
    " ",
  ),
);
const joints: readonly { words: readonly string[]; operation: SetQuery["operation"] }[] = [
  { words: ["but", "never"], operation: "except" },
  { words: ["but", "not"], operation: "except" },
  { words: ["and", "never"], operation: "except" },
  { words: ["and", "not"], operation: "except" },
  { words: ["but", "do", "not"], operation: "except" },
  { words: ["are", "not", "also"], operation: "except" },
  { words: ["are", "not"], operation: "except" },
  { words: ["are", "never"], operation: "except" },
  { words: ["have", "never", "been"], operation: "except" },
  { words: ["have", "not", "been"], operation: "except" },
  { words: ["were", "never"], operation: "except" },
  { words: ["were", "not"], operation: "except" },
  { words: ["are", "also"], operation: "intersect" },
  { words: ["and", "also"], operation: "intersect" },
];
const sure = 0.8;

/**
 * "Areas where we drop off but never pick anyone up", "pickup areas that are also dropoff areas": the places that stand at one end of rows and not at the
 * other, or at both. Null where anything else is said.
 */
export function oneEndOnly({ question, index }: Question): Understanding | null {
  const tokens = tokenize(question.slice(0, 300), 40).filter(({ kind }) => kind === "word");
  const joint = jointOf(tokens);
  if (joint === null) return null;
  const [before, after] = [tokens.slice(0, joint.at), tokens.slice(joint.at + joint.size)];
  const [one, other] = [before, after].map((part) => sideOf(part.flatMap(wordsOf)));
  const [ends, further] = endsOf(index).filter((each) => saysOnly(tokens, each, joint, index));
  if (ends === undefined || further !== undefined || !one || !other || one === other) return null;
  const [left, right] = [listOf(ends, one, index), listOf(ends, other, index)];
  if (left === null || right === null) return null;
  const query: SetQuery = {
    kind: "set",
    source: index.model.source,
    operation: joint.operation,
    left,
    right,
    order: [],
    limit: null,
  };
  const told = { matches: [], assumptions: [], unread: [], skipped: [], features: {} };
  return { kind: "readings", readings: [{ query, score: 0, confidence: sure, ...told }] };
}

type Joint = { at: number; size: number; operation: SetQuery["operation"] };

function jointOf(tokens: readonly Token[]): Joint | null {
  for (const { words, operation } of joints) {
    const at = tokens.findIndex((_, start) =>
      words.every((word, place) => tokens[start + place]?.text === word),
    );
    if (at > 0) return { at, size: words.length, operation };
  }
  const both = tokens.findIndex(({ text }) => text === "both");
  const and = tokens.findIndex(({ text }, at) => both >= 0 && at > both && text === "and");
  return and < 0 ? null : { at: and, size: 1, operation: "intersect" };
}

/** "picked up" tells of the same end as "pickup". */
const wordsOf = ({ text, lemma }: Token): string[] =>
  /^pick(?:ed|s)?$/.test(text) ? ["pickup"] : [text, lemma];

/** Whether a question says nothing but these ends, their place, and how the two go together. */
function saysOnly(
  tokens: readonly Token[],
  ends: Ends,
  { at, size }: Joint,
  { tables }: ModelIndex,
): boolean {
  const place = new Set(placeOf(ends).split(" "));
  const rows = new Set(tables[ends.table]?.words ?? []);
  const said = tokens.some(({ lemma }) => place.has(lemma));
  return (
    said &&
    tokens.every(
      (token, start) =>
        (start >= at && start < at + size) ||
        small.has(token.text) ||
        place.has(token.lemma) ||
        rows.has(token.lemma) ||
        sideOf(wordsOf(token)) !== null,
    )
  );
}

/** The places at one end of rows, each once: their names where the rows refer to them. */
function listOf(ends: Ends, side: Side, index: ModelIndex): ListQuery | null {
  const entry = ends[side];
  const subject = index.tables[entry.table]?.table.name;
  const expression = subject === undefined ? null : placeAt(entry, subject, index);
  if (subject === undefined || expression === null) return null;
  const columns = [{ id: "c1", label: entry.column.label, expression }];
  const known =
    entry.column.profile?.nulls === 0
      ? null
      : ({ kind: "not", filter: { kind: "null", operand: expression } } as const);
  const rest = { distinct: true, order: [], limit: null, hidden: [], chart: null };
  return { kind: "list", source: index.model.source, subject, columns, filter: known, ...rest };
}

function placeAt(
  { column, foreign }: ColumnEntry,
  subject: string,
  { model, tables, columns }: ModelIndex,
): Expression | null {
  if (!foreign) return fieldOf(subject, column.name);
  const relationship = model.relationships.find(
    ({ from }) => from.table === subject && from.columns.length === 1 && from.columns[0] === column.name,
  );
  const referred = tables.find(({ table }) => table.name === relationship?.to.table);
  const name = columns[referred?.naming[0] ?? -1]?.column.name;
  if (relationship === undefined || referred === undefined || name === undefined) return null;
  const path = [{ relationship: relationship.id, reversed: false }];
  return { kind: "field", field: { path, table: referred.table.name, column: name } };
}
