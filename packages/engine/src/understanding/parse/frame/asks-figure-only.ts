import type { Reader } from "./reader.ts";

/** "of the players who …, what is the highest score", "when … is the hometown, what was the lowest age": the clause before says whose. */
export function asksFigureOnly({ frame, tokens }: Reader, start: number): void {
  const [clause, ...before] = tokens.slice(0, start).map(({ text }) => text);
  const [asks = "", is = ""] = before.filter((word) => word !== "the").slice(-2);
  if (!clauses.has(clause ?? "") || !["what", "which"].includes(asks) || !["is", "was"].includes(is)) return;
  const named = frame.targets.filter(({ aggregation }) => aggregation === null);
  frame.context.push(...named.map(({ noun }) => noun));
  frame.targets = frame.targets.filter((target) => !named.includes(target));
  frame.asks = null;
}

const clauses: ReadonlySet<string> = new Set("of among for when where if in at with".split(" "));
