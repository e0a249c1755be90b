import { type Column, dayOf } from "@parlance/contract";
import { comparableWords } from "./name-words.ts";
import { spokenName } from "./naming.ts";
import { keyName } from "./references/key-words.ts";

/**
 * The column that periods apply to: the time column of a day or finer whose name speaks of the deed that makes the row (the
 * table's, else that of the rows' number: "Order Date" beside "Order ID"), else one that tells more than when it was arranged or
 * what came of it, the earlier ones first; else a day that refers to a calendar, else a year. The day that a sheet has a row for comes
 * before the days of what the row is about ("Day" before "Campaign start").
 */
export function timeColumn(
  table: string,
  columns: Column[],
  primaryKey: readonly string[] = [],
): string | null {
  const times = columns.filter((column) => column.role === "time");
  const daily = columns.filter(
    (column) => column.physicalType === "date" || column.physicalType === "timestamp",
  );
  const days = daily.filter(({ role }) => role === "time");
  const among = days.length > 0 || times.some(isYear) ? days : daily;
  const rows: Rows = {
    own: ownWords(table),
    numbered: numberedThings(columns),
    others: otherThings(columns, primaryKey),
    shared: sharedWords(among),
    asked: among.some((column) => comparableWords(spokenName(column)).some((word) => asking.has(word))),
  };
  const scored = among
    .map((column, index) => ({
      name: column.name,
      score:
        timeScore(column, rows) +
        (isDayOfRow(column, among, primaryKey)
          ? 3
          : isOfRecord(column) && among.some((other) => tellsAll(other, rows))
            ? -1
            : 0) -
        index * 0.1 -
        among.filter((other) => precedes(other, column)).length * 0.15,
    }))
    .sort((a, b) => b.score - a.score);
  const best = among.find(({ name }) => name === scored[0]?.name);
  const told = best === undefined ? undefined : (foreseen(best, among) ?? best);
  return told?.name ?? times.find(isYear)?.name ?? null;
}

/** "Planned departure" of an "actual departure" that some rows never came to: the one that all rows have. */
const foreseen = (column: Column, times: readonly Column[]): Column | undefined => {
  const words = comparableWords(spokenName(column));
  if (!words.includes("actual") || (column.profile?.nulls ?? 0) === 0) return undefined;
  const event = words.filter((word) => word !== "actual").join(" ");
  return times.find((other) => {
    const its = comparableWords(spokenName(other));
    const plain = its.filter((word) => word !== "planned" && word !== "scheduled");
    return plain.length < its.length && plain.join(" ") === event && other.profile?.nulls === 0;
  });
};

interface Rows {
  /** Words of the table's name. */
  own: readonly string[];
  /** Words of what its first key numbers ("order" of "Order ID"). */
  numbered: readonly string[];
  /** Words of what its other keys number ("order" of "Order no" in returns that have a "Return ID"). */
  others: ReadonlySet<string>;
  /** Words that all its times are called by, which tell none of them from the others ("visit date", "visit booked date"). */
  shared: ReadonlySet<string>;
  /** Whether one of its times is that at which something was asked for. */
  asked: boolean;
}

/** "Theatre lists": what only says that there are many rows makes "listed" no deed of theirs. */
const ownWords = (table: string): string[] => {
  const words = comparableWords(table);
  const things = words.filter((word) => word !== "list");
  return things.length === 0 ? words : things;
};

const sharedWords = (times: readonly Column[]): ReadonlySet<string> => {
  const [first = [], ...others] = times.map((column) => comparableWords(spokenName(column)));
  return new Set(
    others.length === 0 ? [] : first.filter((word) => others.every((each) => each.includes(word))),
  );
};

const isYear = (column: Column): boolean => comparableWords(spokenName(column)).includes("year");

const numberedThings = (columns: readonly Column[]): string[] =>
  columns
    .filter(({ role }) => role === "key")
    .map((column) =>
      comparableWords(spokenName(column))
        .slice(0, -1)
        .filter((word) => !rowWords.has(word)),
    )
    .find((words) => words.length > 0) ?? [];

