import { comparativeHints } from "../../lexicon/adjectives.ts";
import type { Item } from "../item.ts";
import { pushCondition } from "./push-condition.ts";
import type { Reader } from "./reader.ts";

/** Reads "runners who are 18 years old" at its number; false where the number is no age. */
export function readAge(reader: Reader, number: Extract<Item, { kind: "number" }>): boolean {
  if (!isAge(reader, number)) return false;
  pushCondition(
    reader,
    null,
    { kind: "compare", operator: "=", value: number.value },
    comparativeHints("older"),
  );
  reader.at += 1;
  return true;
}

/** Whether a number is said to be an age: "at most 25 years old". */
export const isAge = ({ tokens }: Reader, number: Item | undefined): boolean =>
  number !== undefined &&
  /^years?$/.test(tokens[number.end]?.text ?? "") &&
  tokens[number.end + 1]?.text === "old";
