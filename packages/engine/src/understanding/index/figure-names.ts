import { type ColumnEntry, isNumeric } from "./entries.ts";

/** Figures of a kind: which columns hold one, and what people call it whatever its head is. */
type Kind = { holds: (entry: ColumnEntry) => boolean; called: readonly string[] };

const list = (text: string): readonly string[] => text.split("|");
const among = (text: string): ((word: string) => boolean) => {
  const known = new Set(text.split(" "));
  return (word) => known.has(word);
};
/** Every one of some openings before every one of some heads. */
const each = (openings: readonly string[], heads: readonly string[]): string[] =>
  openings.flatMap((opening) => heads.map((head) => `${opening} ${head}`));

const isPlanned = among("planned plan scheduled schedule estimated estimate expected target budgeted booked allotted");
const isMeasure = ({ column, foreign }: ColumnEntry): boolean =>
  !foreign && column.role === "measure" && isNumeric(column);

const isTimeUnit = among("minute min hour hr second sec s h");
const isLength = among("duration length runtime");
/** Times between, before or beyond what rows are, and those that are paid for. */
const isOtherTime = among(
  "wait waiting delay late lateness response reply notice overtime break idle travel setup age downtime lead first per rate queue hold pause left remaining over under",
);
const tellsLength = (entry: ColumnEntry): boolean =>
  isMeasure(entry) &&
  (entry.words.some((word) => isLength(word) || isTimeUnit(word)) ||
    isTimeUnit(entry.column.unit.label ?? "")) &&
  !entry.words.some(isOtherTime);

const isMark = among("rating score csat satisfaction star stars nps");
const tellsMark = (entry: ColumnEntry): boolean =>
  isMeasure(entry) && entry.words.some(isMark) && Number(entry.column.profile?.maximum ?? 0) <= mostMarks;
const mostMarks = 10;

const isPrice = among("price ppu ppl");
const isCost = among("cost");
const isEach = among("unit piece per each item");
const tellsPrice = (entry: ColumnEntry): boolean =>
  isMeasure(entry) && entry.column.additivity !== "additive" && entry.words.some(isPrice);
const tellsCost = (entry: ColumnEntry): boolean =>
  isMeasure(entry) && entry.words.some(isCost) && entry.words.some(isEach);

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
    holds: (entry) => tellsLength(entry) && !entry.words.some(isPlanned),
    called: [
      ...each(actuals, lengths),
      ...each(["time", "minute"], ["taken", "take", "spent", "spend", "worked", "work"]),
      "duration",
    ],
  },
  {
    holds: (entry) => tellsLength(entry) && entry.words.some(isPlanned),
    called: each(plans, lengths),
  },
  {
    holds: tellsMark,
    called: [
      ...each(["satisfaction", "customer satisfaction", "feedback", "review"], ["score", "rating"]),
      ...list("satisfaction|customer satisfaction|rating|score|csat"),
    ],
  },
  { holds: tellsPrice, called: [...perPiece("price"), "pump price", "price per litre", "price a litre"] },
  { holds: tellsCost, called: perPiece("cost") },
];

/**
 * What people call the only figure of its kind whatever its head is: the "time taken" and "real duration" of "actual (min)" beside planned minutes, the
 * "satisfaction score" of "csat", the "price per piece" of "unit price". Phrases by column, in dictionary form.
 */
export function figureNames(columns: readonly ColumnEntry[]): { column: number; phrases: string[][] }[] {
  return kinds.flatMap(({ holds, called }) => {
    const [only, other] = columns.filter(holds);
    return only === undefined || other !== undefined
      ? []
      : [{ column: only.id, phrases: called.map((name) => name.split(" ")) }];
  });
}
