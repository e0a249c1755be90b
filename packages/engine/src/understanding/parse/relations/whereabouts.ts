import type { Token } from "../../text/tokenize.ts";
import type { Noun } from "../item.ts";
import { tellsEdge } from "../links/find-edge-links.ts";
import type { Relation, RelationInput } from "./relation.ts";

/** "where was the match against Bergen played", "when did Ann visit Oslo": the rows' place or time; what the question names says which rows. */
export function readWhereabouts({ tokens, items, frame }: RelationInput): Relation[] {
  const [asks, verb] = tokens.map(({ text }) => text);
  if (!["when", "where"].includes(asks ?? "") || !verbs.has(verb ?? "") || frame.targets.length === 0)
    return [];
  if (frame.counting || frame.groups.length > 0 || frame.extremes.some(({ count }) => count)) return [];
  if (frame.targets.some(({ aggregation }) => aggregation !== null)) return [];
  if (frame.targets.some(({ noun }) => tellsEdge(noun))) return [];
  const subjects = frame.targets.filter(({ noun }) => noun.kind === "table" || isSubject(noun, tokens));
  if (subjects.length === 0) return [];
  const context = [...frame.context, ...subjects.map(({ noun }) => noun)];
  const deed = items.at(-1);
  const said = frame.context.filter((noun) => noun === deed && noun.kind === "column");
  const targets = [
    ...frame.targets.filter((target) => !subjects.includes(target)),
    ...said.map((noun) => ({ noun, aggregation: null, distinct: false, joined: false })),
  ];
  return [{ frame: { ...frame, targets, context, rows: true }, said: [] }];
}

/** Right behind the verb: what it is said of, not what it says. */
const isSubject = ({ start }: Noun, tokens: readonly Token[]): boolean =>
  tokens.slice(2, start).every(({ text }) => ["the", "a", "an", "this", "their", "its"].includes(text));

const verbs: ReadonlySet<string> = new Set("was were is are did does do".split(" "));
