import { comparativeHints } from "../../lexicon/adjectives.ts";
import type { Condition } from "../frame/frame.ts";
import { plainCondition } from "../frame/plain-condition.ts";
import type { Item, Noun } from "../item.ts";
import type { Relation, RelationInput } from "./relation.ts";

type Column = Extract<Noun, { kind: "column" }>;

/** "Employees who earn more than their manager", "hired before their boss": compared with the row that each row refers to. */
export function readThanReferred({ tokens, items, frame, index }: RelationInput): Relation[] {
  const isOwn = ({ options }: Column): boolean =>
    options.some(({ column }) => index.own.some((own) => own.column === column));
  for (const [at, item] of items.entries()) {
    const reference = items[at + 1];
    if (item.kind !== "cue" || item.cue.kind !== "compare" || reference?.kind !== "column") continue;
    const { operator, hints: measured } = item.cue;
    if ((operator !== ">" && operator !== "<") || !isOwn(reference)) continue;
    if (tokens.slice(item.end, reference.start).some(({ text }) => !possessives.has(text))) continue;
    const left = measured.length > 0 ? null : columnBefore(items, at);
    const timed = ["before", "after"].includes(tokens[item.start]?.text ?? "");
    const hints = measured.length > 0 || left !== null ? measured : timed ? comparativeHints("later") : [];
    if (left === null && hints.length === 0) continue;
    const condition: Condition = {
      ...plainCondition(left, { kind: "referred", operator, reference }),
      hints,
    };
    const inner = (noun: Noun): boolean => noun === left || noun.start > item.start;
    return [
      {
        frame: {
          ...frame,
          targets: frame.targets.filter(({ noun }) => !inner(noun)),
          context: frame.context.filter((noun) => !inner(noun)),
          required: frame.required.filter((noun) => !inner(noun)),
          extremes: frame.extremes.filter(({ by }) => by === null || !inner(by)),
          conditions: [
            ...frame.conditions.filter((each) => each.left === null || !inner(each.left)),
            condition,
          ],
        },
        said: [item.start],
      },
    ];
  }
  return [];
}

/** "A salary higher than", "were hired before": what is compared. */
function columnBefore(items: readonly Item[], at: number): Column | null {
  const last = items[at - 1];
  const before = last?.kind === "cue" && last.cue.kind === "is" ? items[at - 2] : last;
  const kind = before?.kind === "column" ? before.options[0]?.kind : undefined;
  return before?.kind === "column" && (kind === "number" || kind === "time") ? before : null;
}

const possessives: ReadonlySet<string> = new Set("their his her its own the that of".split(" "));
