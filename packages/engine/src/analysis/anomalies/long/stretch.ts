/**
 * A stretch out of line, `start` to `end` (exclusive), or a level shift at `start`; `size` in usual spreads (below 0: low, or
 * still); `chance` that a series which is like itself throughout shows any such.
 */
export type Stretch = {
  kind: "stretch" | "level-shift";
  start: number;
  end: number;
  size: number;
  chance: number;
};
