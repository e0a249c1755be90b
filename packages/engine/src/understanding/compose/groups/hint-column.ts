import { isBoundOfOther } from "../../index/bound-of-other.ts";
import { type ColumnEntry, isNumeric, isTime } from "../../index/entries.ts";
import { isInEachCurrency } from "../../index/in-each-currency.ts";
import { isSoldFor } from "../../index/is-sold-for.ts";
import { usualWords } from "../../index/names.ts";
import type { Hint } from "../../lexicon/adjectives.ts";
import { changeNouns } from "../../lexicon/change-nouns.ts";
import { foreseen } from "../../lexicon/planned.ts";
import { isBesideLength, tellsLength } from "../../parse/frame/lasting-rows.ts";
import type { Noun } from "../../parse/item.ts";
import { type Build, columnOf, tableOf } from "../build-context.ts";

/** The column that an adjective measures in one of the tables, nearest table first, of those that `may` be meant; null where none fits. */
export function hintColumn(
  build: Build,
  tables: readonly number[],
  hints: readonly Hint[],
  may: (entry: ColumnEntry) => boolean = () => true,
): { column: number; descending: boolean } | null {
  for (const table of tables) {
    for (const hint of hints) {
      const found = hintInTable(build, table, hint, may);
      if (found !== null) return { column: found, descending: hint.descending };
    }
  }
  const [first] = tables;
  const timely = hints.find(({ role }) => role === "time");
  const key = first === undefined || timely === undefined ? null : keyTime(build, first);
  return key === null || timely === undefined ? null : { column: key, descending: timely.descending };
}

/** The time in the key of a table that has a row for each member and day. */
function keyTime({ index }: Build, table: number): number | null {
  const key = index.tables[table]?.key ?? [];
  const times = key.length < 2 ? [] : key.filter((id) => isTime(index.columns[id]?.column ?? null));
  return times.length === 1 ? (times[0] ?? null) : null;
}

function hintInTable(
  build: Build,
  table: number,
  hint: Hint,
  may: (entry: ColumnEntry) => boolean,
): number | null {
  let best: { column: number; rank: number } | null = null;
  const own = (build.index.tables[table]?.columns ?? []).flatMap((id) => build.index.columns[id] ?? []);
  for (const entry of own.filter(may)) {
    const { id } = entry;
    if (entry.foreign || isInEachCurrency(entry, own) || build.index.tables[table]?.key.includes(id) === true)
      continue;
    const timelike = isTime(entry.column) || (isNumeric(entry.column) && entry.words.includes("year"));
    if (entry.partOf !== null && entry.parts === null) continue;
    if (isBoundOfOther(entry, build.index.columns) || isMoment(entry)) continue;
    if (isBirth(entry) && hint.role === "time" && !hint.words.includes("birth")) continue;
    if (hint.role === "time" && entry.words.some((word) => toCome.has(word))) continue;
    const fits =
      hint.role === "time"
        ? timelike ||
          holdsYears(entry) ||
          entry.words.some((word) => ["date", "birth", "year"].includes(word))
        : isNumeric(entry.column);
    if (!fits) continue;
    const words = entry.parts === null ? told(entry) : [...entry.words, "date"];
    const named = words.filter((word) => hint.words.includes(word)).length;
    const places = words.map((word, at) => place(hint.words, word) + (isHead(entry, at) ? 0 : besideHead));
    const whole = entry.words.some((word) => usualWords.has(word)) ? 0.05 : 0;
    const rank =
      Math.min(...places) -
      named / 10 -
      whole +
      (hint.role === "time" ? laterEnd(entry) : laterThan(entry, own));
    const fallback = hint.role === "time" && isTime(entry.column) ? 50 : Number.POSITIVE_INFINITY;
    const value = Math.min(rank, fallback);
    if (Number.isFinite(value) && (best === null || value < best.rank)) best = { column: id, rank: value };
  }
  return best?.column ?? null;
}

/** What a number is of: "rate per night" is no number of nights, and a "total" of nothing else is an amount. */
function told({ words }: ColumnEntry): readonly string[] {
  if (words.length === 1 && words[0] === "total") return ["amount"];
  const per = words.indexOf("per");
  return per > 0 ? words.slice(0, per) : words;
}

/**
 * What was only planned comes behind what was, the time before, within or after rows ("lead days") behind how long they last, and the price of a unit and a fee or fare in it behind what all of them came to, and what was asked for
 * behind what was paid, where rows tell both.
 */
