import type {
  Additivity,
  Aggregation,
  ColumnProfile,
  ColumnRole,
  PhysicalType,
  SemanticType,
  Unit,
} from "@parlance/contract";
import { instrumentWords, speltOut } from "@parlance/contract";
import { comparableWords, nameWords } from "./name-words.ts";
import { withoutLetter } from "./split-joined.ts";
import { titleCurrency } from "./title-currency.ts";
import { unitWritten } from "./title-unit.ts";

/** What a column is taken for; see `Column` of the contract. */
export type ColumnMeaning = {
  role: ColumnRole;
  semanticType: SemanticType;
  unit: Unit;
  additivity: Additivity | null;
  defaultAggregation: Aggregation | null;
};

type Facts = {
  name: string;
  /** Its table's name. */
  table: string;
  /** The name as people would say it, joined words told apart. */
  label: string;
  physicalType: PhysicalType;
  isKey: boolean;
  rowCount: number;
  profile: (ColumnProfile & { averageLength: number | null }) | null;
  notes: string[];
};

const words = (list: string): Set<string> => new Set(list.split(" "));
const keyWords = words(
  "id key code number sku zip postcode postal phone telephone fax extension isbn ssn ean upc barcode guid uuid iban",
);
const geoWords = words(
  "country city state region province county continent latitude longitude lat lon lng postcode zip district",
);
const stockWords = words(
  "stock balance inventory level headcount outstanding population capacity holding position onhand hand shelf backlog",
);
const rateWords = words(
  "rate ratio percent percentage share price msrp rrp peak average mean median rating score index age temperature margin discount probability " +
    "latitude longitude lat lon lng per capita expectancy rank grade gpa speed height weight length width depth size pressure humidity wind minimum maximum " +
    "threshold factor coefficient elevation altitude star priority severity urgency difficulty importance csat nps satisfaction " +
    "voltage vibration rpm torque turbidity conductivity salinity acidity ph viscosity density hardness purity concentration saturation " +
    "brightness luminance illuminance lux rssi snr aqi ppm ppb uv dewpoint visibility utilization utilisation efficiency throughput asking " +
    "bpm pulse bmi glucose cholesterol diameter radius thickness angle slope abv ibu " +
    "horsepower hp bhp acceleration displacement mpg expect fertility literacy",
);
/** What of the readings of instruments has come since the last reading, and so adds up. */
const flowWords = words(
  "rain rainfall precipitation snow snowfall sunshine consumption energy usage kwh wh mwh gwh m3 m³ cbm hl litre liter gallon gal therm btu " +
    "count number quantity total amount volume production generation output delta increment duration " +
    "scrap waste reject defect rework downtime uptime runtime idle stop stoppage piece pcs part unit item alarm cycle",
);
/** What a row's time was spent waiting for, which is longer or shorter but comes to nothing over all rows. */
const waitingWords = words("reply response wait waiting handling turnaround resolution lead latency");
const moneyWords = words(
  "revenue sale subtotal price cost amount profit salary income budget spend spending fee payment total freight discount tax wage turnover " +
    "earning expense charge fare tip value balance mrr arr gdp",
);
const durationWords = words("duration second minute hour day week month year age");

/** The role of a column from its name, its type and its data; also how its numbers add up and are written. */
export function columnMeaning(facts: Facts): ColumnMeaning {
  const written = comparableWords(facts.name);
  const names = written.length === 1 ? comparableWords(facts.label) : written;
  const has = (set: Set<string>): boolean => names.some((word) => set.has(word));
  const role = columnRole(facts, names, has);
  if (role !== "measure")
    return { role, semanticType: "dimension", unit: plain, additivity: null, defaultAggregation: null };
  const unit = unitOf(facts, names, has);
  const isShare = unit.kind === "ratio" || unit.kind === "percent";
  const additivity = isShare
    ? "non-additive"
    : additivityOf(facts, [...new Set([...names, ...comparableWords(facts.label)])]);
  return {
    role,
    semanticType: "measure",
    unit,
    additivity,
    defaultAggregation: additivity === "non-additive" ? "average" : "sum",
  };
}

function additivityOf(facts: Facts, names: string[]): Additivity {
  const has = (set: Set<string>): boolean => names.some((word) => set.has(word));
  if (
    (has(rateWords) &&
      !isAmountOff(facts, names) &&
      !isTotalPrice(names) &&
      !isNumberOfThings(names) &&
      !isOfWind(names)) ||
    isPerUnit(names) ||
    isWait(facts.name, names, has) ||
    isOfBody(names) ||
    isReading(facts.table, has) ||
    isLevel(facts, names) ||
    isMark(facts, names) ||
    isOfScale(facts.name) ||
    isStanding(names) ||
    isPerMille(facts.name) ||
    isClockNumber(facts, names)
  )
    return "non-additive";
  return has(stockWords) ? "semi-additive" : "additive";
}

