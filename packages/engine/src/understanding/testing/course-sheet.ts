import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

/** One sheet of courses with the seats that each offered, those that were taken, pages printed and spoilt, and marks that some lack. */
export const courseSheet = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      courses: {
        fact: true,
        rows: 400,
        time: "held_on",
        columns: {
          course_id: { type: "integer", role: "key", distinct: 400 },
          held_on: { type: "date" },
          teacher: { type: "string", values: ["Ines Roth", "Omar Bay"], distinct: 9 },
          city: { type: "string", values: ["Ulm", "Kiel"], distinct: 9 },
          payer: { type: "string", values: ["Company", "School"], distinct: 9 },
          seats_offered: { type: "integer", minimum: 8, maximum: 24 },
          seats_taken: { type: "integer", minimum: 3, maximum: 24 },
          quantity_printed: { type: "integer", minimum: 40, maximum: 250 },
          quantity_rejected: { type: "integer", minimum: 0, maximum: 12 },
          amount: { type: "decimal", unit: "currency", minimum: 5, maximum: 900 },
          tax_relief: { type: "decimal", minimum: 1, maximum: 90 },
          rating: { type: "integer", minimum: 1, maximum: 5, nulls: 120, level: true },
        },
      },
    },
  });
  return buildModelIndex(model, values);
};
