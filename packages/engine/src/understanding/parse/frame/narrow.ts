import type { ValueItem } from "../item.ts";
import type { ColumnOption, ValueOption } from "../links/link.ts";

/** A value's options in the given columns only; null where there are none. */
export function narrow(item: ValueItem, columns: readonly (ColumnOption | ValueOption)[]): ValueItem | null {
  const options = item.options.flatMap((option) => {
    const column = columns.find((each) => each.column === option.column);
    return column === undefined
      ? []
      : [{ ...option, strength: Math.min(1.2, option.strength * (0.6 + 0.5 * column.strength)) }];
  });
  return options.length === 0 ? null : { ...item, options };
}
