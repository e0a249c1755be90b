import { type AggregateQuery, aggregateQuery, type Measure } from "@parlance/contract";
import { percent } from "./compose/figures/percent.ts";
import { rowsShown } from "./conversation/restrict.ts";
import { madeOf, oneReading } from "./one-reading.ts";
import type { Question, Understanding } from "./types.ts";

/** What is shared out, and the members at the top whose share of it is asked for. */
type Asked = { figure: string; list: string; size: number };

const member =
  "((?:top|bottom|best|worst|biggest|largest|smallest) \\d{1,3} (?!percent)[\\p{L}][\\p{L} -]{1,30}?|\\d{1,3} (?:top|best|worst|biggest|largest|smallest) [\\p{L}][\\p{L} -]{1,30}?)";
const share = "(?:share|proportion|percentage|percent|%|fraction|part|portion)";
const asked: readonly RegExp[] = [
  new RegExp(
    `^\\W*(?:(?:what|which|how (?:much|big|large))(?:'s| is| was)? )?(?:a |the )?(?:${share} )?of (?:the |our |all |total |overall )*(.+?) (?:do|does|did|is|are|was|were|comes?|came|goes|go|went)(?: (?:made|generated|brought in|contributed|earned|due))?(?: (?:from|by|to|with))? (?:the |our |my |its )?${member}(?: (?:account(?:ed)? for|make up|made up|bring in|brought in|represent|contribute|generate|stand for|hold))?((?: (?:in|during|for|since|last|this) .{2,40})?)\\W*$`,
    "iu",
  ),
  new RegExp(
    `^\\W*(?:what is |what's )?(?:the |our )?${member}'?(?:s'?)? ${share} of (?:the |our |all |total |overall )*(.+?)((?: (?:in|during|for|since|last|this) .{2,40})?)\\W*$`,
    "iu",
  ),
];
/** "Revenue of the top 3 customers as a share of the total". */
const shared = new RegExp(
  `^\\W*(?:what is |what's )?(?:the |our |total )*(.+?) (?:of|from|by) (?:the |our )?${member}((?: (?:in|during|for|since|last|this) .{2,40}?)?) as (?:a |the )?${share} of (?:the |our |all )?(?:total|overall|whole|everything|all)(?: .{1,30})?\\W*$`,
  "iu",
);

/**
 * "What share of revenue do the top 10 customers account for": what the members at the top of a list have together, of all. Null where the
 * question asks for nothing of the kind, or of a figure that does not add up.
 */
export function shareOfTop(
  question: Question,
  read: (question: Question) => Understanding,
): Understanding | null {
  const found = askedOf(question.question);
  if (found === null) return null;
  const best = oneReading(read({ ...question, question: found.list }));
  const { query } = best ?? {};
  if (best === undefined || query?.kind !== "aggregate" || query.limit?.count !== found.size) return null;
  const subject = question.index.graph.tableIds.get(query.subject);
  const part = subject === undefined ? null : rowsShown(query, { index: question.index }, subject, false);
  const measure = part === null ? null : shareOf(query, part);
  if (measure === null) return null;
  const whole = aggregateQuery(query.source, query.subject, { measures: [measure], filter: query.filter });
  return madeOf(best, whole);
}

function askedOf(text: string): Asked | null {
  const [before, behind] = asked.map((shape) => shape.exec(text.slice(0, 300)));
  const [, figure = "", members = "", tail = ""] =
    shared.exec(text.slice(0, 300)) ??
    before ??
    (behind === null || behind === undefined ? [] : ["", behind[2], behind[1], behind[3]]);
  const size = Number(/\d+/.exec(members)?.[0] ?? 0);
  return size < 2 || figure === "" ? null : { figure, list: `${members} by ${figure}${tail}`, size };
}

/** A hundred times what the chosen rows come to, by what all do; null of figures that are no sum of their parts. */
function shareOf(
  { measures, order }: AggregateQuery,
  part: NonNullable<AggregateQuery["filter"]>,
): Measure | null {
  const by = order[0]?.by;
  const expression = measures.find(({ id }) => by?.kind === "output" && by.id === id)?.expression;
  if (expression?.kind !== "aggregate" || expression.filter !== null) return null;
  if (!["sum", "count"].includes(expression.aggregation)) return null;
  return { id: "m1", label: "percentage", expression: percent({ ...expression, filter: part }, expression) };
}
