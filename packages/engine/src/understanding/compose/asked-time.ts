import type { Frame } from "../parse/frame.ts";
import type { Style } from "./build-context.ts";

/**
 * What a superlative of figures by groups means: "on what weekday is revenue highest" asks for the weekday, "the highest price by
 * country" for a figure of each group.
 */
export const stylesOfGroups = ({ groups }: Frame): [Style["extreme"], number][] =>
  groups.some((group) => "asked" in group && group.asked === true)
    ? [
        ["groups", 0],
        ["figure", -0.5],
      ]
    : [["figure", 0]];
