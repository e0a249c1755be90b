import type { Condition } from "../frame/frame.ts";
import { plainCondition } from "../frame/plain-condition.ts";
import type { Noun } from "../item.ts";
import { alike, type Relation, type RelationInput, valueConditions } from "./relation.ts";

/** "in the same league as Ann and Bob": the column's value of those rows, without the rows themselves. */
export function readSame({ tokens, items, frame }: RelationInput): Relation[] {
  const said = tokens.findIndex(({ text }) => text === "same");
  if (said < 0) return [];
  const noun = items.find(
    (item): item is Extract<Noun, { kind: "column" }> =>
      item.kind === "column" && item.start > said && item.start <= said + 3,
  );
  const [first, ...others] = valueConditions(frame).filter(({ value }) => value.start > said);
  if (noun === undefined || first === undefined || tokens[noun.end]?.text !== "as") return [];
  const rows = [first, ...others.filter(({ value }) => alike(value, first.value))].map(
    ({ condition }) => condition,
  );
  const same: Condition = plainCondition(noun, {
    kind: "beyond",
    operator: "=",
    offset: 0,
    rows,
    others: true,
  });
  const targets = frame.targets.filter((target) => target.noun !== noun);
  const conditions = [...frame.conditions.filter((condition) => !rows.includes(condition)), same];
  return [
    {
      frame: {
        ...frame,
        targets,
        context: frame.context.filter((each) => each !== noun),
        conditions,
        like: targets.length === 0 ? first.value : null,
      },
      said: [said],
    },
  ];
}
