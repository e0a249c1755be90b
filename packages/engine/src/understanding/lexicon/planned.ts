/** A word of what was planned, not of what was. */
export const planned = /^(?:target|budget|budgeted|planned|goal|quota|forecast|forecasted)$/;

/** The same, and what a figure was only thought to come to beforehand. */
export const foreseen =
  /^(?:target|budget|budgeted|plan|planned|goal|quota|forecast|forecasted|scheduled?|est|estimated?|expected|quoted|promised|booked|allotted)$/;

/** What names of figures say that are asked or hoped for, beside what is so. */
export const aimed: ReadonlySet<string> = new Set(
  "market list listing asking target planned plan budget goal expected estimated".split(" "),
);
