/** What rows of sales that several lines belong to are called. */
export const orderWords: ReadonlySet<string> = new Set(
  "order invoice transaction basket receipt ticket sale booking rental reservation purchase bill".split(" "),
);
