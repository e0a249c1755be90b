import type { ValueItem } from "../item.ts";
import type { ColumnOption, ValueOption } from "../links/link.ts";

/** A value's options in the given columns only; null where there are none. A state is none of the numbers that rows are told apart by ("cancelled orders"). */
export function narrow(item: ValueItem, columns: readonly (ColumnOption | ValueOption)[]): ValueItem | null {
  const options = item.options.flatMap((option) => {
    const column = columns.find((each) => each.column === option.column);
    return column === undefined || (option.condition !== null && "kind" in column && column.kind === "key")
      ? []
      : [{ ...option, strength: Math.min(1.2, option.strength * (0.6 + 0.5 * column.strength)) }];
  });
  return options.length === 0 ? null : { ...item, options };
}
