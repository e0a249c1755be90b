import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

/** Flights between cities, travellers with first and last names, their bookings, and the addresses that they live at. */
export const travelIndex = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      flights: {
        rows: 40,
        columns: {
          flight_id: { type: "integer", role: "key" },
          flight_number: { type: "integer", role: "category", distinct: 40 },
          origin: { type: "string", values: ["Lisbon", "Oslo", "Turin"], distinct: 9 },
          destination: { type: "string", values: ["Lisbon", "Oslo", "Turin"], distinct: 9 },
          carrier: { type: "string", values: ["Alder Air", "Birch Air"], distinct: 4 },
          class_code: { type: "string", values: ["GO", "AS"], distinct: 2 },
          price: { type: "decimal" },
          distance: { type: "decimal" },
        },
      },
      travellers: {
        rows: 60,
        columns: {
          traveller_id: { type: "integer", role: "key" },
          first_name: { type: "string", values: ["Ann", "Bo"], distinct: 50 },
          last_name: { type: "string", values: ["Reed", "Stone"], distinct: 55 },
          payment_method: { type: "string", values: ["card", "cash"], distinct: 2 },
          address_id: { type: "integer", role: "key" },
        },
      },
      bookings: {
        rows: 90,
        time: "booking_date",
        columns: {
          booking_id: { type: "integer", role: "key" },
          traveller_id: { type: "integer", role: "key" },
          flight_id: { type: "integer", role: "key" },
          booking_date: { type: "date" },
          booking_type_code: { type: "string", values: ["online", "desk"], distinct: 2 },
          amount: { type: "decimal" },
        },
      },
      addresses: {
        rows: 50,
        naming: "street",
        columns: {
          address_id: { type: "integer", role: "key" },
          street: { type: "string", distinct: 50 },
          state: { type: "string", values: ["Utah", "Iowa"], distinct: 12 },
        },
      },
    },
    references: [
      "travellers.address_id>addresses.address_id",
      "bookings.traveller_id>travellers.traveller_id",
      "bookings.flight_id>flights.flight_id",
    ],
  });
  return buildModelIndex(model, values);
};