/** What keys number that a row has one of, where the rows have a number of their own. */
function otherThings(columns: readonly Column[], [key, second]: readonly string[]): ReadonlySet<string> {
  const thingsOf = (name: string): string[] => keyName(name).own.filter((word) => !rowWords.has(word));
  const own = key === undefined || second !== undefined ? [] : thingsOf(key);
  if (own.length === 0) return new Set();
  const keys = columns.filter(({ name }) => name !== key && keyName(name).isKey);
  return new Set(keys.flatMap(({ name }) => thingsOf(name)).filter((word) => !own.includes(word)));
}

/** Words of keys that number rows of a sheet or days, and no thing. */
const rowWords: ReadonlySet<string> = new Set("row line record entry item date day time".split(" "));

/**
 * Whether rows are numbered by a day and something else, or a column that is only called a day is told of nearly all of them and has about as many days
 * as any other.
 */
const isDayOfRow = (column: Column, times: readonly Column[], primaryKey: readonly string[]): boolean =>
  (primaryKey.length > 1 && primaryKey.includes(column.name)) ||
  (comparableWords(spokenName(column)).every((word) => plainDay.has(word)) &&
    filledOf(column) >= nearlyAll &&
    times.every((other) => other === column || daysOf(other) < fewerDays * daysOf(column)));

/** A column of so much more days than the plain one has is not about the same rows' days. */
const fewerDays = 1.5;
const nearlyAll = 0.9;

/** The share of rows that a column tells something of. */
const filledOf = ({ profile }: Column): number =>
  profile === null || profile.sampledRows === 0 ? 1 : 1 - profile.nulls / profile.sampledRows;

const plainDay: ReadonlySet<string> = new Set("day date report reporting".split(" "));

/** How many different days a column has, at most. */
function daysOf({ profile }: Column): number {
  const [first, last] = [profile?.minimum, profile?.maximum];
  if (typeof first !== "string" || typeof last !== "string") return 0;
  return Math.min(profile?.distinct ?? 0, (dayOf(last) - dayOf(first)) / 86_400_000 + 1);
}

/** Whether one time column's rows begin and end before another's, and no fewer rows tell it; in few rows that comes about by chance. */
const precedes = (one: Column, other: Column): boolean =>
  (one.profile?.sampledRows ?? 0) >= fewRows &&
  filledOf(one) >= filledOf(other) &&
  isBefore(one.profile?.minimum, other.profile?.minimum) &&
  isBefore(one.profile?.maximum, other.profile?.maximum);

const fewRows = 30;

const isBefore = (one: unknown, other: unknown): boolean =>
  typeof one === "string" && typeof other === "string" && one < other;

/** "Booked", "listed" beside the name of an event: a step towards it. */
const planned = /(?:..ed|made|sent)$/u;

/** Words of a time at which something was arranged that happened at another. */
const arranged: ReadonlySet<string> = new Set(
  "book booked booking reserved requested request ordered order entered logged pledged referred quoted".split(
    " ",
  ),
);

/** What was asked for comes in later ("requested", "received"). */
const asking: ReadonlySet<string> = new Set("request requested order ordered".split(" "));
const answering: ReadonlySet<string> = new Set("received receipt receive arrived".split(" "));

/** What takes place at a time: "Op date" of a sheet of cases is when they were, beside the day on which they were put on its list. */
const events: ReadonlySet<string> = new Set(
  "appointment call class consultation event exam game incident inspection lesson match operation op procedure session surgery transaction treatment trip visit".split(
    " ",
  ),
);

/** "Created at": when the row was written down, which any other time of all rows' own event tells more than. */
const isOfRecord = (column: Column): boolean =>
  comparableWords(spokenName(column)).every((word) => recorded.has(word));

