import type { Frame, Group } from "../../parse/frame/frame.ts";
import type { Style } from "../build-context.ts";

/** "Which weekday", "the busiest hour": a time that is to be found, not one that figures are told for. */
export const isTimeSought = (group: Group): boolean => isAsked(group) || isRanked(group);

const isAsked = (group: Group): boolean => "asked" in group && group.asked === true;
const isRanked = (group: Group): boolean => "ranked" in group && group.ranked === true;

/**
 * What a superlative of figures by groups means: "on what weekday is revenue highest" asks for the weekday, "the top 2 months by
 * revenue" and "the best month of each year by revenue" for the months, "the highest price by country" for a figure of each group.
 */
export const stylesOfGroups = ({ groups, extremes }: Frame): [Style["extreme"], number][] =>
  groups.some(
    (group) => isAsked(group) || (isRanked(group) && (groups.length > 1 || (extremes[0]?.size ?? 1) > 1)),
  )
    ? [
        ["groups", 0],
        ["figure", -0.5],
      ]
    : [["figure", 0]];