const laterThan = (entry: ColumnEntry, own: readonly ColumnEntry[]): number => {
  const { id, words } = entry;
  const others = own.filter((other) => other.id !== id && isNumeric(other.column));
  const isPlan =
    words.some((word) => foreseen.test(word)) &&
    others.some((other) => other.words.some((word) => actuals.has(word)));
  const isPerUnit =
    words.includes("per") &&
    others.some(({ column }) => column.unit.kind === "currency" && column.additivity === "additive");
  const isShare =
    words.some((word) => shares.has(word)) &&
    !words.some((word) => usualWords.has(word)) &&
    others.some((other) => other.words.includes("total") && isMoney(other));
  const isBeside =
    tellsLength(entry) &&
    isBesideLength(entry) &&
    others.some((other) => tellsLength(other) && !isBesideLength(other));
  const isAsked = words.some((word) => asked.has(word)) && others.some(isSoldFor);
  return isPlan || isPerUnit || isShare || isBeside || isAsked ? behindActual : 0;
};
/** Before "price": what was asked for, and not what was paid. */
const asked: ReadonlySet<string> = new Set(["list", "asking", "retail", "guide"]);

/** A sum in a currency, or one that is called a total of nothing but money ("total", "total amount"). */
const isMoney = ({ column, words }: ColumnEntry): boolean =>
  column.unit.kind === "currency" || words.every((word) => word === "total" || moneyWords.has(word));
const moneyWords: ReadonlySet<string> = new Set(["amount", "fare", "charge", "price", "cost", "paid", "due"]);

/** What is one of several things that a sum of money is made of. */
const shares: ReadonlySet<string> = new Set(["fee", "fare", "charge", "premium", "rate"]);
const behindActual = 15;
const actuals: ReadonlySet<string> = new Set(["actual", "act", "real", "final"]);

/** What is still to come makes nothing older or newer: when an insurance expires, when something is due. */
const toCome: ReadonlySet<string> = new Set(
  "expiry expire expires expiration due deadline renewal renewed next until".split(" "),
);

/** When something was over comes behind when it began: a tenant is no newer by having moved out. */
const laterEnd = ({ words }: ColumnEntry): number =>
  words.some((word) => over.test(word)) ? behindStart : 0;
const over =
  /^(?:end|ended|ending|out|exit|leave|left|leaving|terminat\w*|departure|departed|cancel\w*|clos(?:e|ed|ing|ure)|paid|payment|return\w*|resol\w*|complet\w*|finish\w*|discontinued|retire\w*)$/;
const behindStart = 30;

/** The number of a time of day at which something began or ended ("departure time" 1455): nothing is longer by it. */
const isMoment = ({ column, words }: ColumnEntry): boolean =>
  isNumeric(column) && words.at(-1) === "time" && words.some((word) => moments.test(word));
const moments =
  /^(?:depart(?:ure|ed|ing)?|arriv(?:al|ed|ing)|start|starting|begin|end|ending|sched(?:uled?)?)$/;

/** When somebody was born makes them older, and no row newer. */
const isBirth = ({ words }: ColumnEntry): boolean =>
  words.some((word) => ["birth", "birthday", "birthdate", "dob", "born"].includes(word));

/** What a word counts less for where another behind it makes it a change or a class: a "salary hike" is no salary. */
const besideHead = 20;
const classes: ReadonlySet<string> = new Set(
  "band grade level rank class group category type code".split(" "),
);

/** "Cost price": what a thing costs us and not those who buy it. */
const ours: ReadonlySet<string> = new Set(["cost", "purchase", "buying", "wholesale", "supply"]);

/** Whether a word of a name is what it tells the size of. */
const isHead = ({ words }: ColumnEntry, at: number): boolean =>
  !words.slice(at + 1).some((word) => changeNouns.has(word) || classes.has(word)) &&
  !(words[at] === "price" && ours.has(words[at - 1] ?? ""));

/** Whole numbers that may all be years ("Founded"). */
const holdsYears = ({ column: { physicalType, profile } }: ColumnEntry): boolean =>
  physicalType === "integer" &&
  profile !== null &&
  Number(profile.minimum) >= 1000 &&
  Number(profile.maximum) <= 2100;

const place = (words: readonly string[], word: string): number => {
  const at = words.indexOf(word);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
};

/**
 * Tables to look in for a hint: `of` that the adjective stands before, the entity's, then others used, then those one step away, and
 * those of what the entity's rows have one of at a time.
 */
export function hintTables(build: Build, entity: number | null, of: Noun | null = null): number[] {
  const first = [...ownTable(build, of), ...(entity === null ? [] : [entity])];
  const context = build.frame.context.flatMap((noun) => tableOf(build, noun) ?? []);
  const near = [...first, ...build.used].flatMap((table) =>
    (build.index.graph.ways[table] ?? []).filter(({ toOne }) => toOne).map(({ to }) => to),
  );
  const held = build.index.histories.flatMap(({ table, parent }) =>
    first.includes(parent) ? [table.id] : [],
  );
  return [...new Set([...first, ...context, ...build.used, ...near, ...held])];
}

/** The table that a noun is of itself; none for a reference to another table. */
function ownTable(build: Build, noun: Noun | null): number[] {
  const column = columnOf(build, noun);
  const table = tableOf(build, noun);
  return table === null || (column !== null && build.index.columns[column]?.foreign === true) ? [] : [table];
}
