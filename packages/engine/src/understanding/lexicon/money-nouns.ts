/** Tables whose rows are sums of money that changed hands. */
export const moneyNouns: ReadonlySet<string> = new Set(
  "payment expense donation deposit contribution expenditure payout spend spending sale sales refund withdrawal cost fee charge salary wage bonus commission".split(
    " ",
  ),
);

/** What single amounts are called; none is another word for a text (a "rate" for a "cost center"). */
export const amountWords: ReadonlySet<string> = new Set("price cost charge fee fare rate".split(" "));
