import type { Noun } from "../item.ts";
import { type Reader, wordsBetween } from "./reader.ts";

/** "by store and region": a conjunction right behind a grouping adds another one. */
export function isFurtherGroup(reader: Reader, noun: Noun): boolean {
  const last = reader.frame.groups.at(-1);
  if (last?.kind === "bands" && reader.zone === "group") return isBehindBands(reader, noun);
  if (reader.zone !== "group" || noun.kind !== "column" || last?.kind !== "noun" || last.each) return false;
  const between = wordsBetween(reader, last.noun.end, noun.start);
  return (
    between.length === 1 && ["and", ",", "&"].includes(between[0] ?? "") && reader.held?.noun === last.noun
  );
}

/** "By age in steps of 10 and gender": split by that, too, where it is no figure. */
function isBehindBands({ items, tokens }: Reader, noun: Noun): boolean {
  const bands = items.findLast(({ kind, end }) => kind === "bands" && end <= noun.start);
  const between = tokens.slice(bands?.end ?? noun.start, noun.start).map(({ text }) => text);
  const splits =
    noun.kind === "table" || (noun.kind === "column" && noun.options.every(({ kind }) => kind !== "number"));
  return splits && between.length === 1 && ["and", ",", "&"].includes(between[0] ?? "");
}
