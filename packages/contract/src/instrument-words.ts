/** Words that tables of what instruments read go by, in the singular: their figures are how high something was at a time. */
export const instrumentWords: ReadonlySet<string> = new Set(
  "reading measurement observation telemetry sensor vital weather monitoring".split(" "),
);
