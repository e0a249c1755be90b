import type { Expression } from "@parlance/contract";

/** "Arrival date": a date that columns of its day, month and year are put together to, in the words that they share; null for other expressions. */
export function describeDate(expression: Expression, inner: (part: Expression) => string): string | null {
  if (expression.kind !== "function" || expression.name !== "day") return null;
  const [whole] = expression.arguments;
  if (whole?.kind !== "function" || whole.name !== "concatenate") return null;
  const named = whole.arguments.filter(({ kind }) => kind === "field").map((part) => inner(part).split(" "));
  const [first = []] = named;
  const end = first.findIndex((word, at) => named.some((words) => words[at] !== word));
  const shared = first.slice(0, end < 0 ? first.length : end).join(" ");
  if (shared === "") return "date";
  return /\bdate$/.test(shared) ? shared : `${shared} date`;
}
