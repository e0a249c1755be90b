/** How many lines of a file are not, or not wholly, in its table. */
export const skippedText = (lines: number): string =>
  `${lines.toLocaleString("en")} ${lines === 1 ? "line was" : "lines were"} left out or mended`;
