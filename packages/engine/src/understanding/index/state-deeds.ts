import { type Filter, fieldOf, type GlossaryTerm } from "@parlance/contract";
import { deedNouns, isDone } from "../lexicon/deed-forms.ts";
import { isRooted } from "../text/same-root.ts";
import { valueWords } from "../text/tokenize.ts";
import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import type { SchemaWords } from "./schema-words.ts";
import type { ValueIndex } from "./value-index.ts";

const stateWords: ReadonlySet<string> = new Set(["status", "state", "stage", "outcome", "phase", "result"]);
/** A column with more different values tells no states. */
const mostStates = 20;
/** What people say for a deed that data writes in another way. */
const saidFor: ReadonlyMap<string, readonly string[]> = new Map([
  ["cancelled", ["called off", "pulled", "scrapped"]],
  ["canceled", ["called off", "pulled", "scrapped"]],
  ["rejected", ["turned down", "knocked back"]],
  ["declined", ["turned down", "knocked back"]],
  ["returned", ["sent back", "brought back"]],
  ["lost", ["gone missing", "went missing"]],
  ["dispatched", ["sent out"]],
]);

/** What people say for a state of several words, of which the first alone tells another deed. */
const saidForState: ReadonlyMap<string, readonly string[]> = new Map([
  ["charged off", ["defaulted", "default", "defaults", "written off"]],
  ["written off", ["defaulted", "default", "defaults", "charged off"]],
]);

/** What else a column may tell of a deed that a state says was done. */
const besides: ReadonlySet<string> = new Set(
  "reason comment note code by who remark detail description type".split(" "),
);

/** A deed and the states in which it was done: "Cancelled by client" and "Cancelled by us". */
type Deed = { done: string; values: string[] };

/**
 * What "cancelled" and "cancellations" are where several states tell of one deed ("Cancelled by client", "Cancelled by us"), or one tells more
 * of it ("Lost in post"): the rows in any of these; "rejections" where one says it alone. Conditions in the form of glossary terms. A word that
 * the data has a name or value for is left to it, as is a deed whose time rows keep, or that two columns tell of.
 */
export function stateDeeds(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  words: SchemaWords,
  { byKey }: ValueIndex,
): GlossaryTerm[] {
  const found = columns.flatMap((entry) => deedsOf(entry).map((deed) => ({ entry, ...deed })));
  const isFree = (name: string): boolean =>
    !byKey.has(name.replaceAll(" ", "")) &&
    !words.phrases.has(name.replaceAll(" ", "")) &&
    !words.tablesByWord.has(name) &&
    (words.columnsByWord.get(name) ?? []).every((id) => isBeside(columns[id]));
  /** "Scrapped" where rows tell of scrap. */
  const isNoRoot = (name: string): boolean =>
    !columns.some(({ words: called }) => called.some((word) => isRooted(word, name)));
  return found.flatMap(({ entry, done, values }): GlossaryTerm[] => {
    const table = tables[entry.table]?.table;
    const others = found.filter((other) => other.done === done).length > 1;
    if (table === undefined || others || columns.some((each) => isTimeOf(each, done))) return [];
    const made = (names: readonly string[], states: readonly string[]): GlossaryTerm[] => {
      const definition = `${entry.column.label} is ${states.join(" or ")}`;
      return filterTerm(names, table.name, isOneOf(entry, table.name, states), definition);
    };
    const closer = values.flatMap((value) =>
      made(
        [done, ...(saidFor.get(done) ?? []).filter(isNoRoot)]
          .flatMap((deed) => closerNames(deed, value))
          .filter((name) => !byKey.has(name.replaceAll(" ", ""))),
        [value],
      ),
    );
    const alike = [...(saidFor.get(done) ?? []), ...saidForAll(values)].filter(isNoRoot);
    return [...made([done, ...deedNouns(done), ...alike].filter(isFree), values), ...closer];
  });
}

/** What all of some states are called besides. */
function saidForAll(values: readonly string[]): readonly string[] {
  const [first = [], ...rest] = values.map(
    (value) =>
      saidForState.get(
        valueWords(value)
          .map(({ text }) => text)
          .join(" "),
      ) ?? [],
  );
  return first.filter((name) => rest.every((names) => names.includes(name)));
}

/** Rows in one of some states. */
function isOneOf({ column }: ColumnEntry, table: string, states: readonly string[]): Filter {
  const operand = fieldOf(table, column.name);
  const [only = "", other] = states;
  const right = { kind: "constant" as const, value: only, type: column.physicalType };
  return other === undefined
    ? { kind: "comparison", operator: "=", left: operand, right }
    : { kind: "in", operand, values: [...states] };
}

/** "On-the-day cancellation", "client cancellations", "cancelled by the client": what a state that tells more of its deed is called. */
function closerNames(done: string, value: string): string[] {
  const [, joint = "", ...rest] = valueWords(value).map(({ text }) => text);
  if (rest.length === 0 || rest.length > longestRest || !joints.has(joint)) return [];
  const own = rest.join(" ");
  const the = `${joint} the ${own}`;
  const whose = joint === "by" ? [own] : [`${joint} ${own}`, the];
  return [
    `${done} ${the}`,
    ...deedNouns(done).flatMap((noun) => [...whose.map((which) => `${which} ${noun}`), `${noun} ${the}`]),
  ];
}

const joints: ReadonlySet<string> = new Set("by on in at with due through".split(" "));
const longestRest = 3;

/** The deeds that the values of a column of states tell of. */
function deedsOf({ column, words }: ColumnEntry): Deed[] {
  const { profile, physicalType, role } = column;
  if (physicalType !== "string" || role === "key" || profile === null || profile.distinct > mostStates)
    return [];
  const said = profile.topValues.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
  const heads = said.map((value) => ({ value, done: valueWords(value)[0]?.text ?? "" }));
  const done = heads.filter((each) => isDone(each.done));
  if (!words.some((word) => stateWords.has(word)) && 2 * done.length < said.length) return [];
  const byDeed = new Map<string, string[]>();
  for (const { done: deed, value } of done) byDeed.set(deed, [...(byDeed.get(deed) ?? []), value]);
  return [...byDeed].map(([deed, values]) => ({ done: deed, values }));
}

const isBeside = (entry: ColumnEntry | undefined): boolean =>
  entry?.words.some((word) => besides.has(word)) === true;

const isTimeOf = ({ column, words }: ColumnEntry, done: string): boolean =>
  isTime(column) && words.some((word) => isRooted(word, done));
