import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

/** A sales star: order lines, orders, customers and products, without a revenue column. */
export const salesIndex = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      order_lines: {
        fact: true,
        rows: 5000,
        columns: {
          line_id: { type: "integer", role: "key" },
          order_id: { type: "integer", role: "key" },
          product_id: { type: "integer", role: "key" },
          quantity: { type: "integer" },
          unit_price: { type: "decimal" },
        },
      },
      orders: {
        fact: true,
        rows: 1000,
        time: "order_date",
        columns: {
          order_id: { type: "integer", role: "key" },
          customer_id: { type: "integer", role: "key" },
          order_date: { type: "date" },
          shipped_date: { type: "date" },
          freight: { type: "decimal" },
        },
      },
      customers: {
        naming: "customer_name",
        columns: {
          customer_id: { type: "integer", role: "key" },
          customer_name: { type: "string", values: ["Alfreds", "Blauer See", "Chop-suey"], distinct: 100 },
          country: { type: "string", values: ["France", "Germany", "United Kingdom", "USA"] },
          segment: { type: "string", values: ["Enterprise", "Mid-Market", "Small Business"] },
        },
      },
      products: {
        naming: "product_name",
        columns: {
          product_id: { type: "integer", role: "key" },
          product_name: { type: "string", values: ["Chai", "Chang", "Dark Chocolate"], distinct: 100 },
          category: { type: "string", values: ["Beverages", "Seafood", "Produce"] },
          list_price: { type: "decimal" },
        },
      },
    },
    references: [
      "order_lines.order_id>orders.order_id",
      "order_lines.product_id>products.product_id",
      "orders.customer_id>customers.customer_id",
    ],
  });
  return buildModelIndex(model, values);
};

/** Singers, concerts and who sang where. */
export const concertIndex = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      singer: {
        naming: "name",
        rows: 6,
        columns: {
          singer_id: { type: "integer", role: "key" },
          name: { type: "string", values: ["Joe Sharp", "Timbaland", "Rose White"], distinct: 6 },
          country: { type: "string", values: ["Netherlands", "United States", "France"] },
          age: { type: "integer" },
        },
      },
      concert: {
        naming: "concert_name",
        rows: 6,
        columns: {
          concert_id: { type: "integer", role: "key" },
          concert_name: { type: "string", values: ["Auditions", "Super bootcamp"], distinct: 6 },
          theme: { type: "string", values: ["Free choice", "Bleeding Love"] },
          year: { type: "integer", role: "time" },
        },
      },
      singer_in_concert: {
        key: ["concert_id", "singer_id"],
        columns: {
          concert_id: { type: "integer", role: "key" },
          singer_id: { type: "integer", role: "key" },
        },
      },
    },
    references: [
      "singer_in_concert.singer_id>singer.singer_id",
      "singer_in_concert.concert_id>concert.concert_id",
    ],
  });
  return buildModelIndex(model, values);
};

/** One table with arbitrary headings, its numbers partly as text. */
export const seasonIndex = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      t_1998_season: {
        key: [],
        rows: 30,
        columns: {
          round: { type: "integer", role: "category" },
          opponent: { type: "string", values: ["Aston Villa", "West Ham United"] },
          venue: { type: "string", values: ["h", "a"] },
          result: { type: "string", values: ["0-1", "3-1"] },
          attendance: { type: "integer" },
          "year(s) won": { type: "string", values: ["1998", "1999 , 2001"] },
          date: { type: "string", values: ["29 august 1998", "5 september 1998"] },
        },
      },
    },
  });
  return buildModelIndex(model, values);
};