/** "Wind output (MWh)", "wind generation": what wind has made adds up, where its speed does not. */
const isOfWind = (names: string[]): boolean =>
  names.some((name) => madeWords.has(name)) &&
  names.filter((name) => rateWords.has(name)).every((name) => name === "wind");

const madeWords = words("wh kwh mwh gwh output production generation");

/** "Discount quantity", "rating count": how many there were; "average", "minimum" and "peak" ones add up to nothing. */
const isNumberOfThings = (names: string[]): boolean =>
  ["quantity", "count"].includes(names.at(-1) ?? "") && !names.some((name) => notSummed.has(name));

const notSummed = words("average mean median minimum maximum peak per threshold capacity factor");

/** "Unit price", "unit cost": an amount for one piece; "units in stock" is a number of pieces. */
const isPerUnit = (names: string[]): boolean =>
  names.includes("unit") && ["price", "cost", "value"].includes(names.at(-1) ?? "");

/** "First reply (min)", "response time": how long each took. */
const isWait = (name: string, names: string[], has: (set: Set<string>) => boolean): boolean =>
  has(waitingWords) && (names.some((word) => timeUnits.has(word)) || isTimeUnit(unitWritten(name)?.label));

const timeUnits = words("time duration second minute hour day");
const isTimeUnit = (unit: string | null | undefined): boolean => ["ms", "s", "min", "h"].includes(unit ?? "");

/** "Body mass": what a living thing measures, which nobody adds up. */
const isOfBody = (names: string[]): boolean => names.includes("body");

/** The load in a table of sensor readings: how high it was at that time; the rain since the last one adds up. */
const isReading = (table: string, has: (set: Set<string>) => boolean): boolean =>
  comparableWords(table).some((word) => instrumentWords.has(word)) && !has(flowWords) && !has(moneyWords);

/** "Skill level" of 1 to 5: a mark, where "stock level" is an amount. */
const isLevel = ({ physicalType, profile }: Facts, names: string[]): boolean =>
  physicalType === "integer" &&
  ["level", "tier", "stage"].includes(names.at(-1) ?? "") &&
  Number(profile?.minimum ?? 0) >= 0 &&
  Number(profile?.maximum ?? Number.POSITIVE_INFINITY) <= fewMarks;

/** "Points" between 80 and 100: a mark, where points that begin near nothing are won and add up. */
const isMark = ({ profile }: Facts, names: string[]): boolean =>
  ["point", "mark"].includes(names.at(-1) ?? "") &&
  Number(profile?.maximum ?? Number.POSITIVE_INFINITY) <= 100 &&
  Number(profile?.minimum ?? 0) * 2 >= Number(profile?.maximum ?? 0) &&
  Number(profile?.minimum ?? 0) > 0;

/** "Feedback (1-5)", "care out of 10": a mark on a scale. */
const isOfScale = (name: string): boolean =>
  /[([]\s*[01]\s*(?:-|–|to|\.\.)\s*(?:5|7|10|100)\s*[)\]]\s*$|\bout of (?:5|7|10)\b/iu.test(name);

/** "Tenure", "years at company", "days since last order": how long it is by now for each row. */
const isStanding = (names: string[]): boolean =>
  names.at(-1) === "tenure" ||
  (names.some((word) => sinceUnits.has(word)) && names.some((word) => standing.has(word)));

const sinceUnits = words("year month week day");
const standing = words("since experience service tenure seniority company employed employment role manager");

/** "Departure time" of 517 for 05:17, up to 2359 or 2400. */
const isClockNumber = ({ physicalType, profile }: Facts, names: string[]): boolean =>
  physicalType === "integer" &&
  names.at(-1) === "time" &&
  Number(profile?.minimum ?? -1) >= 0 &&
  Number(profile?.maximum ?? 0) >= 2000 &&
  Number(profile?.maximum ?? 0) <= 2400;

/** "Delta 15 N (o/oo)", "salinity (‰)": so many parts of a thousand, or of a hundred. */
const isPerMille = (name: string): boolean => /‰|\bo\/oo\b|\(\s*%\s*\)/u.test(name);

/** "Total price", "line price": what a row cost as a whole; a "line item price" is that of one piece. */
const isTotalPrice = (names: string[]): boolean =>
  names.includes("price") &&
  (["total", "extended"].some((word) => names.includes(word)) ||
    (names.includes("line") && !names.includes("item")));

const plain: Unit = { kind: "none", currency: null, label: null };

