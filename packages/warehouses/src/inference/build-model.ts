import { createHash } from "node:crypto";
import type { Column, SemanticModel, Table, WarehouseKind } from "@parlance/contract";
import type { ColumnValues, Warehouse } from "@parlance/engine";
import { withBuyerSynonyms } from "./buyer-synonyms.ts";
import { calledByKey } from "./called-by-key.ts";
import { columnMeaning } from "./column-role.ts";
import { columnValues } from "./column-values.ts";
import {
  type EarlierReading,
  formerKeys,
  formerRelationships,
  keptOf,
  measureAgain,
} from "./earlier-reading.ts";
import { withFiguresOfThings } from "./figures-of-things.ts";
import { gapRule } from "./fills-gap.ts";
import { hasGaps, type KnownTable } from "./gaps.ts";
import { inParallel } from "./in-parallel.ts";
import { inferKeys, type ProfiledTable } from "./infer-keys.ts";
import { inferPrimaryKey, ordinals } from "./infer-primary-key.ts";
import { withItemSynonyms } from "./item-synonyms.ts";
import type { KeyPair } from "./measure-relationship.ts";
import { measureRelationships } from "./measure-relationships.ts";
import { withMovedWeights } from "./moved-weights.ts";
import { nameWords, wordsLabel } from "./name-words.ts";
import { namingColumn, tableType } from "./naming.ts";
import { withNightRates } from "./night-rates.ts";
import { withOutputSynonyms } from "./output-synonyms.ts";
import { positionColumns } from "./position-columns.ts";
import { withPricesOfDays } from "./prices-of-days.ts";
import { profileReadable, type Unreadable } from "./profile-readable.ts";
import { profileTable } from "./profile-table.ts";
import { withQuotients } from "./quotients.ts";
import { keyName } from "./references/key-words.ts";
import { makeSourceReader, type SourceReader, type SqlWriting } from "./source-reader.ts";
import { type SpokenNames, spokenNames } from "./spoken-names.ts";
import { type Declared, declaredKey, type TableShape } from "./table-shape.ts";
import { timeColumn } from "./time-column.ts";
import { withoutCurrency } from "./title-currency.ts";
import { bracketedUnit } from "./title-unit.ts";
import { withWareSynonyms } from "./ware-synonyms.ts";

/** What a source is and what it states about itself. */
export type ModelInput = {
  source: string;
  kind: WarehouseKind;
  label: string;
  warehouse: Warehouse;
  tables: TableShape[];
  declared: Declared | null;
  /** How the source writes what is not standard; left out where it writes standard SQL. */
  writing?: SqlWriting;
  /** What an earlier reading found; left out where there was none. */
  before?: EarlierReading;
  /** Told of tables and columns that cannot be read and are left out; where it is not there, they are an error. */
  onUnreadable?(unreadable: Unreadable): void;
  /** Told how much of the profiling is done, 0 to 1. */
  onProgress?(fraction: number): void;
};

const nothingDeclared: Declared = {
  primaryKeys: new Map(),
  foreignKeys: [],
  labels: new Map(),
  descriptions: new Map(),
};

/**
 * Reads a source's tables and makes its semantic model: profiles, keys, relationships with measured cardinality, roles,
 * units, additivity, naming and time columns; and the distinct values for the value index. `version` is a hash of the
 * model. Where an earlier reading knows all columns, only the tables that changed are read. Throws when the source refuses to
 * be read.
 */
