import type { GlossaryTerm, Relationship, SemanticModel, SemanticQuery } from "@parlance/contract";
import type { ColumnValues } from "../../ports.ts";
import { lineRevenue } from "../lexicon/revenue-words.ts";
import { allowedSpans } from "./allowed-spans.ts";
import { answeredTerms } from "./answered-terms.ts";
import { bonusTerms } from "./bonus-terms.ts";
import { booksReturns } from "./books-returns.ts";
import { borrowedNames, isPart } from "./borrowed-names.ts";
import { businessTerms, marginTerms, netTerms, proceedsTerms, resultTerms } from "./business-terms.ts";
import { cancelledNumbers } from "./cancelled-numbers.ts";
import { capacityTerms } from "./capacity-terms.ts";
import { findCells } from "./cells.ts";
import { holdsCodes } from "./coded-columns.ts";
import { type ColumnsByName, columnsByName } from "./columns-by-name.ts";
import { type ConditionTerms, conditionTerms } from "./condition-terms.ts";
import { coverTerms } from "./cover-terms.ts";
import { dealTerms } from "./deal-terms.ts";
import { type Deals, findDeals } from "./deals.ts";
import { type DefinedTerms, definedTerms } from "./defined-terms.ts";
import { documentKeys } from "./document-keys.ts";
import { doneTerms } from "./done-terms.ts";
import { entityColumns } from "./entity-columns.ts";
import { type ColumnEntry, type TableEntry, tellsClock } from "./entries.ts";
import { type FeesOff, findFeesOff } from "./fees-off.ts";
import { finishPlaces } from "./finish-places.ts";
import { flagDeeds } from "./flag-deeds.ts";
import { departureTerms, findDepartures } from "./flag-events.ts";
import { flagTerms } from "./flag-terms.ts";
import { givenTerms } from "./given-terms.ts";
import { buildGraph, type Graph } from "./graph.ts";
import { findHistories, type History } from "./histories.ts";
import { findTerms, inForceTerms, type Term } from "./in-force.ts";
import { type InnerEntity, innerEntities } from "./inner-entities.ts";
import { findLateness, type Lateness } from "./lateness.ts";
import { latenessTerms } from "./lateness-terms.ts";
import { findLedger, type Ledger } from "./ledger.ts";
import { levelColumns } from "./level-tables.ts";
import { findLifecycles, type Lifecycle } from "./lifecycles.ts";
import { lineTables, wholesOf } from "./line-tables.ts";
import { markdownTerms } from "./markdown-terms.ts";
import { matchResults } from "./match-results.ts";
import { metricTerms } from "./metric-terms.ts";
import { openTerms } from "./open-terms.ts";
import { findOutgoings, type Outgoing } from "./outgoings.ts";
import { findPaidOff, findSettlement, owedTerms, type Settlement } from "./owed-terms.ts";
import { type OwnReference, ownReferences } from "./own-references.ts";
import { findPanels, type Panel } from "./panels.ts";
import { partDoneTerms } from "./part-done-terms.ts";
import { partsOfFigures } from "./parts-of-figures.ts";
import { presentTerms } from "./present-staff.ts";
import { type CostOfSales, findCostOfSales } from "./profit.ts";
import { promoterTerms } from "./promoter-terms.ts";
import { findPurchases, type Purchases } from "./purchases.ts";
import { readTexts } from "./read-texts.ts";
import { recordedTerms } from "./recorded-terms.ts";
import { recurringDues } from "./recurring-dues.ts";
import { rowNames } from "./row-names.ts";
import { findSalesMoney, type SalesMoney } from "./sales-money.ts";
import { buildSchemaWords, type SchemaWords } from "./schema-words.ts";
import { findSideSales, type SideSales, sideSalesTerms } from "./side-sales.ts";
import { findSignedFlow, type SignedFlow } from "./signed-flow.ts";
import { buyersSpend, spendTerms } from "./spend-terms.ts";
import { withSplitDates } from "./split-dates.ts";
import { stateDeeds } from "./state-deeds.ts";
import { stateTerms } from "./state-terms.ts";
import { stateValues } from "./state-values.ts";
import { summedRows } from "./summed-rows.ts";
import { asTakings, salePrices, salesColumn } from "./takings.ts";
import { tallyNoun } from "./tallies.ts";
import { taxTerms } from "./tax-terms.ts";
import { type TotalRow, totalRows, totalThings } from "./total-rows.ts";
import { modelTraits } from "./traits.ts";
import { unmatchedTerms } from "./unmatched-terms.ts";
import { upcomingTerms } from "./upcoming.ts";
import { buildValueIndex, type ValueIndex } from "./value-index.ts";
import { findWholes, type Whole } from "./wholes.ts";
import { withTaxTerms } from "./with-tax-terms.ts";
import { yieldTerms } from "./yield-terms.ts";

