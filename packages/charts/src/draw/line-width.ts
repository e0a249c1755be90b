/** Pixels of a line, and of one through so many points that its ups and downs would run together. */
const widths = { usual: 2, dense: 1 };

/** Pixels that a point needs beside the next for a line of the usual width. */
const pixelsPerPoint = 2;

/** How wide a line through so many points is drawn in a chart of that width. */
export const lineWidth = (points: number, width: number): number =>
  points * pixelsPerPoint > width ? widths.dense : widths.usual;