export async function buildModel(
  input: ModelInput,
): Promise<{ model: SemanticModel; values: ColumnValues[] }> {
  const declared = input.declared ?? nothingDeclared;
  const reader = makeSourceReader(input.warehouse, input.tables, input.writing);
  const kept = keptOf(input.before ?? null, input.tables);
  const read = input.tables.filter(({ name }) => !kept.tables.has(name));
  let done = 0;
  const profiles = await inParallel(read, async (shape) => {
    const profile = await profileOf(reader, shape, input.onUnreadable);
    done += 1;
    input.onProgress?.(done / read.length);
    return profile;
  });
  const profiled = profiles.filter((each) => each !== null);
  const shapes = input.tables.flatMap(
    (shape) =>
      profiled.find((each) => each.shape.name === shape.name)?.shape ??
      (kept.tables.has(shape.name) ? shape : []),
  );
  const { known, references } =
    kept.model === null
      ? await keysOf(reader, profiled, declared)
      : { known: await formerKeys(reader, profiled, kept.model), references: [] };
  const found =
    kept.model === null ? await measureRelationships(reader, shapes, declared.foreignKeys, references) : [];
  const former = formerRelationships(input.before ?? null, shapes, found);
  const relationships = [...found, ...(await measureAgain(reader, former, new Set(kept.tables.keys())))];
  const keys = new Set(
    relationships.flatMap(({ from, to }) =>
      [from, to].flatMap(({ table, columns }) => columns.map((name) => declaredKey(table, name))),
    ),
  );
  const spoken = spokenNames(shapes, declared);
  const fresh = new Map(
    known.map((table) => [table.shape.name, describeTable(table, keys, declared, spoken)]),
  );
  const [only, other] = shapes.length === 1 ? [...fresh.values()] : [];
  if (only !== undefined && other === undefined && !declared.labels.has(only.name))
    only.label = calledByKey(only.label, only.primaryKey, only.columns) ?? only.label;
  for (const table of fresh.values()) {
    table.columns = await withQuotients(reader, table);
    table.columns = await withFiguresOfThings(reader, table);
    table.type = tableType(table.name, table.columns, relationships);
    table.positionColumn = positionColumns[input.kind];
  }
  const tables = shapes.flatMap(({ name }) => fresh.get(name) ?? kept.tables.get(name) ?? []);
  const model = {
    source: input.source,
    kind: input.kind,
    label: input.label,
    tables,
    relationships,
    derivedMeasures: [],
    glossary: [],
  };
  const version = createHash("sha256").update(JSON.stringify(model)).digest("hex").slice(0, 16);
  const values = await columnValues(reader, [...fresh.values()]);
  return { model: { ...model, version }, values: [...kept.values, ...values] };
}

async function profileOf(
  reader: SourceReader,
  shape: TableShape,
  onUnreadable: ModelInput["onUnreadable"],
): Promise<ProfiledTable | null> {
  if (onUnreadable === undefined) return { shape, profile: await profileTable(reader, shape) };
  const { unreadable, ...profiled } = await profileReadable(reader, shape);
  if (unreadable !== null) onUnreadable(unreadable);
  return unreadable?.isWhole === true ? null : profiled;
}

/** The key of every table and the references to add to the declared ones, which are looked for only where some may be missing. */
async function keysOf(
  reader: SourceReader,
  tables: ProfiledTable[],
  declared: Declared,
): Promise<{ known: KnownTable[]; references: KeyPair[] }> {
  const isDeclared = declared.foreignKeys.length > 0;
  const found = isDeclared ? null : await inferKeys(reader, tables, declared.primaryKeys);
  const known: KnownTable[] = [];
  for (const { shape, profile } of tables) {
    const stated = declared.primaryKeys.get(shape.name) ?? [];
    const primaryKey =
      found?.primaryKeys.get(shape.name) ?? (await inferPrimaryKey(reader, shape, profile, stated));
    known.push({ shape, profile, primaryKey });
  }
  if (found !== null) return { known, references: found.references };
  if (!hasGaps(known, declared)) return { known, references: [] };
  const { references } = await inferKeys(reader, tables, declared.primaryKeys);
  return { known, references: references.filter(gapRule(declared.foreignKeys, known).fills) };
}

