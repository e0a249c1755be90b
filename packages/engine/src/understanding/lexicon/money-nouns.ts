/** Tables whose rows are sums of money that changed hands. */
export const moneyNouns: ReadonlySet<string> = new Set(
  "payment expense donation deposit contribution expenditure payout spending".split(" "),
);
