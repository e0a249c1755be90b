/**
 * Nouns that stand for one another: a general one for any of the class, those of a trade (one line each) for a general one and
 * for those of their line. `parts` are lines that a general noun may be said for, while they themselves tell which of the class are meant.
 */
type TradeClass = { general: string; trades: readonly string[]; parts: readonly string[] };

const classes: readonly TradeClass[] = [
  {
    general: "location site branch outlet premises premise facility venue",
    trades: [
      "clinic practice",
      "store shop",
      "gym club studio",
      "garage depot yard",
      "garage workshop",
      "office",
      "centre center",
      "salon",
      "restaurant cafe bistro",
      "pub",
      "hotel hostel",
      "campus",
      "cinema theatre theater",
      "dealership showroom",
    ],
    parts: ["warehouse", "plant factory", "building", "hospital", "school"],
  },
  {
    general: "employee staff worker personnel workforce colleague",
    trades: [
      "therapist physio physiotherapist",
      "doctor physician clinician",
      "vet veterinarian",
      "mechanic technician engineer fitter",
      "agent adviser advisor rep representative salesperson salesman",
      "trainer coach instructor teacher tutor",
      "stylist hairdresser barber",
      "server waiter waitress",
      "lawyer attorney solicitor",
    ],
    parts: ["nurse carer caregiver", "driver", "inspector surveyor", "cashier clerk teller", "consultant"],
  },
  {
    general: "customer client",
    trades: ["patient", "guest", "member", "buyer shopper purchaser", "policyholder"],
    parts: ["student pupil learner", "donor giver", "tenant renter lessee", "passenger", "borrower"],
  },
  {
    general: "vehicle",
    trades: ["car automobile", "truck lorry van", "bus coach", "bike bicycle", "taxi cab"],
    parts: [],
  },
  {
    general: "company firm business corporation enterprise organisation organization",
    trades: [],
    parts: [],
  },
  { general: "job request task", trades: [], parts: [] },
  { general: "delivery load", trades: [], parts: [] },
  { general: "ticket case request", trades: [], parts: [] },
  { general: "plan package membership subscription", trades: [], parts: [] },
];

/** The nouns of one class by what is said: all of the class, and those that it may stand for. */
export type TradeNoun = {
  said: string;
  all: ReadonlySet<string>;
  general: ReadonlySet<string>;
  meant: ReadonlySet<string>;
};

/** Every noun of every class; one of two classes stands in each. */
export const tradeNouns: readonly TradeNoun[] = classes.flatMap(nounsOf);

function nounsOf({ general: line, trades, parts }: TradeClass): TradeNoun[] {
  const [general, ...lines] = [line, ...trades, ...parts].map((each) => each.split(" "));
  const generals = new Set(general);
  const all = new Set([...generals, ...lines.flat()]);
  const told = new Set(parts.flatMap((each) => each.split(" ")));
  return [...all].map((said) => ({
    said,
    all,
    general: generals,
    meant: generals.has(said)
      ? all
      : new Set([...(told.has(said) ? [] : generals), ...lines.filter((each) => each.includes(said)).flat()]),
  }));
}