/** What reading a question needs to know of a source; built once for each model and set of values, then only read. */
export type ModelIndex = SalesMoney & {
  model: SemanticModel;
  tables: TableEntry[];
  columns: ColumnEntry[];
  byName: ColumnsByName;
  /** Tables by the last word of their names. */
  byHead: ReadonlyMap<string, readonly TableEntry[]>;
  words: SchemaWords;
  values: ValueIndex;
  graph: Graph;
  /** The column whose sum is the money of all sales, the takings or one that is called sales; null where it is computed or unknown. */
  sales: number | null;
  /** The table whose rows bring the money of sales, held or computed; null where none does. */
  moneyTable: number | null;
  /** Sales that are told beside those that bring this money. */
  sideSales: readonly SideSales[];
  /** Rows that money is paid for, beside those that bring it. */
  outgoings: readonly Outgoing[];
  /** What is bought, where rows tell how many of it and at what price each. */
  purchases: Purchases | null;
  /** The fee that is kept of the money that comes in. */
  feesOff: FeesOff | null;
  /** Rows of totals among the others, by the names of their tables. */
  totals: ReadonlyMap<string, TotalRow>;
  /** What the only sheet counts by its time without saying of what is called in questions. */
  tallyNoun: string | null;
  /** Movements that stock is the sum of. */
  flow: SignedFlow | null;
  /** Where rows tell how much was due and how much of it was paid. */
  settlement: Settlement | null;
  /** Where payments of sales are rows of their own. */
  paidOff: Settlement | null;
  /** Where rows tell when something was due and when it was done. */
  late: readonly Lateness[];
  /** Rows that are open until they are closed, won or lost. */
  deals: Deals | null;
  /** Flags that say of rows that they are gone. */
  departed: readonly ColumnEntry[];
  /** Tables whose rows go on until a date of their end. */
  lifecycles: readonly Lifecycle[];
  /** The tables whose rows hold until a date that all of them have. */
  fixed: readonly Term[];
  /** Columns of levels that were taken at dates: of a period they are those of its last date. */
  levels: ReadonlySet<number>;
  /** Tables whose rows are what a day or month came to in each of some kinds. */
  summed: ReadonlySet<number>;
  /** Tables whose rows are parts of others' (lines of orders), with these. */
  parts: ReadonlyMap<number, number>;
  /** Tables of the states that something was in one after another. */
  histories: readonly History[];
  /** Figures that rows tell in two parts alone. */
  wholes: readonly Whole[];
  /** Tables that tell every thing anew at each of their dates. */
  panels: readonly Panel[];
  /** Tables that hold how many there are of each combination of kinds, with the column that does. */
  cells: ReadonlyMap<number, number>;
  /** What words of money come to where their kind is a value of the data. */
  ledger: Ledger;
  /** References of a table's rows to other rows of it. */
  own: readonly OwnReference[];
  /** Things that rows of a table repeat without a table of their own. */
  inner: readonly InnerEntity[];
  /** What numbers the documents of which each row of a table is a line, by table. */
  documents: ReadonlyMap<number, number>;
  /** Columns in which rows repeat what they tell of such things. */
  ofThings: readonly ColumnEntry[];
  /** The glossary's terms that stand for conditions. */
  conditions: ConditionTerms;
  /** The glossary's terms that only a definition in words explains. */
  definitions: DefinedTerms;
  /** What words of business mean in this data. */
  business: GlossaryTerm[];
  /** What the questions that have been suggested are read as, null where they are not; kept, since the same few come again. */
  suggested: Map<string, SemanticQuery | null>;
  /** Columns of places that are told by codes. */
  coded: readonly ColumnEntry[];
  /** Whether a column tells times of day. */
  clocked: boolean;
  /** Whether a number of pieces that were sold is below 0 where they came back. */
  returned: boolean;
  /** What kind of data it is, for confidence. */
  traits: Readonly<Record<string, number>>;
};

