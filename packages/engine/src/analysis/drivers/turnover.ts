import { type CubeFigures, leavesIn, sum } from "./cube.ts";

/** A member that only one of the periods has, with its figure there and that figure's part of its period. */
export type Turnover = { dimension: number; member: number; isNew: boolean; figure: number; share: number };

/** Members with less of their period than this part are not worth telling. */
const leastShare = 0.01;

/**
 * Members that are new in the current period or gone from it, weightiest first. A member's figure that went from or to
 * nothing is no growth rate; it is told apart from members that changed. `figure` counts the last figure of the cube:
 * the measure, or a ratio's denominator.
 */
export function findTurnover({ cube, prior, current }: CubeFigures): Turnover[] {
  const [before, after] = [prior.at(-1) ?? new Float64Array(), current.at(-1) ?? new Float64Array()];
  const wholes = { before: sum(before), after: sum(after) };
  return cube.members
    .flatMap((members, dimension) =>
      members.map((_, member): Turnover => {
        const inside = leavesIn(cube, [{ dimension, member }]);
        const [old, now] = [sum(before, inside), sum(after, inside)];
        const isNew = old === 0 && now !== 0;
        const share = isNew ? now / wholes.after : now === 0 ? old / wholes.before : 0;
        return { dimension, member, isNew, figure: isNew ? now : old, share };
      }),
    )
    .filter(({ share }) => share >= leastShare)
    .toSorted((a, b) => b.share - a.share);
}
