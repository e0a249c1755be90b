import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

/** One sheet of journeys by ferry, a row for each ticket, with the passenger's age, the delay in minutes and the hour of the sailing. */
export const ticketSheet = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      ferry_tickets: {
        fact: true,
        rows: 800,
        time: "sailing_date",
        columns: {
          ticket_no: { type: "integer", role: "key", distinct: 800 },
          sailing_date: { type: "date" },
          sailing_hour: { type: "integer", role: "category", distinct: 18 },
          passenger_age: { type: "integer" },
          cabin: { type: "string", values: ["Deck", "Suite"] },
          "delay (min)": { type: "integer" },
          fare: { type: "decimal" },
        },
      },
    },
  });
  return buildModelIndex(model, values);
};
