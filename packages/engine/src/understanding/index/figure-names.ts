import { isEventWord } from "../lexicon/is-event-word.ts";
import { foreseen } from "../lexicon/planned.ts";
import { type ColumnEntry, holdsFigure } from "./entries.ts";
import { isSoldFor } from "./is-sold-for.ts";

type Holds = (entry: ColumnEntry) => boolean;
/** Figures of a kind: which columns hold one, and what people call it whatever its head is. */
type Kind = { holds: Holds; called: readonly string[] };

const list = (text: string): readonly string[] => text.split("|");
const among = (text: string): ((word: string) => boolean) => {
  const known = new Set(text.split(" "));
  return (word) => known.has(word);
};
/** Every one of some openings before every one of some heads. */
const each = (openings: readonly string[], heads: readonly string[]): string[] =>
  openings.flatMap((opening) => heads.map((head) => `${opening} ${head}`));

const isTimeUnit = among("minute min hour hr second sec s h");
const isLength = among("duration length runtime");
/** Times between, before or beyond what rows are, and those that are paid for. */
const isOtherTime = among(
  "wait waiting delay late lateness response reply notice overtime break idle travel setup age downtime lead first per rate queue hold pause left remaining over under",
);
const isPlanned: Holds = ({ words }) => words.some((word) => foreseen.test(word));
const tellsLength: Holds = (entry) =>
  holdsFigure(entry) &&
  (entry.words.some((word) => isLength(word) || isTimeUnit(word)) ||
    isTimeUnit(entry.column.unit.label ?? "")) &&
  !entry.words.some(isOtherTime);

/** Nights that rows take, and not what one costs, nor a bound of them ("minimum nights"). */
const tellsStay: Holds = (entry) =>
  holdsFigure(entry) && entry.column.unit.kind !== "currency" && stays.has(entry.core.join(" "));
const stays: ReadonlySet<string> = new Set(
  "night|night stayed|night booked|number of night|stay night|stay day|stay|stay length|length of stay|length of stay day|los|los day".split(
    "|",
  ),
);
const tellsActual: Holds = (entry) => tellsLength(entry) && !isPlanned(entry);
const tellsPlan: Holds = (entry) => tellsLength(entry) && isPlanned(entry);

const isMark = among("rating score csat satisfaction star stars nps");
const tellsMark: Holds = (entry) =>
  holdsFigure(entry) && entry.words.some(isMark) && Number(entry.column.profile?.maximum ?? 0) <= mostMarks;
const mostMarks = 10;

const isPrice = among("price ppu ppl");
const isCost = among("cost");
const isEach = among("unit piece per each item");
const tellsPrice: Holds = (entry) =>
  holdsFigure(entry) && entry.column.additivity !== "additive" && entry.words.some(isPrice);
const tellsSold: Holds = (entry) => holdsFigure(entry) && isSoldFor(entry);
const tellsCost: Holds = (entry) =>
  holdsFigure(entry) && entry.words.some(isCost) && entry.words.some(isEach);

/** What is still to be paid, in whatever words beside it. */
const tellsOutstanding: Holds = (entry) => holdsFigure(entry) && entry.words.includes("outstanding");

/** Whom each row was given to. */
const isGivenTo: Holds = ({ column, words, foreign }) =>
  !foreign &&
  column.physicalType === "string" &&
  /^(?:assigned to|assignee|handled by|assigned agent)$/.test(
    words.map((word) => (word === "assign" ? "assigned" : word)).join(" "),
  );

/** Whom the things of a sheet were given to, where it tells of nobody else. */
const isHolder = (entry: ColumnEntry, columns: readonly ColumnEntry[]): boolean =>
  isGivenTo(entry) &&
  columns.every(
    (other) =>
      other.table === entry.table &&
      (other === entry ||
        !other.words.some((word) => others.has(word) || (isKey(other) && isEventWord(word)))),
  );
const isKey = ({ column }: ColumnEntry): boolean => column.role === "key";
const others: ReadonlySet<string> = new Set(
  "customer client buyer member requester reporter caller guest patient user person contact agent name by owner".split(
    " ",
  ),
);

const pieces = ["unit", "piece", "item"];
const perPiece = (figure: string): string[] => [
  ...each([`${figure} per`, `${figure} a`], pieces),
  `${figure} each`,
  `${figure} apiece`,
  ...pieces.map((piece) => `${piece} ${figure}`),
];
const actuals = ["actual", "real", "true"];
const plans = ["planned", "scheduled", "estimated"];
const lengths = list("time|duration|length|minute");

const kinds: readonly Kind[] = [
  {
    holds: tellsActual,
    called: [
      ...each(actuals, lengths),
      ...each(["time", "minute"], ["taken", "take", "spent", "spend", "worked", "work"]),
      "duration",
    ],
  },
  {
    holds: tellsStay,
    called: list(
      "length of stay|length of the stay|stay length|stay duration|duration of stay|duration of the stay|los",
    ),
  },
  { holds: tellsPlan, called: each(plans, lengths) },
  {
    holds: tellsMark,
    called: [
      ...each(["satisfaction", "customer satisfaction", "feedback", "review"], ["score", "rating"]),
      ...list("satisfaction|customer satisfaction|rating|score|csat"),
    ],
  },
  { holds: tellsPrice, called: [...perPiece("price"), "pump price", "price per litre", "price a litre"] },
  {
    holds: isGivenTo,
    called: list("agent|assignee|technician|handler|support agent|team member|engineer"),
  },
  {
    holds: tellsSold,
    called: list(
      "selling price|sell price|sale price|sold price|sales price|price sold|price sold for|price achieved",
    ),
  },
  { holds: tellsCost, called: perPiece("cost") },
  {
    holds: tellsOutstanding,
    called: list("outstanding amount|amount outstanding|outstanding balance|balance outstanding|outstanding"),
  },
];

/** What a column is called where its name is written out, without the unit that it has in brackets. */
export const labelSaid = ({ column }: ColumnEntry): string =>
  column.label.replace(/ *\([^()]*\)$/, "").toLowerCase();

const onlyOne =
  (holds: Holds) =>
  (columns: readonly ColumnEntry[]): ColumnEntry | null => {
    const [only, other] = columns.filter(holds);
    return other === undefined ? (only ?? null) : null;
  };

/** The only column that tells how long rows took. */
export const lengthColumn = onlyOne(tellsActual);
/** The only column that tells for how many nights someone stays. */
export const stayColumn = onlyOne(tellsStay);
/** The only column that tells how long they were to take. */
export const plannedLength = onlyOne(tellsPlan);
/** The only column that tells what a piece is sold for. */
export const priceColumn = onlyOne(tellsPrice);
/** The only column of marks. */
export const markColumn = onlyOne(tellsMark);

/**
 * What people call the only figure of its kind whatever its head is: the "time taken" and "real duration" of "actual (min)" beside planned minutes, the
 * "satisfaction score" of "csat", the "price per piece" of "unit price". Phrases by column, in dictionary form.
 */
export function figureNames(columns: readonly ColumnEntry[]): { column: number; phrases: string[][] }[] {
  const holder = columns.find((each) => isHolder(each, columns));
  const people = list("person|employee|user|staff member|holder|owner").map((name) => name.split(" "));
  const held = holder === undefined ? [] : [{ column: holder.id, phrases: people }];
  const told = kinds.flatMap(({ holds, called }) => {
    const only = onlyOne(holds)(columns);
    return only === null ? [] : [{ column: only.id, phrases: called.map((name) => name.split(" ")) }];
  });
  return [...told, ...held];
}
