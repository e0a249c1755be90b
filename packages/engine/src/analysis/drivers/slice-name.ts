import type { Cube, Slice } from "./cube.ts";

/** A slice as people name it: "North", with dimensions "Region North, Channel Web". */
export function sliceName(cube: Cube, slice: Slice, dimensions: boolean): string {
  return slice
    .map(({ dimension, member }) => {
      const value = cube.members[dimension]?.[member] ?? "";
      return dimensions ? `${cube.dimensions[dimension] ?? ""} ${value}` : value;
    })
    .join(", ");
}
