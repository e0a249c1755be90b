import { cueAt, ownColumnAt, peek, type Reader } from "./reader.ts";

/** "At least 2 absence types" cut in two: the table only says of what they are types. */
export function kindNamed(reader: Reader, at: number): number {
  const place = peek(reader, at)?.kind === "cue" && cueAt(reader, "by", at) === null ? at + 1 : at;
  const own = ownColumnAt(reader, place);
  const kind = peek(reader, own);
  return own > place && kind?.kind === "column" && kind.options[0]?.kind === "text" ? 1 : 0;
}
