import type { GlossaryTerm } from "@parlance/contract";
import { type ColumnEntry, isNumeric } from "./entries.ts";
import { freeTerm } from "./free-term.ts";
import type { SchemaWords } from "./schema-words.ts";

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** What there is room for, and what may be filled and is called by itself. */
const room = list("capacity available");
const places = list("seat bed room place spot slot berth stall desk");
/** How much of it was filled, and by whom. */
const filled = list(
  "sold sell booked book occupied occupy taken take used use filled fill enrolled enrol enroll reserved reserve attended attend",
);
const guests = list("passenger pax attendance attendee participant occupant inpatient visitor guest");
/** Words beside them that make no other figure of it. */
const plain = list("total number count of rooms max maximum");

const shares =
  "occupancy rate|occupancy|utilisation rate|utilization rate|utilisation|utilization|fill rate|load factor|capacity utilisation|capacity utilization|how full|percentage full|seat occupancy|bed occupancy|room occupancy";

/**
 * How full what there is room for was, where rows tell both ("seats" and "passengers", "rooms available" and "rooms sold"), and what each
 * room brought in: average daily rate and revenue per available room. Terms with a formula; what the data names itself is left to it.
 */
export function capacityTerms(columns: readonly ColumnEntry[], words: SchemaWords): GlossaryTerm[] {
  const figures = columns.filter(
    ({ column, foreign }) =>
      !foreign && isNumeric(column) && column.role === "measure" && column.additivity === "additive",
  );
  const tables = [...new Set(figures.map(({ table }) => table))];
  const [only, other] = tables.flatMap((table) => {
    const own = figures.filter((entry) => entry.table === table);
    const used = own.filter(isFilled);
    const whole = own.filter((entry) => !used.includes(entry) && isRoom(entry));
    const [up, second] = used;
    const [down, further] = whole;
    return up === undefined || down === undefined || second !== undefined || further !== undefined
      ? []
      : [{ up, down, money: own.filter(isMoney) }];
  });
  if (only === undefined || other !== undefined) return [];
  const { up, down, money } = only;
  const named = (names: string, definition: string): GlossaryTerm[] =>
    [freeTerm(names.split("|"), definition, words)].filter((each) => each !== null);
  const [used, all] = [labelOf(up), labelOf(down)];
  // Rows that tell of nobody were not filled by anybody: cancelled flights had no seats to sell.
  const known = (up.column.profile?.nulls ?? 0) > 0 ? ` where ${used} is known` : "";
  const [revenue, another] = money;
  const ofRooms = [up, down].every(({ words }) => words.includes("room")) && another === undefined;
  return [
    ...named(shares, `100 * ${used} / ${all}${known}`),
    ...(revenue === undefined || !ofRooms
      ? []
      : [
          ...named("average daily rate|adr|average room rate", `${labelOf(revenue)} / ${used}`),
          ...named("revpar|revenue per available room", `${labelOf(revenue)} / ${all}`),
        ]),
  ];
}

const labelOf = ({ column }: ColumnEntry): string => column.label.toLowerCase();

const isFilled = ({ words }: ColumnEntry): boolean =>
  words.some((word) => filled.has(word))
    ? words.some((word) => places.has(word)) || words.length === 1
    : isOnly(words, guests);

const isRoom = ({ words }: ColumnEntry): boolean =>
  words.some((word) => room.has(word)) || isOnly(words, places);

/** Such a word and nothing that tells of something else. */
const isOnly = (words: readonly string[], told: ReadonlySet<string>): boolean =>
  words.some((word) => told.has(word)) && words.every((word) => told.has(word) || plain.has(word));

const isMoney = ({ words }: ColumnEntry): boolean =>
  words.includes("revenue") &&
  words.every((word) => word === "revenue" || places.has(word) || plain.has(word));
