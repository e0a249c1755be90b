const takes =
  "(?:hide|remove|drop|delete|exclude|skip|omit|ignore|without|(?:leave|take|filter|throw|cut|keep) out|leave off|get rid of)";
const anything = "(?:(?:the )?ones|those|these|anything|everything|all)";
const having = "(?:(?:with|having|(?:that|which|who) (?:have|had|has|are|is|were|was)) )";
const number =
  "(?=[-$€£]?\\d|(?:an? )?(?:hundred|thousand|million|one|two|three|four|five|six|seven|eight|nine|ten)\\b)";

/** What is left of a scale when what a bound names is left out. */
const rest: readonly (readonly [string, string])[] = [
  ["(?:fewer|less|lower|smaller) than|under|below", "at least"],
  ["(?:more|greater|higher|larger|bigger) than|over|above", "at most"],
  ["at least|no (?:fewer|less) than", "less than"],
  ["at most|up to|no more than", "more than"],
];

const shapes = rest.map(
  ([bound, kept]) =>
    [
      new RegExp(
        `^(?:please |now |and |but |then |ok,? )*${takes} (?:all |any |the )*(?:${anything}|([\\w' -]{2,30}?)) (${having})?(?:${bound}) ${number}(.+?)\\W*$`,
        "i",
      ),
      kept,
    ] as const,
);

/**
 * "Hide the ones with fewer than 25 orders", "drop anything under 100": what a follow-up takes away by a bound on a number, as what stays
 * ("only those with at least 25 orders"); null where it says anything else.
 */
export function boundLeftOut(question: string): string | null {
  for (const [shape, kept] of shapes) {
    const found = shape.exec(question);
    if (found === null) continue;
    const [, noun, having = "", bound = ""] = found;
    return `only ${noun ?? "those"} ${having}${kept} ${bound}`;
  }
  return null;
}
