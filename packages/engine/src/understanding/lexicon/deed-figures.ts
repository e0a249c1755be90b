const list = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** What verbs come to that no rows are called after: each form of them, and what figures are called by it. */
const measured: readonly (readonly [verbs: string, figures: string])[] = [
  [
    "drive drives drove driven driving fly flies flew flown flying ride rides rode ridden travel travelled traveled sail sailed cover covered",
    "distance mileage",
  ],
  ["use uses used using consume consumes consumed consuming burn burned burnt burning", "consumption usage"],
  ["emit emits emitted emitting", "emission"],
  ["die dies died dying", "death fatality"],
  ["kill kills killed killing", "death fatality killed"],
  ["injure injures injured injuring", "injury injured"],
];

/** What figures are called that a verb comes to ("drove" a distance); empty where no verb is known to. */
export const figuresOfDeed = (verb: string): readonly string[] => byVerb.get(verb) ?? [];

const byVerb: ReadonlyMap<string, readonly string[]> = new Map(
  measured.flatMap(([verbs, figures]) => verbs.split(" ").map((verb) => [verb, figures.split(" ")] as const)),
);

/** Verbs by which money comes from those who need not pay it. */
export const giving: ReadonlySet<string> = list(
  "give gives gave given giving donate donates donated donating contribute contributes contributed raise raises raised raising fundraising",
);

/** What takes back what is said of a figure, or tells of rows that came to nothing: no deed that a figure stands for by itself. */
export const undoing: ReadonlySet<string> = list(
  "return returned cancel cancelled canceled refund refunded reject rejected void voided lose lost miss missed waste wasted scrap scrapped owe owed delay delayed damage damaged forget skip skipped save saved",
);
