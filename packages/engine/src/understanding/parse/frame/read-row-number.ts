import type { Item, Noun } from "../item.ts";
import { pushCondition } from "./push-condition.ts";
import { isNoun, peek, type Reader } from "./reader.ts";

/**
 * "Department 520", "order #12: status", "when was invoice number 88 paid": the row of a table that has this number. A plural is
 * followed by how many, not by which ("employees 5 years ago").
 */
export function readRowNumber(reader: Reader): boolean {
  const { frame, tokens } = reader;
  const noun = peek(reader);
  const place = peek(reader, 1)?.kind === "number" ? 1 : 2;
  const number = peek(reader, place);
  if (!isNoun(noun) || !isPlainNumber(reader, number)) return false;
  const between = tokens.slice(noun.end, number.start).map(({ text }) => text);
  const head = tokens[noun.end - 1];
  const [before, next] = [tokens[noun.start - 1]?.text ?? "", peek(reader, place + 1)];
  if (!between.every((text) => marks.has(text)) || head?.text !== head?.lemma || several.has(before))
    return false;
  if (next?.kind === "number" || (next?.kind === "table" && next.start === number.end)) return false;
  const row = rowOf(reader, noun);
  if (row === null) return false;
  if (row.evidence !== "exact") frame.leftover += 0.4;
  if (row !== noun) frame.targets.push({ noun, aggregation: null, distinct: false, joined: reader.joined });
  frame.context.push(row);
  pushCondition(reader, row, { kind: "compare", operator: "=", value: number.value });
  reader.held = null;
  reader.at += place + 1;
  return true;
}

type Row = Extract<Noun, { kind: "table" }>;

/** The table whose row a number tells; of "type of wagon 89" where one column is called so, the wagon. */
function rowOf({ tokens, zone }: Reader, noun: Noun): Row | null {
  if (noun.kind === "table") return noun;
  const [option, other] = noun.kind === "column" ? noun.options : [];
  const of = tokens.slice(noun.start, noun.end).findLastIndex(({ text }) => text === "of");
  if (option === undefined || other !== undefined || of < 1 || zone !== "target") return null;
  const { table, evidence, strength } = option;
  return { kind: "table", start: noun.start + of + 1, end: noun.end, table, evidence, strength };
}

const marks: ReadonlySet<string> = new Set("# number no nr num id".split(" "));
const several: ReadonlySet<string> = new Set("each per every any a an top".split(" "));

const isPlainNumber = (
  { tokens }: Reader,
  item: Item | undefined,
): item is Extract<Item, { kind: "number" }> =>
  item?.kind === "number" &&
  item.unit === null &&
  item.end === item.start + 1 &&
  tokens[item.start]?.kind === "number";

/** Whether nothing is said but which row it is ("show order 12"): then all of it is shown. */
export const asksForRow = ({ frame, pending }: Reader): boolean => {
  const [condition, other] = frame.conditions;
  return (
    condition?.left?.kind === "table" &&
    condition.test.kind === "compare" &&
    condition.test.operator === "=" &&
    other === undefined &&
    frame.asks === null &&
    !frame.counting &&
    pending.length +
      frame.targets.length +
      frame.groups.length +
      frame.extremes.length +
      frame.periods.length ===
      0
  );
};