function columnRole(facts: Facts, names: string[], has: (set: Set<string>) => boolean): ColumnRole {
  const { physicalType, profile } = facts;
  if (facts.isKey) return "key";
  if (physicalType === "date" || physicalType === "timestamp" || physicalType === "time") return "time";
  if (physicalType === "boolean") return "boolean";
  if (physicalType === "string") return textRole(facts, names);
  if (isYear(names, profile)) return "time";
  const last = names.at(-1) ?? "";
  if (last === "number" && isTimePart(names.slice(-2), profile)) return "time";
  if (keyWords.has(last) && (physicalType === "integer" || last === "id")) return "key";
  const called = comparableWords(facts.label).at(-1) ?? "";
  if (physicalType === "integer" && called === "code" && names.length === 1) return "key";
  if (physicalType === "integer" && documents.has(last) && /\p{L}\s*#\s*$/u.test(facts.name)) return "key";
  if (physicalType === "integer" && isRowNumber(facts, names)) return "key";
  if (physicalType === "integer" && isOfParty(facts)) return "key";
  const kind = kindWords.has(withoutLetter(last) ?? last);
  if (physicalType === "integer" && (isFlag(profile) || kind)) return "category";
  if (physicalType === "integer" && isNumbered(nameWords(facts.name)) && Number(profile?.minimum ?? 0) > 0)
    return "category";
  const counted =
    (has(durationUse) && !isDayOf(names)) || isForUnit(names) || nameWords(facts.name).some(isManyUnits);
  return physicalType === "integer" && !counted && isTimePart(names, profile) ? "time" : "measure";
}

/** What is told by its number: "Order #". */
const documents = words("order invoice receipt transaction booking ticket bill purchase po");

/** What people call by its number alone, where a column of its table has nothing but its name. */
const numberedRows = words(
  "flight train trip route bus order invoice ticket booking room account voyage race episode lot batch run job case claim policy shipment delivery load parcel check bill receipt",
);

/** "Flight" of flights: which flight it was, which nobody adds up. */
const isRowNumber = ({ table, name }: Facts, names: string[]): boolean =>
  names.length === 1 &&
  numberedRows.has(names[0] ?? "") &&
  nameWords(name)[0] === names[0] &&
  comparableWords(table).at(-1) === names[0];

/** What ends the name of a number that stands for a kind or a state. */
const kindWords = words("status type class kind state flag category group mode cluster");

/** "Price per day", "month fee": what is paid or done in a unit of time, while a "payment month" is a time. */
const isForUnit = (names: string[]): boolean =>
  names.includes("per") || names.at(-1) === "rate" || moneyWords.has(names.at(-1) ?? "");

/** "Work days", "training hours", "days open": so many of them, not which one. */
const manyUnits = words("hours days weeks months quarters");

const isManyUnits = (word: string): boolean => manyUnits.has(speltOut(word) ?? word);

/** "Agent" of 9, "partner company" of 40: whom rows are of or dealt with by, told by a number as an agent's ID is. */
const isOfParty = ({ name, profile }: Facts): boolean => {
  const names = nameWords(name);
  return (
    parties.has(names.at(-1) ?? "") &&
    names.length < 3 &&
    !names.some((each) => moneyWords.has(each)) &&
    Number(profile?.minimum ?? 0) > 0
  );
};

/** People and places in the singular: the integer that a row has for one is that one's number. */
const isNumbered = (names: readonly string[]): boolean =>
  people.has(names.at(-1) ?? "") ||
  places.has(names.at(-1) ?? "") ||
  names.slice(-2).join(" ") === "community area";

const people = words(
  "advisor adviser manager instructor supervisor mentor owner author teacher tutor coach captain driver director treasurer secretary",
);

const parties = words(
  "agent broker representative rep salesperson seller dealer cashier clerk technician operator librarian nurse doctor physician courier " +
    "company supplier vendor carrier customer client employee member user tenant landlord trainer inspector adjuster agency school",
);

const places = words("beat constituency district precinct sector tract ward zone");

/** The largest number of each part of the time: more hours than a day has are a duration. */
const timeParts: Readonly<Record<string, number>> = {
  quarter: 4,
  weekday: 7,
  month: 12,
  hour: 24,
  week: 53,
  day: 366,
};

const isTimePart = (names: string[], profile: ColumnProfile | null): boolean =>
  names.some(
    (name) =>
      Object.hasOwn(timeParts, name) &&
      Number(profile?.minimum ?? 0) >= 0 &&
      Number(profile?.maximum ?? 0) <= (timeParts[name] ?? 0),
  );

/** "Day of month", "arrival day of week": which one it was, not how many. */
const isDayOf = (names: string[]): boolean =>
  ["day of month", "day of week", "day of year", "week of year", "hour of day"].includes(
    names.slice(-3).join(" "),
  );

const durationUse = words("duration number count length age tenure delay total stay of");

function textRole({ profile, rowCount }: Facts, names: string[]): ColumnRole {
  if (names.some((name) => geoWords.has(name) && !(name === "state" && tellsProgress(profile)))) return "geo";
  if (keyWords.has(names.at(-1) ?? "") && !isKindCode(names, profile)) return "key";
  if (profile === null || profile.distinct === 0) return "category";
  const long = (profile.averageLength ?? 0) > 60;
  const unlike = profile.distinct > 1000 && profile.distinct > rowCount * 0.5;
  return long || unlike ? "text" : "category";
}

/** "Campaign state", "order state": how far something is, by one of its values, and no place. */
const tellsProgress = (profile: ColumnProfile | null): boolean =>
  (profile?.topValues ?? []).some(({ value }) => progress.has(String(value).toLowerCase()));

const progress = words(
  "enabled disabled paused active inactive open closed pending completed cancelled canceled draft removed ended failed approved rejected new done running stopped",
);

/** "Discount code": the same few on many rows are kinds, not numbers of things. */
const isKindCode = (names: string[], profile: Facts["profile"]): boolean =>
  names.at(-1) === "code" &&
  names.length > 1 &&
  profile !== null &&
  profile.distinct > 0 &&
  profile.distinct <= 12 &&
  profile.distinct < (profile.sampledRows - profile.nulls) * 0.05;

function isYear(names: string[], profile: ColumnProfile | null): boolean {
  const [low, high] = [Number(profile?.minimum), Number(profile?.maximum)];
  if (names.some((name) => years.has(name))) return low >= 0 && high >= 1000 && high <= 2200;
  return low >= 1500 && high <= 2100 && names.some((name) => events.has(name));
}

/** "Year", and the same in the languages that columns are named in beside English. */
const years = words("year yr jahr anio año annee année");

/** What happened in a year. */
const events = words(
  "date founded established opened built born since launched released inaugurated constructed commissioned retired season published publication premiered premiere debut incorporated introduced discovered invented printed manufactured vintage",
);

const isFlag = (profile: ColumnProfile | null): boolean =>
  profile !== null &&
  profile.distinct === 2 &&
  Number(profile.minimum) === 0 &&
  Number(profile.maximum) === 1;

function unitOf(
  { name, label, notes, profile }: Facts,
  names: string[],
  has: (set: Set<string>) => boolean,
): Unit {
  const currency = notes.find((note) => note.startsWith("currency:"))?.slice("currency:".length) ?? null;
  if (currency !== null) return { kind: "currency", currency, label: null };
  if (notes.includes("percent")) return { kind: "ratio", currency: null, label: null };
  const noted = notes.find((note) => note.startsWith("unit:"))?.slice("unit:".length);
  if (noted !== undefined) return { kind: "none", currency: null, label: noted };
  if (names.includes("percent") || names.includes("percentage") || names.includes("%"))
    return { kind: "percent", currency: null, label: null };
  if (
    (names.includes("rate") || names.includes("ratio") || names.includes("discount")) &&
    withinOne(profile)
  ) {
    return { kind: "ratio", currency: null, label: null };
  }
  const money = titleCurrency(name);
  if (money !== null) return money.unit;
  const titled = has(moneyWords) ? null : unitWritten(name);
  if (titled !== null) return titled;
  const last = names.at(-1) ?? "";
  if (last !== "age" && durationWords.has(last) && !has(moneyWords))
    return { kind: "duration", currency: null, label: last };
  const counted = isCounted(names, profile) || countWords.has(comparableWords(label).at(-1) ?? "");
  return has(moneyWords) && !counted && !isTotalOf(names) && names.at(-1) !== "ratio"
    ? { kind: "currency", currency: null, label: null }
    : plain;
}

/** Words of numbers of things, which money is beside and not what is told ("sales quantity", "total working years"). */
const countWords = words(
  "quantity count number account year month week day hour child installment instalment sequential piece item",
);

/** A number of things, or a mark of few values ("work life balance" of 1 to 4). */
const isCounted = (names: string[], profile: ColumnProfile | null): boolean =>
  countWords.has(names.at(-1) ?? "") ||
  (names.at(-1) === "balance" &&
    profile !== null &&
    profile.distinct <= fewMarks &&
    Number(profile.minimum) >= 0 &&
    Number(profile.maximum) <= fewMarks);
const fewMarks = 10;

/** "Total of special requests": how many, where nothing behind it is money. */
const isTotalOf = (names: string[]): boolean =>
  names[0] === "total" && names[1] === "of" && !names.slice(2).some((name) => moneyWords.has(name));

/** A discount beyond a hundred is an amount of money, not a rate. */
const isAmountOff = ({ profile }: Facts, names: string[]): boolean =>
  names.includes("discount") && (names.includes("amount") || Number(profile?.maximum ?? 0) > 100);

const withinOne = (profile: ColumnProfile | null): boolean =>
  profile !== null && profile.distinct > 1 && Number(profile.minimum) >= 0 && Number(profile.maximum) <= 1;
