import type { Relation, RelationInput } from "./relation.ts";

/** "in what year did he release his last album": the year of a row, not figures by year; "what year was it founded": as the deed's own column tells it. */
export function readYear({ tokens, frame }: RelationInput): Relation[] {
  const [group] = frame.groups;
  if (frame.groups.length !== 1 || group?.kind !== "grain" || group.grain !== "year") return [];
  if (frame.counting || frame.targets.some(({ aggregation }) => aggregation !== null)) return [];
  if (
    frame.extremes.some(({ count, by, aggregation }) => count || aggregation !== null || by?.kind === "table")
  )
    return [];
  const at = tokens.findIndex(({ text }) => text === "year");
  if (frame.extremes.length > 0 && holds.has(tokens[at + 1]?.text ?? "")) return [];
  if (at < 1 || !["what", "which"].includes(tokens[at - 1]?.text ?? "")) return [];
  const asked = { ...frame, groups: [], year: true, rows: true };
  const [deed, other] = frame.targets;
  const thing = ["the", "a", "an"].includes(tokens[(deed?.noun.start ?? 0) - 1]?.text ?? "");
  const called = deed?.noun.kind === "column" && other === undefined && deed.noun.start > at && !thing;
  return [{ frame: { ...asked, targets: [] }, said: [] }, ...(called ? [{ frame: asked, said: [] }] : [])];
}

/** "Which year had the highest revenue": what is said of the year itself. */
const holds: ReadonlySet<string> = new Set("had has have saw with".split(" "));
