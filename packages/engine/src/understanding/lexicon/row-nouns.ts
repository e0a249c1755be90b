/** What people of a trade call the rows of a sheet beside what it calls them itself: the name, then the other ones. */
const lines: readonly string[] = [
  "application|applicant",
  "appointment|visit appt",
  "bill|cheque tab",
  "booking|reservation spot slot appointment",
  "candidate|applicant",
  "complaint|case",
  "consignment|shipment load drop",
  "delivery|drop",
  "donation|gift contribution",
  "donor|supporter giver",
  "enquiry|inquiry lead",
  "gift|donation contribution",
  "hire|rental",
  "incident|ticket case",
  "inspection|check audit",
  "invoice|bill",
  "issue|ticket",
  "job|task callout ticket",
  "lead|enquiry inquiry prospect",
  "loan|borrower debtor",
  "mortgage|borrower",
  "order|purchase booking",
  "outpatient|visit appointment attendance",
  "rental|hire",
  "repair|job",
  "reservation|booking",
  "return|rma",
  "session|lesson",
  "shipment|consignment parcel",
  "ticket|call issue incident request",
  "transaction|fill purchase payment swipe",
  "trip|journey ride run",
  "visit|appointment attendance",
];

const byName: ReadonlyMap<string, readonly string[]> = new Map(
  lines.map((line) => {
    const [name = "", others = ""] = line.split("|");
    return [name, others.split(" ")];
  }),
);

/** The other names of rows that are called so, in dictionary form. */
export const otherRowNouns = (name: string): readonly string[] => byName.get(name) ?? [];

/** What takes place on a day, which rows that are dated by it are called by ("Op date"), beside deeds and documents. */
export const datedEvents: ReadonlySet<string> = new Set(
  "admission appt attendance concert consultation exam game interview lesson match op operation party session surgery tour treatment txn wedding".split(
    " ",
  ),
);
