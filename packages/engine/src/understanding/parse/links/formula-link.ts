import type { Formula } from "../formula.ts";
import type { Link } from "./link.ts";

/** A link of a span to a figure that is worked out from columns. */
export const formulaLink = (start: number, end: number, formula: Formula): Link => ({
  kind: "metric",
  start,
  end,
  metric: { kind: "formula", formula },
});
