/** Whom and what figures are divided by, rather than listed for each. */
export const headed: ReadonlySet<string> = new Set(
  "customer client employee user member guest subscriber account buyer patient visitor order invoice transaction sale booking receipt basket".split(
    " ",
  ),
);
