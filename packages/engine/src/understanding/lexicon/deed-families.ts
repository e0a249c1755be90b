/** The forms of a verb for a deed, and what rows of it are called. */
export type Deed = { done: string; base: string; doing: string; rows: string };

/** Verbs for one deed, whichever of them data is called by; a line each, its verbs by "done|do|doing|rows". */
const families: readonly string[] = [
  "loaned|loan|loaning|loan,rented|rent|renting|rental,hired|hire|hiring|hire,leased|lease|leasing|lease,borrowed|borrow|borrowing|borrowing,lent|lend|lending|lending,checked out|check out|checking out|checkout,taken out|take out|taking out|loan,rented out|rent out|renting out|rental,lent out|lend out|lending out|loan,hired out|hire out|hiring out|hire",
  "enrolled|enrol|enrolling|enrolment,enrolled|enroll|enrolling|enrollment,registered|register|registering|registration,signed up|sign up|signing up|signup",
  "booked|book|booking|booking,reserved|reserve|reserving|reservation",
  "repaired|repair|repairing|repair,fixed|fix|fixing|fix,mended|mend|mending|repair",
];

const forms = ["done", "base", "doing", "rows"] as const satisfies readonly (keyof Deed)[];

/** What a word or phrase may be a form of: which form it is, and the verbs for that deed. */
export type KnownDeed = { form: keyof Deed; kin: readonly Deed[] };

/** The deeds by each form of each of their verbs; rows in the plural too. */
export const deedFamilies: ReadonlyMap<string, KnownDeed> = new Map(
  families.flatMap((line) => {
    const kin = line.split(",").map((verb): Deed => {
      const [done = "", base = "", doing = "", rows = ""] = verb.split("|");
      return { done, base, doing, rows };
    });
    return kin.flatMap((deed) => [
      ...forms.map((form): [string, KnownDeed] => [deed[form], { form, kin }]),
      [`${deed.rows}s`, { form: "rows", kin }] satisfies [string, KnownDeed],
    ]);
  }),
);
