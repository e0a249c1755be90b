import type { Noun } from "../item.ts";
import { cueAt, isNoun, peek, type Reader } from "./reader.ts";

/** "placed by", "written by": names who did it, groups nothing; `noun` stands `place` items after the "by". */
export function isAgent(reader: Reader, noun: { noun: Noun; place: number } | null): boolean {
  const before = reader.tokens[(peek(reader)?.start ?? 0) - 1]?.text ?? "";
  const last = reader.items[reader.at - 1];
  const deed = last?.kind === "table" && last.evidence !== "exact" && before.endsWith("ed");
  if (isNoun(last) && !deed && last.end === peek(reader)?.start)
    return noun?.noun.kind === "table" && narrowed(reader, last, before, noun.place + 1);
  if (noun === null) return false;
  const head = reader.tokens[noun.noun.end - 1];
  const several = noun.noun.kind === "table" && head?.text !== head?.lemma && reader.frame.counting;
  const verb = before.endsWith("ed") || participles.has(before);
  if (verb && listsTexts(reader) && noun.noun.kind === "table") return true;
  if (reader.at + noun.place >= reader.items.length - 1 && !several) return false;
  if (isSplit(reader, noun)) return false;
  return (
    verb &&
    !["grouped", "ordered", "sorted", "ranked", "sliced", "aggregated", "summed", "averaged"].includes(before)
  );
}

/** "units sold by region and month", "by shop in 2024", "hours worked by town of the helper": a kind in the singular that nothing tells more of is split by. */
function isSplit(reader: Reader, { noun, place }: { noun: Noun; place: number }): boolean {
  const [before, head] = [reader.tokens[noun.start - 1], reader.tokens[noun.end - 1]];
  const next = peek(reader, place + 1);
  const owned = noun.kind === "column" && reader.tokens[noun.end]?.text === "of";
  const ends = owned || next?.kind === "period" || (next?.kind === "cue" && next.cue.kind === "and");
  return ends && before?.text === "by" && head?.text === head?.lemma;
}

/** "the payment methods used by customers": texts that are listed are counted for nobody. */
const listsTexts = ({ frame, pending }: Reader): boolean =>
  pending.length === 0 &&
  !frame.counting &&
  frame.targets.length > 0 &&
  frame.targets.every(
    ({ aggregation, noun }) =>
      aggregation === null && noun.kind === "column" && noun.options[0]?.kind === "text",
  );

/** Rows of which a clause says more than that they are all of a table, done by or to what stands before the "by". */
const narrowed = (reader: Reader, done: Noun, verb: string, place: number): boolean =>
  done.kind === "table"
    ? isNarrowed(reader, place)
    : verb.endsWith("ed") && cueAt(reader, "having", place) !== null;

/** "volumes by artists that are …": a clause says which ones, so there is no group for each. */
const isNarrowed = (reader: Reader, place: number): boolean => {
  const clause = peek(reader, place);
  return (
    clause?.kind === "cue" &&
    (clause.cue.kind === "having" || clause.cue.kind === "who") &&
    ["that", "who", "whose", "which"].includes(reader.tokens[clause.start]?.text ?? "")
  );
};

const participles: ReadonlySet<string> = new Set([
  "written",
  "made",
  "taught",
  "won",
  "held",
  "led",
  "sold",
  "bought",
  "given",
  "taken",
  "sung",
  "driven",
  "built",
  "paid",
  "sent",
  "run",
  "done",
  "chosen",
]);
