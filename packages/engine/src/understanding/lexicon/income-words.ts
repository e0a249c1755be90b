/** What somebody's income may be called. */
export const incomeWords: ReadonlySet<string> = new Set(
  "income salary wage pay payroll compensation".split(" "),
);
