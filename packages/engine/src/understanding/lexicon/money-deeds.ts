/** What is done to money by verbs that rows of money are called after: each form of the verb and the rows' noun. */
export const moneyDeeds: ReadonlyMap<string, string> = new Map(
  "bill:bill billed:bill billing:bill invoice:invoice invoiced:invoice invoicing:invoice charge:charge charged:charge refund:refund refunded:refund refunding:refund fine:fine fined:fine donate:donation donated:donation lend:loan lent:loan lending:loan loaned:loan"
    .split(" ")
    .map((each): [string, string] => {
      const [verb = "", noun = ""] = each.split(":");
      return [verb, noun];
    }),
);
