import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

/** A zoo: animals of keepers, in houses, and what happened to them; states as flags, kinds in full and short forms. */
export function zooIndex(): ModelIndex {
  const { model, values } = makeModel({
    tables: {
      keepers: {
        naming: "keeper_name",
        rows: 30,
        columns: {
          keeper_id: { type: "integer", role: "key", distinct: 30 },
          keeper_name: {
            type: "string",
            distinct: 30,
            values: ["Ann Moss", "Ann Lund", "Gus Hart", "Otto Pike"],
          },
          is_active: { type: "boolean" },
        },
      },
      animals: {
        naming: "animal_name",
        rows: 200,
        columns: {
          animal_id: { type: "integer", role: "key", distinct: 200 },
          animal_name: {
            type: "string",
            distinct: 180,
            values: ["Otto Pike", "Star", "Star of India", "Blue Star"],
          },
          species: {
            type: "string",
            distinct: 4,
            values: ["Flying fox", "Chimpanzee", "Rhinoceros", "Water buffalo"],
          },
          house: {
            type: "string",
            distinct: 4,
            values: ["LaSalle Pavilion", "North Gymnasium", "Laboratory", "Arts & Nature"],
          },
          keeper_id: { type: "integer", distinct: 30 },
          weight: { type: "decimal", role: "measure" },
        },
      },
      incidents: {
        fact: true,
        rows: 900,
        time: "reported_on",
        columns: {
          incident_id: { type: "integer", role: "key", distinct: 900 },
          animal_id: { type: "integer", distinct: 200 },
          cause: { type: "string", distinct: 4, values: ["Influenza", "Electric fence", "Fence", "Escape"] },
          reported_on: { type: "date" },
          false_alarm: { type: "boolean" },
          cost: { type: "decimal", role: "measure", unit: "currency" },
        },
      },
    },
    references: ["animals.keeper_id>keepers.keeper_id", "incidents.animal_id>animals.animal_id"],
  });
  return buildModelIndex(model, values);
}