/** Builds the index; linear in names and distinct values. Hidden tables and columns are left out. */
export function buildModelIndex(model: SemanticModel, values: ColumnValues[]): ModelIndex {
  const tables: TableEntry[] = [];
  const columns: ColumnEntry[] = [];
  const foreign = new Set(
    model.relationships
      .filter((relationship) => !isRenumbering(relationship))
      .flatMap(({ from }) => from.columns.map((column) => `${from.table}\u0000${column}`)),
  );
  for (const table of model.tables) {
    if (table.hidden) continue;
    const entry = entityColumns(table, { id: tables.length, firstColumn: columns.length, foreign });
    tables.push(entry.table);
    columns.push(...entry.columns);
  }
  for (const [id, borrowed] of borrowedNames(model, tables, columns)) {
    const entry = tables[id];
    if (entry !== undefined)
      tables[id] = { ...entry, borrowed, naming: isPart(entry, columns) ? [] : entry.naming };
  }
  const named = rowNames(tables, readTexts(tables, columns, values));
  if (named !== null)
    tables.splice(0, 1, ...tables.slice(0, 1).map((each) => ({ ...each, naming: [named] })));
  const documents = documentKeys(tables, columns);
  for (const [id, number] of documents) {
    const entry = tables[id];
    if (entry !== undefined) tables[id] = { ...entry, borrowed: [], naming: [number] };
  }
  const graph = buildGraph(model, tables);
  const histories = findHistories(tables, columns, graph);
  for (const { table, parent } of histories)
    if (table.borrowed.length === 0) tables[table.id] = { ...table, borrowed: tables[parent]?.naming ?? [] };
  const money = findSalesMoney(tables, columns, graph);
  const { revenue, takings, lines, pieces } = money;
  for (const held of [takings, lines?.column ?? null, ...salePrices(tables, columns)].flatMap(
    (id) => columns[id ?? -1] ?? [],
  ))
    columns[held.id] = asTakings(held);
  const inner = innerEntities(tables, columns);
  const own = ownReferences(model, tables, columns);
  const indexed = buildValueIndex(tables, columns, values);
  const deals = findDeals(tables, columns);
  const panels = findPanels(tables, columns);
  const words = buildSchemaWords({ model, tables, columns, inner, own, deals, values: indexed, panels });
  const sales = salesColumn(tables, columns, takings);
  const costOf = (quantity: number | null, held: number | null): CostOfSales | null =>
    findCostOfSales(tables, columns, graph, quantity, held);
  const ofLines = lines === null ? null : costOf(pieces, lines.column);
  const cost = ofLines ?? costOf(lines === null ? pieces : null, takings);
  const paid = columns[takings ?? -1];
  const moneyTable = (paid ?? revenue ?? columns[sales ?? -1])?.table ?? null;
  const ledger = findLedger(tables, columns, graph);
  const purchases = findPurchases(tables, columns, graph);
  const paidOff = findPaidOff(tables, columns, graph, takings);
  const sideSales = findSideSales(tables, columns, graph, { ...money, moneyTable });
  const business = [
    ...businessTerms(cost, ofLines === null ? "revenue" : lineRevenue, paid, tables, words),
    ...sideSalesTerms(sideSales, tables, words),
    ...marginTerms(columns, sales, words),
    ...markdownTerms(tables, columns, words),
    ...resultTerms(ledger, words),
    ...metricTerms(tables, columns, words),
    ...capacityTerms(columns, words),
    ...partsOfFigures(tables, columns, words),
    ...(cost === null || paid === undefined
      ? spendTerms(tables, columns, moneyTable, graph, words)
      : buyersSpend(paid, words)),
    ...owedTerms(columns, tables, words, paidOff),
    ...taxTerms(columns, tables, revenue, words),
    ...withTaxTerms(columns, tables, takings, words),
    ...bonusTerms(columns, tables, words),
    ...yieldTerms(columns, tables, words),
    ...promoterTerms(tables, columns, words),
    ...netTerms(columns, tables, takings, words),
    ...(cost === null ? proceedsTerms(columns, tables, words) : []),
  ];
  const late = [...findLateness(tables, columns), ...allowedSpans(tables, columns, graph)];
  const departed = findDepartures(tables, columns);
  const lifecycles = findLifecycles(tables, columns);
  const fixed = findTerms(tables, columns, lifecycles);
  const states = [
    ...inForceTerms(fixed, words, indexed),
    ...coverTerms(tables, columns, words),
    ...givenTerms(tables, columns, words, indexed),
    ...stateTerms(lifecycles, fixed, columns, words, indexed),
    ...stateValues(tables, columns, words, indexed),
    ...stateDeeds(tables, columns, words, indexed),
    ...answeredTerms(tables, columns, words, indexed),
    ...cancelledNumbers(tables, columns, words),
    ...flagTerms(tables, columns, words, indexed),
    ...flagDeeds(tables, columns, words, indexed),
    ...matchResults(tables, columns, words),
    ...finishPlaces(tables, columns, words),
    ...dealTerms(deals, words, indexed),
    ...departureTerms(departed, tables, words, indexed),
    ...latenessTerms(late, tables, words, indexed),
    ...openTerms(tables, columns, words, indexed),
    ...doneTerms(tables, columns, words, indexed),
    ...partDoneTerms(tables, columns, words, indexed),
    ...presentTerms(tables, columns, lifecycles),
    ...recurringDues(tables, columns, late),
    ...upcomingTerms(tables, columns, words, indexed),
    ...recordedTerms(tables, columns),
    ...unmatchedTerms(model, tables, columns),
  ];
  const read = withSplitDates(tables, readTexts(tables, columns, values));
  return {
    model,
    tables,
    columns: read,
    byName: columnsByName(tables, read),
    byHead: Map.groupBy(tables, ({ words }) => words.at(-1) ?? ""),
    words,
    values: indexed,
    graph,
    ...money,
    sales,
    moneyTable,
    sideSales,
    outgoings: findOutgoings(
      tables,
      columns,
      graph,
      new Set([moneyTable ?? undefined, money.dealTable ?? undefined, lines?.table]),
    ),
    purchases,
    feesOff: findFeesOff(tables, columns, takings),
    totals: new Map([...totalRows(tables, read, indexed), ...totalThings(panels, indexed)]),
    tallyNoun: tallyNoun(tables, columns, words.phrases),
    flow: findSignedFlow(tables, columns),
    settlement: findSettlement(tables, columns),
    paidOff,
    late,
    deals,
    departed,
    lifecycles,
    fixed,
    levels: levelColumns(tables, columns),
    summed: summedRows(tables, columns),
    parts: wholesOf(lineTables(tables, columns, graph)),
    histories,
    wholes: findWholes(tables, columns),
    panels,
    cells: findCells(tables, columns),
    ledger,
    inner,
    documents,
    ofThings: columns.filter(({ column }) => column.ofEach != null),
    own,
    conditions: conditionTerms([...model.glossary, ...states], tables, columns),
    definitions: definedTerms(model.glossary, business),
    business,
    suggested: new Map(),
    coded: read.filter(holdsCodes),
    clocked: read.some(({ column }) => tellsClock(column)),
    returned: read.some(booksReturns),
    traits: modelTraits(model),
  };
}

/** Ranks, places and numbers of one table that happen to be the same numbers, each once: no row refers to another. */
const isRenumbering = ({ from, to, origin, cardinality }: Relationship): boolean =>
  from.table === to.table && origin === "inferred" && cardinality === "one-to-one";

/** An index whose glossary has further terms, for as long as they are asked with; those without a binding are read by their definition. */
export const withTerms = (index: ModelIndex, terms: readonly GlossaryTerm[]): ModelIndex => ({
  ...index,
  definitions: definedTerms([...terms, ...index.model.glossary], index.business),
  suggested: new Map(),
});
