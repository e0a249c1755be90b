import { lowered, type SemanticModel, type SemanticQuery } from "@parlance/contract";

const opening = "^\\W*(?:(?:and|so|but|ok|okay) )*";
const them = "(?: of (?:them|those|these))?";
const verb = "(?=(?:was|were|are|is|led|ended|resulted|involved) (?!(?:we|you|i|they|it|there)\\b))";
const many = new RegExp(`${opening}how many${them} ${verb}`, "i");
const share = new RegExp(
  `${opening}(?:what|which) (share|percentage|percent|proportion|fraction|%)${them} ${verb}`,
  "i",
);

/** "How many of them were paid late?", "what share led to a sale?" after rows were counted: of those rows, and no split of them. */
export function ofThem(question: string, previous: SemanticQuery, { tables }: SemanticModel): string {
  if (previous.kind !== "aggregate" || previous.dimensions.length > 0 || previous.limit !== null)
    return question;
  const [measure, other] = previous.measures;
  const counts = measure?.expression.kind === "aggregate" && measure.expression.operand === null;
  if (!counts || other !== undefined || previous.comparison !== null) return question;
  const rows = tables.find(({ name }) => name === previous.subject)?.label ?? previous.subject;
  return question
    .replace(many, "and how many ")
    .replace(share, (_, part: string) => `and what ${part} of ${lowered(rows)} `);
}
