import { cueAt, peek, type Reader } from "./reader.ts";

/** "the number of different towns and guilds": what is named next right behind is counted as well. */
export function countsBoth(reader: Reader): boolean {
  const [joint, other] = [peek(reader, 1), peek(reader, 2)];
  if (!reader.distinct || reader.pending.join() !== "count" || cueAt(reader, "and", 1) === null) return false;
  if (joint === undefined || other === undefined || joint.end !== other.start) return false;
  return (
    other.kind === "table" ||
    (other.kind === "column" && ["text", "key"].includes(other.options[0]?.kind ?? ""))
  );
}
