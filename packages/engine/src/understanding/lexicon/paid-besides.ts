/** What is paid besides the price of what was sold. */
export const paidBesides: ReadonlySet<string> = new Set(
  "freight shipping postage tax vat tip gratuity fee surcharge".split(" "),
);
