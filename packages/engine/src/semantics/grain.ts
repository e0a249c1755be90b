import { type Path, resolvePath, reversePath, type SemanticModel } from "@parlance/contract";

/** The steps from the end of `from` to the end of `to`, both paths from one subject, without going back and forth. */
export function wayBetween(from: Path, to: Path): Path {
  let shared = 0;
  while (shared < from.length && shared < to.length && sameStep(from, to, shared)) shared += 1;
  return [...reversePath(from.slice(shared)), ...to.slice(shared)];
}

/** Whether each row at the end of `from` meets at most one row at the end of `to`; false when a step does not resolve. */
export function isToOne(model: SemanticModel, subject: string, from: Path, to: Path): boolean {
  const start = tableAt(model, subject, from);
  if (start === null) return false;
  return resolvePath(model, start, wayBetween(from, to))?.every((step) => step.toOne) ?? false;
}

/** The table at the end of a path; null when a step does not resolve. */
export function tableAt(model: SemanticModel, subject: string, path: Path): string | null {
  const steps = resolvePath(model, subject, path);
  return steps === null ? null : (steps.at(-1)?.to ?? subject);
}

const sameStep = (left: Path, right: Path, index: number): boolean =>
  left[index]?.relationship === right[index]?.relationship &&
  left[index]?.reversed === right[index]?.reversed;
