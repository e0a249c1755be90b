/** The physical types that the demo's columns have. */
export type ColumnType = "integer" | "decimal" | "string" | "date";

/** A column with its type and, where the name alone does not tell, what it holds. */
export type DemoColumn = { name: string; type: ColumnType; description?: string };

/** A table without its rows. */
export type DemoTableSchema = { name: string; columns: DemoColumn[]; primaryKey: string[] };

/** The names of the demo's tables. */
export type TableName = "stores" | "products" | "customers" | "orders" | "order_lines" | "returns";

/** The demo's tables and the references between them, as `schema.json` has them. */
export const retailDemoSchema = {
  tables: [
    table("stores", [
      integer("store_id"),
      string("store_name"),
      string("channel", "online or retail"),
      string("region"),
      string("country", "empty for an online shop, which serves a whole region"),
      string("city", "empty for an online shop"),
      date("opened_on"),
      integer("floor_area_sqm", "sales area in square metres; empty for an online shop"),
    ]),
    table("products", [
      integer("product_id"),
      string("product_name"),
      string("category"),
      string("subcategory"),
      decimal("list_price", "USD, price list of 2024"),
      decimal("unit_cost", "USD, 2024"),
    ]),
    table("customers", [
      integer("customer_id"),
      string("customer_name"),
      string("email"),
      string("segment", "Consumer, Small Business or Corporate"),
      string("region"),
      string("country"),
      string("city"),
      date("signup_date"),
    ]),
    table("orders", [
      integer("order_id"),
      date("order_date"),
      integer("store_id"),
      integer("customer_id"),
      string("status", "completed, shipped, processing or cancelled"),
      string("payment_method"),
    ]),
    table("order_lines", [
      integer("order_line_id"),
      integer("order_id"),
      integer("product_id"),
      integer("quantity"),
      decimal("unit_price", "USD, price of the day before discount"),
      string("promotion", "empty where none applied"),
      decimal("discount", "USD off the whole line"),
      decimal("revenue", "USD, quantity × unit_price − discount"),
      decimal("cost", "USD, cost of the goods of the whole line"),
    ]),
    table("returns", [
      integer("return_id"),
      integer("order_line_id"),
      date("return_date"),
      integer("quantity", "pieces sent back"),
      decimal("refund", "USD paid back"),
      string("reason"),
    ]),
  ],
  foreignKeys: [
    reference("orders", "store_id", "stores"),
    reference("orders", "customer_id", "customers"),
    reference("order_lines", "order_id", "orders"),
    reference("order_lines", "product_id", "products"),
    reference("returns", "order_line_id", "order_lines"),
  ],
};

/** The first column is the table's key. */
function table(name: TableName, columns: DemoColumn[]): DemoTableSchema & { name: TableName } {
  return { name, columns, primaryKey: columns.slice(0, 1).map((column) => column.name) };
}

function reference(fromTable: TableName, fromColumn: string, toTable: TableName) {
  return { fromTable, fromColumn, toTable, toColumn: fromColumn };
}

function integer(name: string, description?: string): DemoColumn {
  return column(name, "integer", description);
}

function decimal(name: string, description?: string): DemoColumn {
  return column(name, "decimal", description);
}

function string(name: string, description?: string): DemoColumn {
  return column(name, "string", description);
}

function date(name: string): DemoColumn {
  return column(name, "date");
}

function column(name: string, type: ColumnType, description?: string): DemoColumn {
  return description === undefined ? { name, type } : { name, type, description };
}
