import { moneyNouns } from "../lexicon/money-nouns.ts";
import { type Build, columnAt, isMeasure, tableOf } from "./build-context.ts";
import { columnFigure } from "./column-figure.ts";
import type { Figure } from "./figure.ts";
import { isPaidDeed, meansMoney } from "./means-money.ts";
import { countedTable } from "./measures.ts";

const moneyWords: ReadonlySet<string> = new Set("amount total value paid sum cost price".split(" "));

/** "payments by quarter": what rows that are sums of money add up to; null for other rows. How many there are is asked with "how many". */
export function moneyOfRows(build: Build, table: number): Figure | null {
  const money = meansMoney(build, table) ? moneyColumn(build, table) : null;
  return money === null ? null : columnFigure(build, money, "sum");
}

/** The one column of a table that holds money and adds up. */
function moneyColumn(build: Build, table: number): number | null {
  const { takings, columns } = build.index;
  if (takings !== null && columns[takings]?.table === table) return takings;
  const adding = (build.index.tables[table]?.columns ?? []).filter(
    (id) => isMeasure(build, id) && columnAt(build, id)?.additivity === "additive",
  );
  const named = adding.filter((id) => build.index.columns[id]?.words.some((word) => moneyWords.has(word)));
  const [only, other] = named.length > 0 ? named : adding.filter((id) => mayBeMoney(build, id));
  return other === undefined ? (only ?? null) : null;
}

/** No time that passes and no number of things. */
const mayBeMoney = (build: Build, id: number): boolean =>
  columnAt(build, id)?.unit.kind !== "duration" &&
  build.index.columns[id]?.words.every((word) => !["quantity", "count", "units"].includes(word)) === true;

/** "who gave the most" of gifts and donations: money changes hands in each row. */
const isGiven = ({ index }: Build, table: number): boolean =>
  index.tables[table]?.words.some((word) => word === "gift" || moneyNouns.has(word)) === true;

const paying = ["pay", "paid", "spend", "spent", "donate", "contribute", "give", "gave", "given"];
const bringing = ["bring", "brought", "collect", "generate", "receive", "take"];

/** "who paid us the most", "brought in most payments": the money that the counted rows add up to; null where none is spoken of. */
export function moneyRanked(build: Build, entity: number, table: number | null): Figure | null {
  const said = (words: readonly string[]): boolean => words.some((word) => build.lemmas.has(word));
  const own = build.frame.context
    .map((noun) => tableOf(build, noun))
    .find((each) => each !== null && moneyOfRows(build, each) !== null);
  const rows = table ?? own ?? countedTable(build, entity);
  if (!said(table === null ? paying : bringing) && !isPaidDeed(build, rows)) return null;
  const money = moneyOfRows(build, rows);
  if (money !== null || table !== null) return money;
  const given = isGiven(build, rows) ? moneyColumn(build, rows) : null;
  return given === null ? null : columnFigure(build, given, "sum");
}
