import type { Filter } from "@parlance/contract";

/** A condition denied, in its simplest form. */
export const negate = (filter: Filter): Filter =>
  filter.kind === "comparison" && filter.operator === "="
    ? { ...filter, operator: "!=" }
    : { kind: "not", filter };
