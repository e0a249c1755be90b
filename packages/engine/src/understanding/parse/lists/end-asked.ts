import { endsOf } from "../../index/ends.ts";
import { sideOf } from "../../index/side.ts";
import type { Element } from "./find-list.ts";
import type { ListPlace } from "./list-place.ts";

/** "Id, from, to and fare": the column of the place where the rows begin, or end; null where they tell none, or an element says more. */
export function endAsked({ start, end }: Element, { tokens, index, table }: ListPlace): number | null {
  const side = end === start + 1 ? sideOf([tokens[start]?.text ?? ""]) : null;
  const [only, other] = side === null ? [] : endsOf(index).filter((each) => each.table === table);
  return only === undefined || other !== undefined || side === null ? null : only[side].id;
}
