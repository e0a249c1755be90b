import type {
  AggregateQuery,
  Column,
  Expression,
  ListQuery,
  MeasureExpression,
  Path,
  PhysicalType,
  Relationship,
  SemanticModel,
  Step,
  Table,
} from "@parlance/contract";

/** A small shop: lines → orders → customers, flights between two airports, a bridge without a key. */
export const shopModel: SemanticModel = {
  source: "shop",
  kind: "file",
  label: "Shop",
  version: "1",
  tables: [
    table("customers", "Customers", "id:integer name:string country:string"),
    table("orders", "Orders", "id:integer customer_id:integer total:decimal placed:date paid:boolean"),
    table("lines", "Order lines", "id:integer order_id:integer quantity:integer product:string"),
    table("flights", "Flights", "id:integer origin:string destination:string"),
    table("airports", "Airports", "code:string city:string"),
    table("tags", "Tags", "customer_name:string tag:string"),
  ],
  relationships: [
    relationship("order-customer", "orders", "customer_id", "customers", "id"),
    relationship("line-order", "lines", "order_id", "orders", "id"),
    { ...relationship("origin", "flights", "origin", "airports", "code"), role: "Origin" },
    { ...relationship("destination", "flights", "destination", "airports", "code"), role: "Destination" },
    { ...relationship("tag", "tags", "customer_name", "customers", "name"), cardinality: "many-to-many" },
  ],
  derivedMeasures: [
    {
      id: "aov",
      label: "Average order value",
      description: null,
      table: "orders",
      expression: {
        kind: "arithmetic",
        operator: "/",
        left: total([], "orders", "total"),
        right: rowCount([]),
      },
      unit: { kind: "currency", currency: "EUR", label: null },
      synonyms: [],
    },
  ],
  glossary: [],
};

/** A step to the one side, or back. */
export const to = (relationship: string): Step => ({ relationship, reversed: false });
export const back = (relationship: string): Step => ({ relationship, reversed: true });

/** A field as an expression. */
export function field(path: Path, table: string, column: string): Expression {
  return { kind: "field", field: { path, table, column } };
}

/** The sum of a column of the table at the end of `path`. */
export function total(path: Path, table: string, column: string): MeasureExpression {
  const operand = field(path, table, column);
  return { kind: "aggregate", aggregation: "sum", quantile: null, operand, path, filter: null };
}

/** The number of rows at the end of `path`. */
export function rowCount(path: Path): MeasureExpression {
  return { kind: "aggregate", aggregation: "count", quantile: null, operand: null, path, filter: null };
}

/** A query for figures with everything else left out. */
export const figures = (more: Partial<AggregateQuery>): AggregateQuery => ({
  kind: "aggregate",
  source: "shop",
  subject: "orders",
  dimensions: [],
  measures: [],
  filter: null,
  transforms: [],
  having: null,
  comparison: null,
  emptyGroups: "omit",
  order: [],
  limit: null,
  hidden: [],
  chart: null,
  ...more,
});

/** A list of rows with everything else left out. */
export const list = (more: Partial<ListQuery>): ListQuery => ({
  kind: "list",
  source: "shop",
  subject: "orders",
  columns: [{ id: "id", label: "Id", expression: field([], "orders", "id") }],
  filter: null,
  distinct: false,
  order: [],
  limit: null,
  hidden: [],
  chart: null,
  ...more,
});

function table(name: string, label: string, columns: string): Table {
  return {
    name,
    schema: null,
    label,
    description: null,
    type: "unknown",
    columns: columns.split(" ").map(column),
    primaryKey: ["id"],
    namingColumn: null,
    timeColumn: null,
    positionColumn: null,
    partitionColumn: null,
    synonyms: [],
    hidden: false,
    rowCount: 10,
  };
}

function column(item: string): Column {
  const [name = "", type = "string"] = item.split(":");
  const physicalType = type as PhysicalType;
  const isMoney = name === "total";
  return {
    name,
    label:
      name === "placed" ? "Order date" : name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " "),
    description: null,
    physicalType,
    nullable: true,
    semanticType: isMoney || name === "quantity" ? "measure" : "dimension",
    role: "category",
    unit: { kind: isMoney ? "currency" : "none", currency: isMoney ? "EUR" : null, label: null },
    additivity: null,
    defaultAggregation: null,
    synonyms: [],
    hidden: false,
    profile: null,
  };
}

function relationship(
  id: string,
  from: string,
  key: string,
  target: string,
  targetKey: string,
): Relationship {
  return {
    id,
    from: { table: from, columns: [key] },
    to: { table: target, columns: [targetKey] },
    cardinality: "many-to-one",
    role: null,
    origin: "declared",
    evidence: null,
  };
}
