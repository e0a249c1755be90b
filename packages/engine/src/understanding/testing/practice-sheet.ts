import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

/** One sheet of a practice's appointments, with who came, who saw them, what it cost and how it ended. */
export const practiceSheet = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      appointments: {
        fact: true,
        rows: 900,
        time: "booked_on",
        columns: {
          appt_id: { type: "integer", role: "key", distinct: 900 },
          patient_name: { type: "string", distinct: 70 },
          booked_on: { type: "date" },
          seen_on: { type: "date", nulls: 200 },
          clinician: { type: "string", values: ["Dr Patel", "Dr Olsen"], distinct: 4, nulls: 100 },
          service: { type: "string", values: ["Physio", "X-ray", "Scan"], distinct: 3 },
          status: { type: "string", values: ["attended", "cancelled", "failed"], distinct: 3 },
          fee_gbp: { type: "decimal", unit: "currency", minimum: 20, maximum: 300 },
          minutes_booked: { type: "integer", minimum: 10, maximum: 90 },
          minutes_used: { type: "integer", minimum: 5, maximum: 120 },
          rating: { type: "integer", level: true, nulls: 300, minimum: 1, maximum: 5 },
          insured: { type: "string", values: ["Y", "N"], distinct: 2 },
        },
      },
    },
  });
  return buildModelIndex(model, values);
};
