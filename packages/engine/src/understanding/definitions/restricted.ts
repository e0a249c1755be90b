import type { Expression, Filter } from "@parlance/contract";
import type { DefinedFigure } from "../parse/links/link.ts";
import { onlyWhere } from "./only-where.ts";

/**
 * A definition cut into what it computes and of which rows; `rows` null where it does not say, `single` where it speaks of one row at
 * a time ("total fuel burnt during one trip / trip hours").
 */
export type Restricted = { formula: string; rows: string | null; single: boolean };

const single =
  /\s+(?:[a-z]{3,}(?:ed|en) )?(?:during|in|of|for|on|per) (?:one|a single|each|every) ([a-z]+)(?= *(?:[-+*/÷)]|$))/gi;
const clause = /^(.*[-+*/÷].*?),?\s+(?:only )?(?:where|for which)\s+(.+)$/is;

/** "cost / weight, where weight is known": the formula and its condition. */
export function restrictionIn(definition: string): Restricted {
  const [, whole = definition, rows = null] = clause.exec(definition) ?? [];
  const formula = whole.replaceAll(single, "");
  return { formula, rows, single: formula !== whole };
}

/** A figure over the rows that pass a filter; null where it counts rows elsewhere. */
export function restricted(figure: DefinedFigure, filter: Filter): DefinedFigure | null {
  const whole = onlyWhere(figure.whole, filter);
  const kept = (value: Expression): Expression => ({
    kind: "case",
    cases: [{ when: filter, value }],
    otherwise: null,
  });
  return whole === null ? null : { ...figure, row: figure.row === null ? null : kept(figure.row), whole };
}
