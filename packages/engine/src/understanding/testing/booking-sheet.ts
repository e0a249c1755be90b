import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

/** One sheet of driving lessons that were booked: their states, flags with short heads, and columns that some rows lack. */
export const bookingSheet = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      lessons: {
        fact: true,
        rows: 700,
        time: "lesson_date",
        columns: {
          lesson_no: { type: "integer", role: "key", distinct: 700 },
          lesson_date: { type: "date" },
          town: { type: "string", values: ["Perth", "Oban"] },
          pupil: { type: "string", distinct: 200, values: ["Ada Moss", "Bo Lind"] },
          age: { type: "integer", minimum: 17, maximum: 80 },
          status: {
            type: "string",
            values: ["Held", "Cancelled by pupil", "Cancelled by school", "Refused", "Lost", "Completed"],
          },
          cancel_reason: { type: "string", values: ["Illness", "Car defective"], nulls: 600 },
          tariff: { type: "string", values: ["PAYG", "Block"] },
          instructor: { type: "string", values: ["Mo Reid", "Di Tan"], nulls: 20 },
          att: { type: "string", values: ["Y", "N"], distinct: 2, nulls: 90 },
          wl: { type: "string", values: ["Y", "N"], distinct: 2 },
          rebookable: { type: "boolean" },
          fee: { type: "decimal", minimum: 0, maximum: 90, unit: "currency" },
          rating: { type: "integer", minimum: 1, maximum: 5, nulls: 300, level: true },
        },
      },
    },
  });
  for (const { columns } of model.tables)
    for (const column of columns) {
      const known = values.find((list) => list.column === column.name)?.values ?? [];
      if (column.profile !== null)
        column.profile = { ...column.profile, topValues: known.map(({ value }) => ({ value, count: 1 })) };
    }
  return buildModelIndex(model, values);
};
