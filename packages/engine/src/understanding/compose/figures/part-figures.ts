import { emptyFrame } from "../../parse/frame/frame.ts";
import { type Build, fault } from "../build-context.ts";
import { conditionsFilter } from "../conditions/conditions.ts";
import type { Shown } from "./figure.ts";
import { onlyRows } from "./only-rows.ts";

/**
 * "How many of these were late?": the first figure once more, of the rows that meet the part's conditions; empty where the
 * question tells no part from the others.
 */
export function partFigures(build: Build, subject: number, figures: readonly Shown[]): Shown[] {
  const { part } = build.frame;
  const [first] = figures;
  if (part === null) return [];
  const filter = conditionsFilter({ ...build, frame: { ...emptyFrame(), ...part } }, subject);
  if (first === undefined || filter === null || first.figure.table !== subject) {
    fault(build, "leftover");
    return [];
  }
  const { figure } = first;
  return [
    {
      target: null,
      figure: {
        ...figure,
        label: `of these, ${figure.label}`,
        express: (path) => onlyRows(figure.express(path), filter),
      },
    },
  ];
}
