import { type KeyName, keyName } from "./key-words.ts";

/** A reference's two ends by name, read once. `owners` is how many tables have a key of that name. */
export type NamedPair = {
  /** Whether the column is in the table that the key is of. */
  isOwn: boolean;
  column: KeyName;
  key: KeyName;
  /** The key's table (`tableWords`). */
  table: string[];
  owners: number;
  /** Whether both are days. */
  isDay: boolean;
  /** Whether the key's table tells what its rows are employed for, whatever it is called. */
  isOfWorkers?: boolean;
};

const people = new Set(
  "employee staff person people user member contact worker agent personnel faculty physician doctor".split(
    " ",
  ),
);
const personRoles = new Set(
  "manager supervisor boss head lead leader representative rep agent seller salesman salesperson clerk owner author creator assignee approver reviewer user employee staff person by buyer instructor teacher advisor".split(
    " ",
  ),
);
/** Tables of whoever there is, and what its rows are called elsewhere ("student_id", "winner_id"). */
const everybody = new Set(["person", "people", "party"]);
const persons = new Set(
  "student candidate applicant patient male female husband wife father mother child spouse bride groom athlete pilot coach captain guest host citizen witness suspect victim client tenant customer".split(
    " ",
  ),
);
const isPerson = (word: string): boolean =>
  persons.has(word) || personRoles.has(word) || /[^aeiou](er|or|ist|ian)$/.test(word);
const selfRoles = new Set(
  "manager supervisor super boss parent report reports superior previous next predecessor successor replied reply root base prerequisite mentor head superseded original upper".split(
    " ",
  ),
);

/** Those of a table's own rows only where they are people who work together: a customer's manager is no customer. */
const chiefs = new Set("manager supervisor boss report reports superior mentor head".split(" "));

/** Words of the columns of a table of people who work. */
export const employment: ReadonlySet<string> = new Set(
  "hire hired employed employment job salary wage payroll hourly".split(" "),
);

/**
 * How much a column is named like a reference to a table's key, 0 to 1: 1 where the column says the table's name or the
 * key's own name, less where it says part of it, a short form of it or a role that such a table's rows play.
 */
export function nameLikeness(pair: NamedPair): number {
  const { column, key, table } = pair;
  const likeness = Math.max(
    tableLikeness(pair),
    initialsLikeness(column, table),
    keyLikeness(column, key, table, pair.owners),
    roleLikeness(pair),
    pair.isDay && isCalendar(table) ? calendarLikeness : 0,
  );
  const isAmount = amounts.has(column.words.at(-1) ?? "") && likeness < 1;
  return !pair.isDay && !column.isKey && (isAmount || column.isTally) ? likeness * 0.2 : likeness;
}

const calendars = new Set(["calendar", "date", "day"]);
/** Whether a table, by its words, has a row a day, which any day refers to. */
export const isCalendar = (table: string[]): boolean => table.some((word) => calendars.has(word));
const calendarLikeness = 0.7;

/** Words that end the name of a figure, not of a reference. */
const amounts = new Set(
  "quantity amount price cost total year month day age count level unit stock size weight height width length score rank rating percent rate salary balance capacity headcount inventory backlog occupancy duration minute hour point win loss goal seat population priority position floor elevation altitude depth speed distance area latitude longitude temperature zip postcode phone date time description name title address".split(
    " ",
  ),
);

/** Whether a column is called after a figure, a text or a day, not after a thing. */
export const isAmount = (column: string): boolean => {
  const { words, isKey, isPlural, isTally } = keyName(column);
  return (
    isPlural ||
    isTally ||
    (!isKey && (amounts.has(words.at(-1) ?? "") || words.some((word) => counted.has(word))))
  );
};

/** Whether a column is called after what is done with a thing ("ship_to", "approved_by"). */
export const isRelation = (column: string): boolean => relations.has(keyName(column).words.at(-1) ?? "");

/** Words that say a figure wherever they stand. */
const counted = new Set("number count quantity percent amount total sum average minimum maximum".split(" "));