const recorded: ReadonlySet<string> = new Set(
  "created create inserted insert added at on date time".split(" "),
);

const tellsAll = (column: Column, rows: Rows): boolean =>
  !isOfRecord(column) && !comesAfter(column, rows) && (column.profile?.nulls ?? 0) === 0;

/** How many letters a deed and the table of what came of it begin with alike ("shipped" of shipments). */
const rootLength = 4;

/** Words of times other than that of the row's own event: ends, plans and changes of it, what came of it, and birthdays. */
const secondary: ReadonlySet<string> = new Set(
  [
    "promised promise expected estimated planned target deadline due required expiry expiration expire valid next renew renewal",
    "earliest first oldest birth birthday death died deceased updated update modified deleted last latest status",
    "end close closed closing cancelled cancel completed finished resolved settled terminated termination exit exited departed discharged out off to until dropoff checkout resulted result results answered",
    "ship shipped shipping shipment dispatch dispatched despatch despatched delivery delivered paid payment return returned refund refunded",
  ]
    .join(" ")
    .split(" "),
);

const ofRootOf = ({ own }: Rows): ((word: string) => boolean) => {
  const roots = own.map(rootOf).filter(({ length }) => length === rootLength);
  return (word) => roots.some((root) => rootOf(word) === root);
};

/** Whether a time is another than that of the row's own event. */
function comesAfter(column: Column, rows: Rows): boolean {
  const isOfRoot = ofRootOf(rows);
  return comparableWords(spokenName(column)).some(
    (word) => secondary.has(word) && !rows.own.includes(word) && !isOfRoot(word),
  );
}

function timeScore(column: Column, rows: Rows): number {
  const { own, numbered, shared } = rows;
  const words = comparableWords(spokenName(column)).filter((word) => !shared.has(word));
  const isOfRoot = ofRootOf(rows);
  const called = isCalledAlone(column, rows) || words.some((word) => own.includes(word));
  const score = called ? 2 : words.some(isOfRoot) ? 1 : 0;
  const bySheet =
    score > 0
      ? 0
      : words.some((word) => numbered.includes(word))
        ? 0.25
        : words.some((word) => arranged.has(word))
          ? -0.4
          : words.some((word) => events.has(word)) && !words.some((word) => planned.test(word))
            ? 0.2
            : 0;
  const answers = score === 0 && rows.asked && words.some((word) => answering.has(word)) ? -0.4 : 0;
  const ofOther = score === 0 && words.some((word) => rows.others.has(word)) ? -0.4 : 0;
  const follows = comesAfter(column, rows) ? -2 : 0;
  const begins = words.some((word) => ["start", "created", "create", "opened", "placed"].includes(word))
    ? 0.3
    : 0;
  const filled = filledOf(column);
  return score * filled + bySheet + ofOther + answers + follows + begins + gapWeight * filled;
}

/** "Bill date" of bills among a "bill order date" and a "bill due date", "fed on" of feedings beside "feed bought on": what says nothing but the rows' own deed. */
function isCalledAlone(column: Column, rows: Rows): boolean {
  const told = comparableWords(spokenName(column)).filter((word) => !bare.has(word));
  const isOfRoot = ofRootOf(rows);
  return told.length > 0 && told.every((word) => rows.own.includes(word) || isOfRoot(word));
}

/** Words of any time, which tell none from the others. */
const bare: ReadonlySet<string> = new Set("date day time on at".split(" "));

/** How much it says against a time that rows have none, beside what its name says. */
const gapWeight = 1.5;

/** "Paid" is of payments, "sold" of sales, "fed" of feedings. */
const irregular: ReadonlyMap<string, string> = new Map([
  ["paid", "payment"],
  ["sold", "sale"],
  ["bought", "purchase"],
  ["fed", "feeding"],
  ["met", "meeting"],
  ["lent", "lending"],
]);

const rootOf = (word: string): string => (irregular.get(word) ?? word).slice(0, rootLength);
