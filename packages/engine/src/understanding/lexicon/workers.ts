/** What those are called who do the work that rows tell of, as a column that is called so says. */
export const workers: ReadonlySet<string> = new Set(
  `agent assignee technician mechanic engineer handler adviser advisor consultant officer clerk cashier salesperson seller
  nurse doctor inspector surveyor operator worker employee representative driver teacher instructor coach`.split(
    /\s+/,
  ),
);

/** Who leads others, as references to them are called. */
export const leaders: ReadonlySet<string> = new Set(
  "head manager chair chairman chairperson leader lead director boss chief captain principal president dean supervisor".split(
    " ",
  ),
);
