import {
  type AggregateQuery,
  aggregateOf,
  aggregateQuery,
  type Column,
  type Expression,
  fieldOf,
  type ListQuery,
  listQuery,
  type MeasureExpression,
  makeColumn,
  makeTable,
  type Path,
  type PhysicalType,
  type Relationship,
  type SemanticModel,
  type Step,
  type Table,
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
  return fieldOf(table, column, path);
}

/** The sum of a column of the table at the end of `path`. */
export function total(path: Path, table: string, column: string): MeasureExpression {
  const operand = field(path, table, column);
  return aggregateOf("sum", operand, path);
}

/** The number of rows at the end of `path`. */
export function rowCount(path: Path): MeasureExpression {
  return aggregateOf("count", null, path);
}

/** A query for figures with everything else left out. */
export const figures = (more: Partial<AggregateQuery>): AggregateQuery =>
  aggregateQuery("shop", "orders", more);

/** A list of rows with everything else left out. */
export const list = (more: Partial<ListQuery>): ListQuery =>
  listQuery("shop", "orders", {
    columns: [{ id: "id", label: "Id", expression: field([], "orders", "id") }],
    ...more,
  });

function table(name: string, label: string, columns: string): Table {
  return makeTable(name, columns.split(" ").map(column), { label, primaryKey: ["id"], rowCount: 10 });
}

function column(item: string): Column {
  const [name = "", type = "string"] = item.split(":");
  const isMoney = name === "total";
  return makeColumn(name, {
    label:
      name === "placed" ? "Order date" : name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " "),
    physicalType: type as PhysicalType,
    semanticType: isMoney || name === "quantity" ? "measure" : "dimension",
    unit: { kind: isMoney ? "currency" : "none", currency: isMoney ? "EUR" : null, label: null },
  });
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
