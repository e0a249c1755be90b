import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

/** A sheet of a kiosk's days at two beaches: what the weather was like, how many guests came, what they left, and now and then a special. */
export const kioskSheet = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      kiosk_days: {
        fact: true,
        rows: 700,
        time: "day_on",
        columns: {
          entry_no: { type: "integer", role: "key", distinct: 700 },
          day_on: { type: "date", distinct: 350 },
          beach: { type: "string", values: ["North", "South"], distinct: 2 },
          weekday: { type: "string", values: ["Monday", "Saturday", "Sunday"], distinct: 7 },
          weather: {
            type: "string",
            values: ["Sunny", "Light rain", "Heavy rain", "Thick fog"],
            distinct: 4,
          },
          temperature: { type: "decimal", level: true, minimum: -5, maximum: 35 },
          guests: { type: "integer", level: true, minimum: 4, maximum: 90 },
          takings: { type: "decimal", unit: "currency", minimum: 10, maximum: 900 },
          special: { type: "string", values: ["Half price", "Regatta"], distinct: 2, nulls: 610 },
        },
      },
    },
  });
  return buildModelIndex(model, values);
};
