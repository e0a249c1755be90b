import type {
  Aggregation,
  ComparisonOperator,
  Literal,
  Period,
  TimeGrain,
  TimePart,
} from "@parlance/contract";
import type { Hint } from "../../lexicon/adjectives.ts";
import type { AnalysisCue, Recurring } from "../../lexicon/cues.ts";
import type { PeriodEnds } from "../../time/found-period.ts";
import type { Noun, ValueItem } from "../item.ts";
import type { Bands } from "./bands.ts";

/**
 * What a question asks for, before columns are chosen and joins found: every word group in its place. `joined` says
 * that a conjunction stood before it.
 */
export type Frame = {
  targets: Target[];
  groups: Group[];
  conditions: Condition[];
  extremes: Extreme[];
  orders: OrderWish[];
  limit: number | null;
  periods: PeriodWish[];
  recurring: RecurringWish[];
  transforms: TransformWish[];
  /** Nouns that only say where to look. */
  context: Noun[];
  /** Tables of `context` that what is shown is said to be of ("the names of entrepreneurs"). */
  owners: Noun[];
  /** Tables of `context` that rows are said to have ("customers who placed orders"). */
  required: Noun[];
  /** Tables of `context` whose rows the counted ones made ("how many customers placed orders"). */
  deeds: Noun[];
  /** The value behind "each": its rows are told apart ("how many units of each drink"). */
  eachOf: ValueItem | null;
  asks: "who" | "when" | "where" | null;
  counting: boolean;
  /** The value whose rows are counted ("the number of sick leaves in the Oslo office"). */
  counted: ValueItem | null;
  /** Where the verb of a share stands ("what percentage of active employees are women"); what stands before it tells the whole. */
  verb: number | null;
  /** Aggregations that met no noun ("what is the average of them?"). */
  aggregations: Aggregation[];
  distinct: boolean;
  both: boolean;
  /** How many conditions and periods stand before "but not", where what follows is said of others. */
  apart: { conditions: number; periods: number } | null;
  /** How many conditions, periods and required tables stand before "never", where what follows holds of no row of what is asked for; with `again` another time alone follows ("bought lamps in 2023 but not in 2024"). */
  never: { conditions: number; periods: number; required: number; again?: true } | null;
  versus: boolean;
  /** The rows that are compared with all others ("compare email with the other channels"). */
  others: Condition | null;
  /** Asked as a list ("show", "which"), not as a figure. */
  listing: boolean;
  /** Whether rows that were taken back are asked for, or all but these ("sales without returns"). */
  returns: "asked" | "left out" | null;
  /** "all information about …": every column. */
  everything: boolean;
  analysis: AnalysisCue | null;
  /** What stands between two figures: "returns divided by orders", "revenue minus refunds". */
  between: "/" | "-" | null;
  place: Place | null;
  difference: Difference | null;
  /** A value whose column is shown where nothing else is named ("what comes after bluetooth?"). */
  like: ValueItem | null;
  /** What an adjective asks for ("how tall is …"), in place of a column. */
  measured: readonly Hint[];
  /** The year of the table's time is shown ("in what year did …"). */
  year: boolean;
  /** "best" or "worst": which end it is depends on what is measured. */
  judged: boolean;
  /** What ranks the rows is shown beside them ("… and how much was it"). */
  amount: boolean;
  /** One value is asked for, however many rows hold it ("what province is the town in"). */
  one: boolean;
  /** Things that are listed where no rows are named ("list the vendors with their country"). */
  things: Noun | null;
  /** Asks for rows ("which …", "who …", "what film has …"), not for a figure. */
  rows: boolean;
  /** A sentence of its own lists what is shown ("… Return the name and the number of orders."). */
  listed: boolean;
  /** Conditions of a part of the rows that is counted beside all of them ("how many of these were late"). */
  part: Pick<Frame, "conditions" | "recurring" | "periods"> | null;
  /** Words and numbers that found no place. */
  leftover: number;
};

