import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

/** A workshop: repairs of clients with their parts, which makers supply and which are of a kind. */
export const workshopIndex = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      clients: {
        rows: 90,
        naming: "client_name",
        columns: {
          client_id: { type: "integer", role: "key" },
          client_name: { type: "string", values: ["Ada Berg", "Nils Holm"], distinct: 90 },
          town: { type: "string", values: ["Alta", "Bodo"], role: "geo" },
        },
      },
      makers: {
        rows: 12,
        naming: "maker_name",
        columns: {
          maker_id: { type: "integer", role: "key" },
          maker_name: { type: "string", values: ["Voss", "Kern"], distinct: 12 },
          town: { type: "string", values: ["Bodo", "Moss"], role: "geo" },
        },
      },
      kinds: {
        rows: 8,
        naming: "kind_name",
        columns: {
          kind_id: { type: "integer", role: "key" },
          kind_name: { type: "string", values: ["Brakes", "Wheels"], distinct: 8 },
        },
      },
      parts: {
        rows: 70,
        naming: "part_name",
        columns: {
          part_id: { type: "integer", role: "key" },
          part_name: { type: "string", values: ["Brake pad", "Spoke"], distinct: 70 },
          maker_id: { type: "integer" },
          kind_id: { type: "integer" },
        },
      },
      repairs: {
        rows: 800,
        fact: true,
        time: "opened_on",
        columns: {
          repair_id: { type: "integer", role: "key" },
          client_id: { type: "integer" },
          opened_on: { type: "date" },
          pickup_name: { type: "string", values: ["Ada Berg", "Nils Holm"], distinct: 85 },
          fee: { type: "decimal", distinct: 300 },
        },
      },
      repair_items: {
        rows: 2000,
        fact: true,
        key: ["repair_id", "part_id"],
        columns: {
          repair_id: { type: "integer" },
          part_id: { type: "integer" },
          unit_price: { type: "decimal", distinct: 50 },
          quantity: { type: "integer", distinct: 20 },
          rebate: { type: "decimal", distinct: 6 },
        },
      },
    },
    references: [
      "repairs.client_id>clients.client_id",
      "repair_items.repair_id>repairs.repair_id",
      "repair_items.part_id>parts.part_id",
      "parts.maker_id>makers.maker_id",
      "parts.kind_id>kinds.kind_id",
    ],
  });
  return buildModelIndex(model, values);
};
