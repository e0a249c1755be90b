import type { Token } from "../../text/tokenize.ts";
import type { Noun } from "../item.ts";
import { type Reader, wordsBetween } from "./reader.ts";

/** "by store and region": a conjunction right behind a grouping adds another one. */
export function isFurtherGroup(reader: Reader, noun: Noun): boolean {
  const last = reader.frame.groups.at(-1);
  if ("listed" in noun && noun.listed === true) return false;
  if (last?.kind === "bands" && reader.zone === "group") return isBehindBands(reader, noun);
  if (last?.kind === "grain" && noun.kind === "table") return isBehindUnit(reader, noun);
  if (reader.zone !== "group" || noun.kind !== "column" || last?.kind !== "noun" || last.each) return false;
  const between = wordsBetween(reader, last.noun.end, noun.start);
  return (
    between.length === 1 && ["and", ",", "&"].includes(between[0] ?? "") && reader.held?.noun === last.noun
  );
}

/** "Revenue by month and product": one of them is split by, where several would be counted beside. */
function isBehindUnit({ items, tokens, at }: Reader, noun: Noun): boolean {
  const unit = items.findLast(
    (item) => item.kind === "cue" && units.has(item.cue.kind) && item.end <= noun.start,
  );
  const [last, behind] = [tokens[noun.end - 1], items[at + 1]];
  const isOwner = behind?.kind === "column" && behind.start === noun.end;
  return isSingular(last) && !isOwner && isJoined(tokens.slice(unit?.end ?? noun.start, noun.start));
}

const units: ReadonlySet<string> = new Set(["grain", "unit"]);

const isSingular = (token: Token | undefined): boolean => token !== undefined && token.text === token.lemma;

/** "By age in steps of 10 and gender": split by that, too, where it is no figure. */
function isBehindBands({ items, tokens }: Reader, noun: Noun): boolean {
  const bands = items.findLast(({ kind, end }) => kind === "bands" && end <= noun.start);
  const splits =
    noun.kind === "table" || (noun.kind === "column" && noun.options.every(({ kind }) => kind !== "number"));
  return splits && isJoined(tokens.slice(bands?.end ?? noun.start, noun.start));
}

const isJoined = ([joint, other]: readonly Token[]): boolean =>
  other === undefined && ["and", ",", "&"].includes(joint?.text ?? "");
