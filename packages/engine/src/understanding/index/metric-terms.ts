import type { GlossaryTerm } from "@parlance/contract";
import { columnKindOf } from "./column-kind-of.ts";
import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import { freeTerm } from "./free-term.ts";
import type { SchemaWords } from "./schema-words.ts";

/** What columns of additive figures are called, by what they count. */
const roles = {
  impressions: ["impression"],
  clicks: ["click"],
  spend: ["spend", "adspend", "spending", "cost"],
  conversions: ["conversion"],
  goals: ["key event", "goal completion"],
  revenue: ["revenue", "sales", "value"],
  sessions: ["session", "visit"],
  opens: ["open", "opened"],
  sends: ["sent", "send", "delivered", "delivery"],
  bounces: ["bounce", "bounced"],
  adults: ["adult"],
  children: ["child", "kid"],
  babies: ["baby", "infant"],
} as const;
type Role = keyof typeof roles;
/** Words that may stand beside them in a column's name. */
const besides: ReadonlySet<string> = new Set(
  "total number count of ad ads campaign media marketing email amount usd eur".split(" "),
);

/** Guests as people: those of one kind ("repeat guests") are the rows that say so of them. */
const guests = "total guest|number of guest|guest count|total number of guest|total people|number of people";

/** Figures that everyone in their trade knows by name, each of the sums of its columns; percentages are of a hundred. */
const metrics: readonly (readonly [
  names: string,
  needs: readonly Role[],
  formula: (name: (role: Role) => string) => string,
])[] = [
  [
    "click through rate|ctr|clickthrough rate|click rate",
    ["clicks", "impressions"],
    (of) => `100 * ${of("clicks")} / ${of("impressions")}`,
  ],
  ["cost per click|cpc|avg cpc", ["spend", "clicks"], (of) => `${of("spend")} / ${of("clicks")}`],
  [
    "cost per mille|cpm|cost per thousand impressions",
    ["spend", "impressions"],
    (of) => `1000 * ${of("spend")} / ${of("impressions")}`,
  ],
  [
    "cost per acquisition|cpa|cost per conversion",
    ["spend", "conversions"],
    (of) => `${of("spend")} / ${of("conversions")}`,
  ],
  ["return on ad spend|roas", ["revenue", "spend"], (of) => `${of("revenue")} / ${of("spend")}`],
  [
    "return on investment|roi",
    ["revenue", "spend"],
    (of) => `100 * (${of("revenue")} - ${of("spend")}) / ${of("spend")}`,
  ],
  [
    "conversion rate|cvr|cr",
    ["conversions", "clicks"],
    (of) => `100 * ${of("conversions")} / ${of("clicks")}`,
  ],
  [
    "conversion rate|cvr|cr",
    ["conversions", "sessions"],
    (of) => `100 * ${of("conversions")} / ${of("sessions")}`,
  ],
  ["conversion rate|cvr|cr", ["goals", "sessions"], (of) => `100 * ${of("goals")} / ${of("sessions")}`],
  ["open rate", ["opens", "sends"], (of) => `100 * ${of("opens")} / ${of("sends")}`],
  ["bounce rate", ["bounces", "sessions"], (of) => `100 * ${of("bounces")} / ${of("sessions")}`],
  [guests, ["adults", "children", "babies"], (of) => `${of("adults")} + ${of("children")} + ${of("babies")}`],
  [guests, ["adults", "children"], (of) => `${of("adults")} + ${of("children")}`],
];

/** The named figures that a table of the data has the columns for, as terms with a formula; what the data names itself, a table of guests too, is left to it. */
export function metricTerms(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  words: SchemaWords,
): GlossaryTerm[] {
  const found = (role: Role, own: readonly ColumnEntry[]): ColumnEntry | undefined =>
    own.find((entry) => plays(entry, roles[role]));
  const columnsOf = [...Map.groupBy(columns, ({ table }) => table).values()];
  const listed = tables.some((table) => table.words.join(" ") === "guest");
  return metrics.flatMap(([names, needs, formula]): GlossaryTerm[] => {
    if (names === guests && listed) return [];
    const own = columnsOf.find((each) => needs.every((role) => found(role, each) !== undefined));
    if (own === undefined) return [];
    const definition = formula((role) => (found(role, own)?.column.label ?? role).toLowerCase());
    return [freeTerm(names.split("|"), definition, words)].filter((each) => each !== null);
  });
}

const plays = ({ column, words, foreign }: ColumnEntry, names: readonly string[]): boolean =>
  !foreign &&
  isNumeric(column) &&
  (column.role === "measure" || (isBeings(names) && columnKindOf(column) === "flag")) &&
  (names.includes(words.join(" ")) ||
    (words.some((word) => names.includes(word)) &&
      words.every(
        (word) => names.includes(word) || besides.has(word) || (isWorth(names) && deeds.has(word)),
      )));

/** Babies are at most one in the rows of many sheets. */
const isBeings = (names: readonly string[]): boolean => names === roles.babies || names === roles.children;

/** "Conversion value", "purchase value": what came of an advertisement, in money. */
const isWorth = (names: readonly string[]): boolean => names === roles.revenue;
const deeds: ReadonlySet<string> = new Set("conversion purchase attributed".split(" "));
