import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

/** A sheet of those who work for a ferry company: a row each, with what they earn by the month, how long they have been there and whether they left. */
export const staffSheet = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      staff: {
        rows: 900,
        columns: {
          StaffNumber: { type: "integer", role: "key", distinct: 900 },
          Age: { type: "integer", level: true, minimum: 18, maximum: 65, distinct: 48 },
          Left: { type: "string", values: ["Yes", "No"], distinct: 2 },
          Division: { type: "string", values: ["Food & Beverage", "Deck", "Engine"], distinct: 3 },
          Job: { type: "string", values: ["Deck Representative", "Cook", "Pilot"], distinct: 3 },
          Gender: { type: "string", values: ["Male", "Female"], distinct: 2 },
          OverTime: { type: "string", values: ["Yes", "No"], distinct: 2 },
          HourlyRate: { type: "integer", level: true, minimum: 20, maximum: 90, distinct: 60 },
          StandardHours: { type: "integer", minimum: 80, maximum: 80, distinct: 1 },
          MonthlyIncome: {
            type: "integer",
            level: true,
            unit: "currency",
            minimum: 1000,
            maximum: 20000,
            distinct: 800,
          },
          MonthlyRate: { type: "integer", level: true, minimum: 2000, maximum: 27000, distinct: 800 },
          PercentSalaryHike: { type: "integer", level: true, minimum: 10, maximum: 25, distinct: 15 },
          TotalWorkingYears: { type: "integer", level: true, minimum: 0, maximum: 40, distinct: 40 },
          YearsSinceLastPromotion: { type: "integer", level: true, minimum: 0, maximum: 15, distinct: 16 },
        },
      },
    },
  });
  return buildModelIndex(model, values);
};
