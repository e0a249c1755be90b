import type { Column } from "@parlance/contract";
import { type ColumnEntry, isNumeric, isTime } from "../../index/entries.ts";
import { unitWords } from "../../index/unit-words.ts";
import type { Hint } from "../../lexicon/adjectives.ts";
import { areAlike, isAmountUnit, moneyUnit } from "../../lexicon/units.ts";
import type { Condition } from "../../parse/frame/frame.ts";
import { tellsLength } from "../../parse/frame/lasting-rows.ts";
import { type Build, columnAt, columnOf } from "../build-context.ts";
import { hintColumn, hintTables } from "../groups/hint-column.ts";
import { unitColumn } from "../groups/unit-column.ts";

/** The column that a condition is about; null for related rows. */
export function conditionColumn(build: Build, subject: number, condition: Condition): number | null {
  const { test, left, hints } = condition;
  if (test.kind === "value") return build.choice.values.get(test.value)?.column ?? null;
  if (test.kind === "related" || test.kind === "beyond") return null;
  const numbered =
    left?.kind === "table" && test.kind !== "between" && !(test.kind === "compare" && test.operator !== "=");
  const named = columnOf(build, left) ?? (numbered ? numberOf(build, left.table) : null);
  const priced = named !== null && isMispriced(build, named, condition) ? onlyMoney(build, subject) : null;
  if (priced !== null) return priced;
  const other = named === null || isText(columnAt(build, named)) || isMistimed(build, named, test);
  const measured = other ? unitColumn(build, subject, test) : null;
  if (measured !== null && (hints.length === 0 || isOfSize(test))) return measured;
  if (named !== null) return named;
  if (hints.length > 0) return hintedColumn(build, subject, condition);
  if (test.kind === "text") return build.index.tables[subject]?.naming[0] ?? firstText(build, subject);
  return null;
}

/** "Over 200 calories but under 30 minutes": a length of time is not of a number that is none. */
function isMistimed({ index }: Build, named: number, test: Condition["test"]): boolean {
  const entry = index.columns[named];
  const unit = "unit" in test ? test.unit : undefined;
  return entry !== undefined && unit !== undefined && areAlike(unit, "min") && !isOfTime(entry);
}

/** "Over 2 kg but under $300": money is not of a number that is none, which only the bound before was said of. */
function isMispriced({ index, frame }: Build, named: number, condition: Condition): boolean {
  const { test, left } = condition;
  const before = frame.conditions[frame.conditions.indexOf(condition) - 1];
  const isOfMoney = (each: Condition["test"]): boolean => "unit" in each && each.unit === moneyUnit;
  return (
    isOfMoney(test) &&
    left !== null &&
    before?.left === left &&
    !isOfMoney(before.test) &&
    index.columns[named]?.column.unit.kind !== "currency"
  );
}

/** The one number of a table's rows that is money. */
function onlyMoney({ index }: Build, table: number): number | null {
  const [only, other] = (index.tables[table]?.columns ?? []).filter(
    (id) => index.columns[id]?.column.unit.kind === "currency" && isNumeric(index.columns[id].column),
  );
  return other === undefined ? (only ?? null) : null;
}

/** "Longer than 2000 miles": the unit says more closely what is measured than the adjective; "older than 3 days" is no length of what took days. */
const isOfSize = (test: Condition["test"]): boolean =>
  "unit" in test && test.unit !== undefined && isAmountUnit(test.unit);

const isOfTime = (entry: ColumnEntry): boolean =>
  isTime(entry.column) || tellsLength(entry) || unitWords(entry).some((word) => areAlike(word, "min"));

/** Whether a column holds texts. */
export const isText = (column: Column | null): boolean => column?.physicalType === "string";

/** The number by which people name a row ("department 520"): the table's key. "Orders over 1000" are not meant by theirs. */
function numberOf(build: Build, table: number): number | null {
  const [key, other] = build.index.tables[table]?.key ?? [];
  return key !== undefined && other === undefined && isNumeric(columnAt(build, key)) ? key : null;
}

/** What "younger than 34" compares: ages before times, which no small number is; of several prices one that reaches the bound. */
function hintedColumn(build: Build, subject: number, { test, hints }: Condition): number | null {
  const tables = hintTables(build, subject);
  const bound = test.kind === "compare" && typeof test.value === "number" ? test.value : null;
  const within = bound === null ? null : hintColumn(build, tables, hints.filter(isMeasure), reaches(bound));
  if (within !== null) return within.column;
  const small = test.kind === "compare" && typeof test.value === "number" && test.value < 1000;
  const measures = small ? hints.filter(isMeasure) : [];
  return (hintColumn(build, tables, measures) ?? hintColumn(build, tables, hints))?.column ?? null;
}

const isMeasure = ({ role }: Hint): boolean => role === "measure";

/** Whether some value of a column lies above a bound. */
const reaches =
  (bound: number) =>
  ({ column: { profile } }: ColumnEntry): boolean =>
    typeof profile?.maximum !== "number" || profile.maximum > bound;

const firstText = (build: Build, table: number): number | null =>
  build.index.tables[table]?.columns.find((id) => columnAt(build, id)?.physicalType === "string") ?? null;
