import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

const id = { type: "integer", role: "key" } as const;

/** A bakery: its clients and their newsletter, loaves by makers, orders with their lines and a log of their stages, ovens that are repaired. */
export const bakeryIndex = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      clients: {
        rows: 300,
        naming: "client_name",
        time: "joined_on",
        columns: {
          client_id: id,
          client_name: { type: "string", distinct: 300 },
          country: { type: "string", values: ["Norway", "Spain"], distinct: 8 },
          newsletter_opt_in: { type: "boolean" },
          joined_on: { type: "date" },
        },
      },
      makers: {
        rows: 12,
        naming: "maker_name",
        columns: { maker_id: id, maker_name: { type: "string", distinct: 12 } },
      },
      shop_items: {
        rows: 80,
        naming: "item_name",
        columns: {
          item_id: id,
          item_name: { type: "string", distinct: 80 },
          maker_id: { type: "integer" },
          is_vegan: { type: "boolean" },
          list_price: { type: "decimal", unit: "currency", level: true },
          unit_cost: { type: "decimal", unit: "currency", level: true },
        },
      },
      ovens: {
        rows: 40,
        columns: {
          oven_id: id,
          oven_status: { type: "string", values: ["Running", "In Repair", "Maintenance"], distinct: 3 },
        },
      },
      orders: {
        fact: true,
        rows: 3000,
        time: "ordered_at",
        columns: {
          order_id: id,
          client_id: { type: "integer" },
          ordered_at: { type: "timestamp" },
          delivered_at: { type: "timestamp", nulls: 90 },
          stage: { type: "string", values: ["Baking", "Packed"], distinct: 4 },
          ship_country: { type: "string", values: ["Norway", "Spain"], distinct: 6 },
          weight_kg: { type: "decimal", distinct: 900, minimum: 1, maximum: 90 },
          oven_kg: { type: "integer", distinct: 40, minimum: 1, maximum: 99, level: true },
        },
      },
      order_items: {
        fact: true,
        rows: 9000,
        columns: {
          line_id: id,
          order_id: { type: "integer" },
          item_id: { type: "integer" },
          quantity: { type: "integer", distinct: 9 },
          line_total: { type: "decimal", unit: "currency", distinct: 4000 },
        },
      },
      order_stage_log: {
        fact: true,
        rows: 7000,
        time: "changed_at",
        columns: {
          log_id: id,
          order_id: { type: "integer" },
          from_stage: { type: "string", values: ["Baking", "Packed"], distinct: 4 },
          to_stage: { type: "string", values: ["Baking", "Packed"], distinct: 4 },
          changed_at: { type: "timestamp" },
        },
      },
    },
    references: [
      "shop_items.maker_id>makers.maker_id",
      "orders.client_id>clients.client_id",
      "order_items.order_id>orders.order_id",
      "order_items.item_id>shop_items.item_id",
      "order_stage_log.order_id>orders.order_id",
    ],
  });
  for (const { columns } of model.tables)
    for (const column of columns) {
      const known = values.find((list) => list.column === column.name)?.values ?? [];
      if (column.profile !== null)
        column.profile = { ...column.profile, topValues: known.map(({ value }) => ({ value, count: 1 })) };
    }
  return buildModelIndex(model, values);
};

/** One sheet of gifts that is called after those who gave them, several gifts of each. */
export const givingSheet = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      patrons: {
        fact: true,
        label: "Gift",
        rows: 1600,
        time: "gift_date",
        columns: {
          gift_id: { type: "integer", role: "key", distinct: 1600 },
          gift_date: { type: "date", distinct: 700 },
          patron_name: { type: "string", values: ["Ada Moss", "Bo Lind"], distinct: 400 },
          patron_type: { type: "string", values: ["Church", "Company"], distinct: 5 },
          town: { type: "string", values: ["Oban", "Perth"], distinct: 9 },
          amount: { type: "decimal", unit: "currency", distinct: 300 },
        },
      },
    },
  });
  return buildModelIndex(model, values);
};
