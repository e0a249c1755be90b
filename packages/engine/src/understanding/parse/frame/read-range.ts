import { packs } from "../../lexicon/packs.ts";
import type { Noun } from "../item.ts";
import { isTied } from "./is-tied.ts";
import { pushCondition } from "./push-condition.ts";
import { cueAt, peek, type Reader, takeHeld } from "./reader.ts";

const joints: ReadonlySet<string> = new Set(["to", "-", "–", "through"]);

/** "7 to 14 nights", "a price of 20 - 30": two numbers as the ends of a range, with their column after or before; false where they are none. */
export function readRange(reader: Reader, low: number): boolean {
  const [first, joint] = [peek(reader), reader.tokens[peek(reader)?.end ?? 0]];
  if (first === undefined || joint === undefined || !joints.has(joint.text)) return false;
  const place = cueAt(reader, "ratio", 1) !== null || cueAt(reader, "minus", 1) !== null ? 2 : 1;
  const second = peek(reader, place);
  if (second?.kind !== "number" || second.start !== first.end + 1 || second.value <= low) return false;
  const after = peek(reader, place + 1);
  const named =
    after?.kind === "column" &&
    after.start === second.end &&
    after.options.some(({ kind }) => kind === "number")
      ? after
      : null;
  const isOwn = isNumber(reader) && isTied(reader) && (named === null || isPacks(reader, named));
  const own = isOwn ? takeHeld(reader) : null;
  if (named === null && own === null) return false;
  pushCondition(reader, own ?? named, { kind: "between", low, high: second.value });
  reader.at += place + (named === null ? 1 : 2);
  return true;
}

/** "Planned for 200 to 300 pieces", where these would be another number: what the number before them is counted in. */
const isPacks = ({ tokens }: Reader, { start, end, options }: Extract<Noun, { kind: "column" }>): boolean =>
  end === start + 1 &&
  packs.test(tokens[start]?.text ?? "") &&
  options.every(({ evidence }) => evidence === "synonym");

const isNumber = ({ held }: Reader): boolean =>
  held?.noun.kind === "column" && held.noun.options.some(({ kind }) => kind === "number");

/** "4 and 5 star hotels", "sizes 8 or 10": one number of several that a column may have; false where they are none. */
export function readSeveral(reader: Reader, value: number): boolean {
  const joint = cueAt(reader, "and", 1) ?? cueAt(reader, "or", 1);
  const [first, second, named] = [peek(reader), peek(reader, 2), peek(reader, 3)];
  if (joint === null || second?.kind !== "number" || named?.kind !== "column" || value > 1000) return false;
  if (named.start - second.end > 1 || named.options[0]?.kind !== "number" || first?.kind !== "number")
    return false;
  if (second.start - first.end > 1) return false;
  for (const [each, or] of [
    [value, reader.or],
    [second.value, true],
  ] as const) {
    reader.or = or;
    pushCondition(reader, named, { kind: "compare", operator: "=", value: each });
  }
  reader.at += 4;
  return true;
}
