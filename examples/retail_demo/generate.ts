import { type Customer, createCustomers, signupDate } from "./customers.ts";
import { createOrders, type Order } from "./orders.ts";
import { createProducts, type Product } from "./products.ts";
import { createReturns, type Return } from "./returns.ts";
import { type DemoTableSchema, retailDemoSchema, type TableName } from "./schema.ts";
import { createStores, type Store } from "./stores.ts";

/** A value of a demo table: dates are ISO strings, amounts are dollars. */
export type Cell = string | number | null;

/** A table with its rows, the values in the order of its columns. */
export type DemoTable = DemoTableSchema & { name: TableName; rows: Cell[][] };

/** The retail demo data: three years of a shop chain, the same on every machine. See README.md beside this file. */
export function generateRetailDemo(): {
  tables: DemoTable[];
  foreignKeys: typeof retailDemoSchema.foreignKeys;
} {
  const stores = createStores();
  const products = createProducts();
  const customers = createCustomers();
  const orders = createOrders(stores, customers, products);
  const rows: Record<TableName, Cell[][]> = {
    stores: stores.map(storeRow),
    products: products.map(productRow),
    customers: customers.map(customerRow),
    orders: orders.map(orderRow),
    order_lines: orders.flatMap(lineRows),
    returns: createReturns(orders).map(returnRow),
  };
  const tables = retailDemoSchema.tables.map((table) => ({ ...table, rows: rows[table.name] }));
  return { tables, foreignKeys: retailDemoSchema.foreignKeys };
}

function storeRow(store: Store): Cell[] {
  const { id, name, channel, region, country, city, openedOn, floorArea } = store;
  return [id, name, channel, region, country, city, openedOn, floorArea];
}

function productRow({ id, name, category, subcategory, price, cost }: Product): Cell[] {
  return [id, name, category.name, subcategory, price / 100, cost / 100];
}

function customerRow(customer: Customer): Cell[] {
  const { id, name, email, segment, country, city } = customer;
  return [id, name, email, segment, country.region, country.name, city, signupDate(customer)];
}

function orderRow({ id, day, store, customer, status, payment }: Order): Cell[] {
  return [id, day.date, store.id, customer.id, status, payment];
}

function lineRows(order: Order): Cell[][] {
  return order.lines.map(({ id, product, quantity, unitPrice, promotion, discount, revenue, cost }) => [
    id,
    order.id,
    product.id,
    quantity,
    unitPrice / 100,
    promotion,
    discount / 100,
    revenue / 100,
    cost / 100,
  ]);
}

function returnRow({ id, lineId, date, quantity, refund, reason }: Return): Cell[] {
  return [id, lineId, date, quantity, refund / 100, reason];
}
