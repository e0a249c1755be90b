/** What those are called who do the work that rows tell of, as a column that is called so says. */
export const workers: ReadonlySet<string> = new Set(
  `agent assignee technician mechanic engineer handler adviser advisor consultant officer clerk cashier salesperson seller
  nurse doctor inspector surveyor operator worker employee representative rep driver teacher instructor trainer
  coach`.split(/\s+/),
);

/** Who does something for others, where rows tell of what was done: these firms and people. */
export const doers: ReadonlySet<string> = new Set([
  ...workers,
  ..."contractor subcontractor vendor supplier carrier courier haulier provider handyman".split(" "),
]);

/** Whom rows are done for: those who buy, book and pay. */
export const clients: ReadonlySet<string> = new Set(
  "customer client buyer account guest shopper patron subscriber consumer patient tenant donor".split(" "),
);

/** Who leads others, as references to them are called. */
export const leaders: ReadonlySet<string> = new Set(
  "head manager chair chairman chairperson leader lead director boss chief captain principal president dean supervisor".split(
    " ",
  ),
);

/** Parts that people, or those who compete like them, play in a row; a column that is called so says who. */
export const roles: ReadonlySet<string> = new Set([
  ...workers,
  ...`player driver rider jockey champion winner coach manager director artist singer performer athlete swimmer skater runner cyclist
  candidate incumbent author writer president mayor captain host actor actress employee customer client owner person judge name
  pilot scorer golfer wrestler boxer contestant competitor nominee recipient representative member teacher student volunteer donor`.split(
    /\s+/,
  ),
]);

/** Whether rows that are called so play a part among people: "managers", "coaches". */
export const isPartPlayed = (word: string): boolean => leaders.has(word) || roles.has(word);
