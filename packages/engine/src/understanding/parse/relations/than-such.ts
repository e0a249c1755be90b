import { comparativeHints } from "../../lexicon/adjectives.ts";
import type { Condition, Frame } from "../frame/frame.ts";
import { plainCondition } from "../frame/plain-condition.ts";
import type { Item, Noun } from "../item.ts";
import { type Relation, type RelationInput, startOf } from "./relation.ts";

type Compare = { operator: ">" | "<"; hints: Condition["hints"]; left: Noun | null; start: number };
type TableNoun = Extract<Noun, { kind: "table" }>;

/**
 * "earning more than the employee with id 163", "before any wine from Bordeaux": compared with rows of the table itself that
 * meet the conditions after it.
 */
export function readThanSuch({ tokens, items, frame }: RelationInput): Relation[] {
  for (const [at, item] of items.entries()) {
    const compare = compareAt(items, at, tokens);
    const table = compare === null ? undefined : items.slice(at + 1).find((one) => one.kind === "table");
    if (compare === null || table?.kind !== "table" || !asksFor(frame, table)) continue;
    const between = tokens.slice(item.end, table.start).map(({ text }) => text);
    const rows = frame.conditions.filter((condition) => startOf(condition) >= table.end);
    if (rows.length === 0 || !between.every((word) => quantifiers.has(word))) continue;
    const some = between.includes("some") || between.includes("least");
    return [{ frame: compared(frame, { compare, table, rows, some }), said: [item.start] }];
  }
  return [];
}

function compareAt(items: readonly Item[], at: number, tokens: RelationInput["tokens"]): Compare | null {
  const item = items[at];
  if (item?.kind !== "cue" || item.cue.kind !== "compare") return null;
  const { operator, hints } = item.cue;
  if (operator !== ">" && operator !== "<") return null;
  const said = tokens[item.start]?.text ?? "";
  const timed = said === "after" || said === "before" ? comparativeHints("later") : hints;
  if (timed.length > 0) return { operator, hints: timed, left: null, start: item.start };
  const before = items[at - 1];
  const column = before?.kind === "column" && before.options[0]?.kind === "number" ? before : null;
  return column === null ? null : { operator, hints: [], left: column, start: column.start };
}

/** Whether a frame shows rows of a table. */
const asksFor = ({ targets, counting }: Frame, { table }: TableNoun): boolean =>
  !counting &&
  targets
    .slice(0, 1)
    .some(({ noun }) =>
      noun.kind === "column"
        ? noun.options.some((option) => option.table === table)
        : noun.kind === "table" && noun.table === table,
    );

function compared(
  frame: Frame,
  { compare, table, rows, some }: { compare: Compare; table: TableNoun; rows: Condition[]; some: boolean },
): Frame {
  const { operator, hints, left } = compare;
  const beyond: Condition = {
    ...plainCondition(left, {
      kind: "beyond",
      operator,
      offset: 0,
      rows: rows.map((row) => ({ ...row, or: false })),
      others: false,
      least: (operator === ">") === some,
    }),
    hints,
  };
  const inner = (noun: Noun): boolean => noun === left || noun.start >= compare.start;
  const counts = ({ test }: Condition): boolean => test.kind === "related" && test.table === table;
  return {
    ...frame,
    targets: frame.targets.filter(({ noun }) => !inner(noun)),
    context: frame.context.filter((noun) => !inner(noun)),
    required: frame.required.filter((noun) => !inner(noun)),
    conditions: [
      ...frame.conditions.filter((condition) => !rows.includes(condition) && !counts(condition)),
      beyond,
    ],
  };
}

const quantifiers: ReadonlySet<string> = new Set(
  "any all every some the a an at least one that of".split(" "),
);