function describeTable(
  { shape, profile, primaryKey }: KnownTable,
  keys: Set<string>,
  declared: Declared,
  spoken: SpokenNames,
): Table {
  const single = primaryKey.length === 1 ? primaryKey[0] : null;
  const described = shape.columns.map((column): Column => {
    const figures = profile.columns.get(column.name) ?? null;
    const isKey =
      isSurrogate(column.name === single, column.physicalType) ||
      isOrdinal(column, primaryKey) ||
      keys.has(declaredKey(shape.name, column.name));
    const label = labelOf(declaredKey(shape.name, column.name), column.name, { declared, spoken });
    const meaning = columnMeaning({
      ...column,
      table: shape.name,
      label,
      isKey,
      rowCount: shape.rowCount,
      profile: figures,
    });
    return {
      name: column.name,
      label:
        meaning.unit.label === null || meaning.unit.kind === "currency"
          ? label
          : bracketedUnit(label, column.name),
      description: declared.descriptions.get(declaredKey(shape.name, column.name)) ?? null,
      physicalType: column.physicalType,
      nullable: column.nullable,
      converted: column.converted ?? false,
      ...meaning,
      synonyms: [],
      hidden: false,
      profile: figures === null ? null : withoutLength(figures),
    };
  });
  const label = labelOf(shape.name, shape.name, { declared, spoken });
  const columns = [withMovedWeights, withWareSynonyms, withOutputSynonyms, withBuyerSynonyms].reduce(
    (known, withSynonyms) => withSynonyms(label, known),
    withItemSynonyms(withNightRates(withPricesOfDays(withoutCurrency(described)))),
  );
  return {
    name: shape.name,
    schema: shape.schema,
    label,
    description: declared.descriptions.get(declaredKey(shape.name, null)) ?? null,
    type: "unknown",
    columns,
    primaryKey,
    namingColumn: namingColumn(label, columns, shape.rowCount, primaryKey),
    timeColumn: timeColumn(label, columns, primaryKey),
    positionColumn: null,
    partitionColumn: shape.partitionColumn ?? null,
    synonyms: partNames(shape.columns, primaryKey),
    hidden: false,
    rowCount: shape.rowCount,
  };
}

/** The stated label, unless its words and those that people would say differ: then the latter. */
function labelOf(
  key: string,
  name: string,
  { declared, spoken }: { declared: Declared; spoken: SpokenNames },
): string {
  const words = spoken.get(key) ?? [];
  const stated = declared.labels.get(key);
  return stated !== undefined && nameWords(stated).join(" ") === words.join(" ")
    ? stated
    : wordsLabel(words, name);
}

/** A date or a name can tell rows apart without being a code that nobody reads. */
const isSurrogate = (primary: boolean, type: Column["physicalType"]): boolean =>
  primary && type !== "date" && type !== "timestamp";

/** "Line" beside the order's number: which of the parts a row is, not how many there are. */
const isOrdinal = ({ name, physicalType }: TableShape["columns"][number], primaryKey: string[]): boolean =>
  physicalType === "integer" &&
  primaryKey.length > 1 &&
  primaryKey.includes(name) &&
  (nameWords(name).some((word) => ordinals.has(word)) || keyName(name).isKey);

/** "Order number" and "line" tell rows apart that people call lines, or order lines. */
function partNames(columns: TableShape["columns"], primaryKey: string[]): string[] {
  const ordinal = columns.find(
    (column) => isOrdinal(column, primaryKey) && nameWords(column.name).some((word) => ordinals.has(word)),
  );
  if (ordinal === undefined) return [];
  const part = nameWords(ordinal.name).find((word) => ordinals.has(word)) ?? "";
  const whole = primaryKey.find((name) => name !== ordinal.name) ?? "";
  const owner = nameWords(whole).filter(
    (word) => !["no", "number", "id", "nr", "code", "key"].includes(word),
  );
  return [part, ...(owner.length === 0 ? [] : [`${owner.join(" ")} ${part}`])];
}

function withoutLength<T extends { averageLength: number | null }>({
  averageLength: _,
  ...profile
}: T): Omit<T, "averageLength"> {
  return profile;
}
