import type { Noun } from "../item.ts";
import { type Reader, wordsBetween } from "./reader.ts";

/** "customers who placed an order", "patients that have treatments", "members with an account": the clause says that there are some. */
export function isHad(reader: Reader, noun: Noun): boolean {
  const opener = reader.items.findLast(
    (item) => item.start < noun.start && item.kind === "cue" && item.cue.kind === "having",
  );
  if (reader.negated || (noun.kind === "table" && isNamed(reader, noun.table, noun))) return false;
  if (isFrom(reader, noun)) return true;
  if (reader.zone !== "filter" || opener === undefined) return false;
  const said = wordsBetween(reader, opener.start, noun.start);
  if (said.some((word) => denials.has(word))) return false;
  const last = reader.frame.required.at(-1);
  if (last !== undefined && wordsBetween(reader, last.end, noun.start).every((word) => joints.has(word)))
    return true;
  if (said[0] === "with")
    return said.slice(1).every((word) => ["a", "an", "any", "some", "both", "only"].includes(word));
  return ["who", "that", "which", "have", "has", "had"].includes(said[0] ?? "") && said.length <= 5;
}

/** "Visits from members", "what share of sales comes from the subscribers": rows that have one of those. */
function isFrom({ tokens }: Reader, { kind, start, end }: Noun): boolean {
  const before = ["the", "our"].includes(tokens[start - 1]?.text ?? "") ? start - 2 : start - 1;
  const last = tokens[end - 1];
  return kind === "table" && tokens[before]?.text === "from" && last?.text !== last?.lemma;
}

/** "With a loan and a card": what joins one more to what rows have. */
const joints: ReadonlySet<string> = new Set("and , & a an any some also".split(" "));

const denials: ReadonlySet<string> = new Set("not no never without don didn doesn".split(" "));

/** Whether the question has named that table before, elsewhere than in `here`. */
export const isNamed = ({ frame }: Reader, table: number, here: Noun | null = null): boolean =>
  [...frame.context, ...frame.targets.map(({ noun }) => noun)].some(
    (noun) => noun.kind === "table" && noun.table === table && noun !== here,
  );
