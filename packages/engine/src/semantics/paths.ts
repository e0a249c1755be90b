import {
  findTable,
  type Path,
  type Relationship,
  type ResolvedStep,
  resolvePath,
  resolveStep,
  type SemanticModel,
} from "@parlance/contract";
import { isToOne } from "./grain.ts";

const longest = 6;

/**
 * The ways from one table to another, at most `limit`, best first: fewer steps, then fewer to-many ones, then the
 * model's order. No table is passed twice, except that a relationship of a table with itself is one step. From a table
 * to itself the empty path comes first.
 */
export function shortestPaths(model: SemanticModel, from: string, to: string, limit: number): Path[] {
  if (findTable(model, from) === null || findTable(model, to) === null || limit <= 0) return [];
  const found: ResolvedStep[][] = from === to ? [[]] : [];
  let frontier: ResolvedStep[][] = [[]];
  for (let length = 1; length <= longest && found.length < limit && frontier.length > 0; length += 1) {
    const longer = frontier.flatMap((way) => extend(model, from, way));
    found.push(...longer.filter((way) => way.at(-1)?.to === to).toSorted(byToMany));
    frontier = longer.filter((way) => way.at(-1)?.to !== to).slice(0, 2000);
  }
  return found.slice(0, limit).map((way) => way.map(({ step }) => step));
}

/** A subject and the ways from it to each of the tables asked for, in their order. */
export type CommonSubject = { subject: string; paths: Path[] };

/**
 * Tables that reach all the given ones to-one, nearest first: the grain at which they meet without repeating. The given
 * tables come before others at equal distance.
 */
export function commonSubjects(model: SemanticModel, tables: string[], limit: number): CommonSubject[] {
  const names = [...new Set([...tables, ...model.tables.map(({ name }) => name)])];
  const candidates = names.flatMap((subject) => {
    const paths = tables.map((table) =>
      shortestPaths(model, subject, table, 8).find((path) => isToOne(model, subject, [], path)),
    );
    const known = paths.filter((path) => path !== undefined);
    return known.length === tables.length ? [{ subject, paths: known }] : [];
  });
  const steps = ({ paths }: CommonSubject): number => paths.reduce((sum, path) => sum + path.length, 0);
  return candidates.toSorted((left, right) => steps(left) - steps(right)).slice(0, limit);
}

/** The ways to every table that one row reaches without meeting several rows: itself first, then by length up to `steps`. */
export function reachableToOne(model: SemanticModel, from: string, steps: number): Path[] {
  const found: Path[] = [[]];
  let frontier: ResolvedStep[][] = [[]];
  for (let length = 1; length <= steps; length += 1) {
    frontier = frontier
      .flatMap((way) => extend(model, from, way))
      .filter((way) => way.at(-1)?.toOne === true)
      .slice(0, 200);
    found.push(...frontier.map((way) => way.map(({ step }) => step)));
  }
  return found;
}

/** How many steps of a path may meet several rows. */
export const toManySteps = (model: SemanticModel, subject: string, path: Path): number =>
  (resolvePath(model, subject, path) ?? []).filter((step) => !step.toOne).length;

function extend(model: SemanticModel, from: string, way: ResolvedStep[]): ResolvedStep[][] {
  const at = way.at(-1)?.to ?? from;
  const passed = new Set([from, ...way.map((step) => step.to)]);
  return model.relationships
    .flatMap((relationship) => stepsFrom(model, at, relationship))
    .filter((step) => !passed.has(step.to) || (step.to === at && way.length === 0))
    .map((step) => [...way, step]);
}

function stepsFrom(model: SemanticModel, at: string, { id }: Relationship): ResolvedStep[] {
  return [false, true].flatMap((reversed) => resolveStep(model, at, { relationship: id, reversed }) ?? []);
}

const manyIn = (way: ResolvedStep[]): number => way.filter((step) => !step.toOne).length;
const byToMany = (left: ResolvedStep[], right: ResolvedStep[]): number => manyIn(left) - manyIn(right);
