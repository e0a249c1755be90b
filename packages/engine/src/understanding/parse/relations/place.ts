import { numberSaid } from "../../lexicon/numbers.ts";
import type { Relation, RelationInput } from "./relation.ts";

/** "the last song on the album", "the first 3 players listed", "at the top of the list". */
export function readPlace({ tokens, items, frame }: RelationInput): Relation[] {
  if (frame.counting || frame.groups.length > 0 || frame.place !== null) return [];
  if (frame.targets.some(({ aggregation, noun }) => aggregation !== null || noun.kind === "metric"))
    return [];
  if (frame.extremes.some(({ by, hints }) => by !== null || hints.length > 0)) return [];
  const words = tokens.map(({ text }) => text);
  const listed = words.findIndex(
    (word, at) =>
      (word === "top" || word === "bottom") &&
      ((words[at + 1] === "of" && words.slice(at).some((each) => lists.has(each))) ||
        (words[at - 2] === "at" && words[at - 1] === "the") ||
        words[at + 1] === "listed"),
  );
  const said = listed >= 0 ? listed : words.findIndex((word) => word === "first" || word === "last");
  if (said < 0 || (words[said] === "last" && units.has(words[said + 1] ?? ""))) return [];
  if (items.some(({ kind, start, end }) => kind !== "cue" && start <= said && said < end)) return [];
  if (names.has(words[said + 1] ?? "")) return [];
  if (frame.orders.length > 0 && isBehind(words, said)) return [];
  const size = numberSaid(tokens[said + 1]) ?? 1;
  const descending = words[said] === "last" || words[said] === "bottom";
  return [
    {
      frame: {
        ...frame,
        extremes: [],
        limit: null,
        place: { descending, size },
        rows: true,
        leftover: Math.max(0, frame.leftover - 0.5),
      },
      said: [said, ...words.flatMap((word, at) => (lists.has(word) || word === "listed" ? [at] : []))],
    },
  ];
}

/** "oldest first", "highest salary first": an order, not a place. */
const isBehind = (words: readonly string[], said: number): boolean =>
  words.slice(Math.max(0, said - 3), said).some((word) => /est$|^most$/.test(word));

const lists: ReadonlySet<string> = new Set(["list", "table", "chart", "page"]);
const names: ReadonlySet<string> = new Set(["name", "names"]);
const units: ReadonlySet<string> = new Set(
  "day days week weeks month months quarter quarters year years hour hours".split(" "),
);
