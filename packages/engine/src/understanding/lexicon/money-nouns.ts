/** Tables whose rows are sums of money that changed hands. */
export const moneyNouns: ReadonlySet<string> = new Set(
  "payment expense donation deposit contribution expenditure payout spend spending sale sales refund withdrawal cost fee charge salary wage bonus commission".split(
    " ",
  ),
);

/** Rows that are money which somebody has to pay or is given: they are as often counted ("fines by month"), and add up where it is said of them. */
export const exactedNouns: ReadonlySet<string> = new Set(
  "fine penalty surcharge levy toll tip bonus commission premium grant royalty dividend subsidy".split(" "),
);

/** What single amounts are called; none is another word for a text (a "rate" for a "cost center"). */
export const amountWords: ReadonlySet<string> = new Set("price cost charge fee fare rate".split(" "));