/**
 * Something to show: a noun as it stands, aggregated, or counted. `tallied` where the words count rows that have it ("how many
 * scores have a place of 5") rather than ask for its amount ("how many goals did Ann score").
 */
export type Target = {
  noun: Noun;
  aggregation: Aggregation | null;
  distinct: boolean;
  joined: boolean;
  tallied?: true;
};

/** Something to group by; `asked` where it is the answer ("on what weekday do we sell the most"). */
export type Group =
  | { kind: "noun"; noun: Noun; each: boolean; per?: true }
  | {
      kind: "grain";
      grain: TimeGrain;
      ranked?: true;
      rate?: true;
      calendar?: true;
      of?: Noun;
      /** `of` is said as a deed ("permits decided by month"): of rows that have its time. */
      done?: true;
      asked?: true;
      /** The value right before ("delivered by month"). */
      after?: ValueItem;
    }
  | { kind: "part"; part: TimePart; ranked?: true; of?: Noun; done?: true; asked?: true }
  | { kind: "bands"; noun: Noun; bands: Bands };

/** A condition; `left` null leaves the column to be inferred. */
export type Condition = {
  negated: boolean;
  or: boolean;
  left: Noun | null;
  hints: readonly Hint[];
  test: Test;
  aggregation: Aggregation | null;
  /** Compares what the rows below each row add up to. */
  total?: true;
  /** Holds what a group's rows add up to in one figure against what they add up to in another. */
  summed?: true;
  /** A value said with "in" before it ("orders in Norway"). */
  within?: true;
  /** Holds of all rows that those have, of which there are some, whom the words before this place name ("with only paid bills", "whose bills are all paid", "who only bought tea"). */
  only?: number;
};

export type Test =
  /** A value of the data; with `bound` all that are numbered from it on ("grade G5 or higher"). */
  | { kind: "value"; value: ValueItem; bound?: ComparisonOperator }
  | { kind: "compare"; operator: ComparisonOperator; value: Literal; counted?: boolean; unit?: string }
  | { kind: "between"; low: number; high: number; unit?: string }
  | { kind: "text"; match: "contains" | "starts-with" | "ends-with" | "equals"; text: string }
  | { kind: "null" }
  /** Compared with another figure of the same rows, times `factor` ("spent more than twice their budget"). */
  | { kind: "against"; operator: ComparisonOperator; other: Noun; factor?: number }
  /** Compared with the average over all rows, or over those that meet `rows` ("the average Adelie penguin"), times `factor`; with `within` over those of the same ("of their team"); with `member` of what the rows of each one come to ("the average store"). */
  | {
      kind: "average";
      operator: ComparisonOperator;
      rows: Condition[];
      factor?: number;
      within?: Noun;
      member?: Noun;
    }
  /** Compared with what the same column says of the row that `reference` leads to ("more than their manager"). */
  | { kind: "referred"; operator: ComparisonOperator; reference: Noun }
  | { kind: "related"; operator: ComparisonOperator; count: number; table: Noun }
  /**
   * Compared with the rows that meet `rows`, `offset` added to their value ("taller than Ann", "the one after Ann"); without
   * a column it is the place in the table. `others` leaves those rows themselves out. `least` says which end of several
   * rows is meant; else it is the far one.
   */
  | {
      kind: "beyond";
      operator: ComparisonOperator;
      offset: number;
      rows: Condition[];
      others: boolean;
      least?: boolean;
    };

/** The difference or ratio of a figure between the rows of two values; `by` null counts rows. */
export type Difference = {
  left: Condition;
  right: Condition;
  by: Noun | null;
  operator: "-" | "/";
  /** How the figure is aggregated; null where it is not said. */
  aggregation: Aggregation | null;
};

/** The first or last rows in the order of the table. */
export type Place = { descending: boolean; size: number };

