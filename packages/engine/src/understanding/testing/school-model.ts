import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

/** Pupils with first and last names, the classes that they take by enrolments, halls they live in, and clubs. */
export const schoolIndex = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      pupils: {
        rows: 60,
        columns: {
          pupil_id: { type: "integer", role: "key" },
          first_name: { type: "string", values: ["Ann", "Bo"], distinct: 50 },
          last_name: { type: "string", values: ["Reed", "Stone"], distinct: 55 },
          age: { type: "integer" },
          email: { type: "string", distinct: 60 },
          phone: { type: "string", role: "key", distinct: 60 },
          hall_id: { type: "integer", role: "key" },
        },
      },
      halls: {
        rows: 6,
        naming: "hall_name",
        columns: {
          hall_id: { type: "integer", role: "key" },
          hall_name: { type: "string", values: ["North Hall", "River Hall"], distinct: 6 },
          bed_count: { type: "integer" },
          region: { type: "string", values: ["coast", "inland"], distinct: 2 },
          warden: { type: "string", values: ["Ida Holm", "Jon Park"], distinct: 4 },
        },
      },
      classes: {
        rows: 12,
        naming: "title",
        columns: {
          class_id: { type: "integer", role: "key" },
          title: { type: "string", values: ["Botany", "Latin"], distinct: 12 },
          credits: { type: "integer" },
        },
      },
      enrolments: {
        rows: 200,
        key: ["pupil_id", "class_id"],
        columns: {
          pupil_id: { type: "integer", role: "key" },
          class_id: { type: "integer", role: "key" },
          mark: { type: "decimal" },
        },
      },
      lockers: {
        rows: 20,
        columns: {
          locker_id: { type: "integer", role: "key" },
          pupil_id: { type: "integer", role: "key" },
          price: { type: "decimal" },
        },
      },
    },
    references: [
      "pupils.hall_id>halls.hall_id",
      "enrolments.pupil_id>pupils.pupil_id",
      "enrolments.class_id>classes.class_id",
      "lockers.pupil_id>pupils.pupil_id",
    ],
  });
  return buildModelIndex(model, values);
};
