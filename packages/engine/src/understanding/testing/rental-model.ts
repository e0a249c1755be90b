import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

/** A car rental: customers who may have left, cars, agents, rentals with several dates, a state, tips and an optional agent. */
export const rentalIndex = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      customers: {
        rows: 160,
        naming: "full_name",
        time: "signed_up",
        columns: {
          customer_id: { type: "integer", role: "key" },
          full_name: { type: "string", distinct: 150 },
          city: { type: "string", values: ["Wien", "Köln", "München", "Graz"] },
          country_code: { type: "string", values: ["AT", "DE", "CH"] },
          age: { type: "integer", distinct: 60 },
          signed_up: { type: "date" },
          closed_on: { type: "date", nulls: 70 },
        },
      },
      cars: {
        rows: 40,
        naming: "model",
        time: "bought_on",
        columns: {
          car_id: { type: "integer", role: "key" },
          model: { type: "string", values: ["Golf", "Panda", "Clio"] },
          daily_rate: { type: "decimal", distinct: 5 },
          bought_on: { type: "date" },
        },
      },
      agents: {
        rows: 8,
        naming: "agent_name",
        columns: {
          agent_id: { type: "integer", role: "key" },
          agent_name: { type: "string", distinct: 8 },
          hired: { type: "date" },
        },
      },
      rentals: {
        rows: 1400,
        fact: true,
        time: "booked_on",
        columns: {
          rental_id: { type: "integer", role: "key" },
          customer_id: { type: "integer" },
          car_id: { type: "integer" },
          agent_id: { type: "integer", nulls: 9 },
          booked_on: { type: "date" },
          pickup_at: { type: "timestamp" },
          returned_at: { type: "timestamp", nulls: 20 },
          km: { type: "integer", distinct: 400 },
          fee: { type: "decimal", distinct: 900 },
          tip: { type: "decimal", distinct: 20, nulls: 40 },
          state: { type: "string", values: ["returned", "cancelled", "running"] },
          channel: { type: "string", values: ["walk-in", "e-mail", "phone"] },
        },
      },
    },
    references: [
      "rentals.customer_id>customers.customer_id",
      "rentals.car_id>cars.car_id",
      "rentals.agent_id>agents.agent_id",
    ],
  });
  return buildModelIndex(model, values);
};

/** Bus trips in one sheet, with a flag for those that were dropped. */
export const tripsIndex = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      trips: {
        rows: 1500,
        fact: true,
        time: "trip_date",
        key: [],
        columns: {
          trip_date: { type: "date", distinct: 800 },
          operator: { type: "string", values: ["RailBus", "Green Line"] },
          trip_no: { type: "string", values: ["RB10", "GL11", "GL12"] },
          from_city: { type: "string", values: ["Wien", "Milano", "Praha", "Roma"] },
          to_city: { type: "string", values: ["Wien", "Milano", "Praha", "Roma"] },
          dropped: { type: "integer", distinct: 2, flag: true },
          reason: { type: "string", values: ["Strike", "Weather"] },
          delay_min: { type: "integer", distinct: 90, nulls: 5 },
          riders: { type: "integer", distinct: 48, nulls: 5 },
        },
      },
    },
  });
  return buildModelIndex(model, values);
};