/** The rows or groups that have the most or least of something; `by` null with `count` false leaves it to the hints. */
export type Extreme = {
  descending: boolean;
  size: number | null;
  by: Noun | null;
  aggregation: Aggregation | null;
  hints: readonly Hint[];
  /** What its adjective measures, where it stands before a figure ("the slowest average reply time"). */
  meant?: readonly Hint[];
  /** The table that it stands before ("the earliest rental"); null elsewhere. */
  of: Noun | null;
  /** By number of rows ("the most orders"). */
  count: boolean;
  /** May also be an aggregate of its noun ("the highest price"). */
  plain: boolean;
  /** Stands before rows said one by one ("the biggest order"), which `value` may be a kind of ("the biggest mortgage"). */
  single?: true;
  value?: ValueItem;
  /** Its rows are said in the singular, as what there may be more of ("the most delay"). */
  mass?: true;
  /** Ranks rows by a figure of their own, and not by what several of them come to. */
  own?: true;
  /** The figure that ranks those that are equal in the first ("top 5 by orders and average price"). */
  second?: Target;
};

export type OrderWish = {
  noun: Noun | null;
  count: boolean;
  aggregation: Aggregation | null;
  descending: boolean | null;
  /** What an adjective orders by where no noun does ("oldest first"). */
  hints?: readonly Hint[];
};
/** Days of the week or times of the day that rows fall on, or do not. */
export type RecurringWish = Recurring & { negated: boolean; of?: Noun };

export type PeriodWish = {
  period: Period;
  noun: Noun | null;
  negated: boolean;
  bare: boolean;
  /** Said after an "or" behind other conditions ("paid by card or before May"). */
  or?: true;
  /** A month or quarter without a year: it may be meant of every year. */
  yearless?: boolean;
  /** Said of the same rows as the period before it, with its own preposition ("in 2023 and in 2024"). */
  again?: true;
  /** Said to be of every year ("every December"). */
  every?: boolean;
  /** The value right before it ("dismissed in 2025"). */
  after?: ValueItem;
  /** Its first and last unit, where they may be compared ("growth from September to October"). */
  ends?: PeriodEnds;
  /** Its two units are named one by one ("2023 and 2024"). */
  named?: true;
  /** As a condition's. */
  only?: number;
  /** The words that it takes. */
  at?: { start: number; end: number };
  /** The figure that it stands right before ("2024 rental fees"). */
  leads?: Noun;
};
export type TransformWish =
  /** `split` where the groups' parts of one whole are asked for ("orders by status as a percentage of all orders"). */
  | { kind: "share"; split?: true }
  | { kind: "running" }
  /** By which figure rows are ranked, and within which members each rank starts anew; null where it is not said. */
  | { kind: "rank"; by: Target | null; within: Noun | null; descending: boolean }
  | { kind: "moving"; size: number | null; grain: TimeGrain | null }
  /** With `absolute` the change itself is shown beside what it is in percent. */
  | { kind: "growth"; grain: TimeGrain | null; absolute?: true };

/** A frame that asks for nothing yet. */
export const emptyFrame = (): Frame => ({
  targets: [],
  groups: [],
  conditions: [],
  extremes: [],
  orders: [],
  limit: null,
  periods: [],
  recurring: [],
  transforms: [],
  context: [],
  owners: [],
  required: [],
  deeds: [],
  eachOf: null,
  asks: null,
  counting: false,
  counted: null,
  verb: null,
  aggregations: [],
  distinct: false,
  both: false,
  apart: null,
  never: null,
  versus: false,
  others: null,
  listing: false,
  returns: null,
  everything: false,
  analysis: null,
  between: null,
  place: null,
  difference: null,
  like: null,
  measured: [],
  year: false,
  judged: false,
  amount: false,
  one: false,
  things: null,
  rows: false,
  listed: false,
  part: null,
  leftover: 0,
});