function tableLikeness({ column: { own, isKey }, table, isOwn }: NamedPair): number {
  if (own.length === 0) return 0;
  if (own.length === table.length && own.every((word, index) => sameWord(word, table[index] ?? "")))
    return isKey ? 1 : 0.9;
  if (own.join("") === table.join("")) return isKey ? 1 : 0.9;
  const matched = table.filter((word) => own.some((each) => sameWord(each, word))).length;
  const kept = own.filter((word) => table.some((each) => sameWord(each, word))).length;
  if (matched === table.length) {
    const isClosed =
      endsAlike(own, table) || (relations.has(own.at(-1) ?? "") && !acts.has(own.at(-1) ?? ""));
    if (isOwn && !isClosed) return 0;
    return isKey ? (isClosed ? 0.9 : 0.75) : isClosed ? 0.6 : 0.4;
  }
  if (joins(own, table)) return isKey ? 0.85 : 0.55;
  if (matched === 0) return weakLikeness(own, table) * (isKey ? 0.6 : own.at(-1) === "via" ? 0.5 : 0.2);
  const share = (matched / table.length + kept / own.length) / 2;
  return share * (isKey ? 0.75 : 0.4) + (endsAlike(own, table) ? 0.1 : 0);
}

/** "s_id" of a student, "hh_id" of a happy hour. */
function initialsLikeness({ own, isKey }: KeyName, table: string[]): number {
  const initials = table.map((word) => word.charAt(0)).join("");
  return isKey && own.join("") === initials ? (initials.length > 1 ? 0.7 : 0.55) : 0;
}

/** Words that say that something is referred to ("ship via", "sold by"). */
const relations = new Set("via by to from for in at with of durch von por par".split(" "));
/** Those before which stands what is done, not what is referred to ("ship_to" is no shipment). */
const acts = new Set("by to from durch von por par".split(" "));

/** "shipvia" and "shipper": the first word of the one begins the other. */
function weakLikeness(own: string[], table: string[]): number {
  const [first = ""] = own;
  return table.some((word) => first.length >= 4 && (word.startsWith(first) || first.startsWith(word)))
    ? 1
    : 0;
}

const endsAlike = (own: string[], table: string[]): boolean => sameWord(own.at(-1) ?? "", table.at(-1) ?? "");

/** A table of several words written as one in the column ("billtocreditcardid"). */
const joins = (own: string[], table: string[]): boolean =>
  table.join("").length >= 5 && own.join("").endsWith(table.join(""));

/** Names of keys that say what is numbered, unlike "id" and "code". */
const numbered = new Set(["ssn", "isbn", "ean", "sku", "uid"]);

/** A key's own name is worth as much as it is rare, unless its table is called so. */
function keyLikeness(column: KeyName, key: KeyName, table: string[], owners: number): number {
  if (key.own.length === 0 && column.own.length === 0)
    return numbered.has(column.words.join(" ")) && column.words.join(" ") === key.words.join(" ") ? 0.8 : 0;
  if (key.own.length === 0 || column.own.length === 0) return 0;
  const rarity = key.own.some((word) => table.some((each) => sameWord(each, word)))
    ? 1
    : 1 / Math.sqrt(owners);
  const marked = column.isKey === key.isKey || column.isKey ? 1 : 0.9;
  if (column.words.join("") === key.words.join("") || column.own.join("") === key.own.join(""))
    return rarity * marked;
  const [own, inner] = key.own.join("").length > 1 ? [key.own, column.own] : [key.words, column.words];
  const ends = own.every((word, index) => sameWord(word, inner.at(index - own.length) ?? ""));
  return ends && inner.length > own.length ? 0.8 * rarity * marked : 0;
}

function roleLikeness({ isOwn, column: { words, isKey }, table, isOfWorkers }: NamedPair): number {
  const isOfPeople = isOfWorkers === true || table.some((word) => people.has(word) || personRoles.has(word));
  if (isOwn) return words.some((word) => selfRoles.has(word) && (isOfPeople || !chiefs.has(word))) ? 0.7 : 0;
  if (isKey && table.length === 1 && everybody.has(table[0] ?? "") && words.some(isPerson)) return 0.6;
  const fits = words.some((word) => personRoles.has(word)) && table.some((word) => people.has(word));
  return fits ? (isKey ? 0.55 : 0.4) : 0;
}

/** Equal, one a short form of the other's beginning, or one letter apart in a long word. */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (
    short.length >= 3 &&
    long.startsWith(short) &&
    long.length - short.length <= 8 &&
    short.length <= 5 &&
    long.length - short.length !== 1
  )
    return true;
  return short.length >= 5 && Math.abs(a.length - b.length) <= 1 && oneEditApart(short, long);
}

function oneEditApart(short: string, long: string): boolean {
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const rest = short.slice(short.length === long.length ? at + 1 : at);
  return rest === long.slice(at + 1);
}
