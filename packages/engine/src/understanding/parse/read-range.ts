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
    after?.kind === "column" && after.start === second.end && after.options[0]?.kind === "number"
      ? after
      : null;
  const own = named === null && isTied(reader) && isNumber(reader) ? takeHeld(reader) : null;
  if (named === null && own === null) return false;
  pushCondition(reader, named ?? own, { kind: "between", low, high: second.value });
  reader.at += place + (named === null ? 1 : 2);
  return true;
}

const isNumber = ({ held }: Reader): boolean =>
  held?.noun.kind === "column" && held.noun.options[0]?.kind === "number";
