/** A stretch out of line, `start` to `end` (exclusive), or a level shift at `start`; `size` in usual spreads. */
export type Stretch = {
  kind: "stretch" | "level-shift";
  start: number;
  end: number;
  size: number;
  pValue: number;
};
