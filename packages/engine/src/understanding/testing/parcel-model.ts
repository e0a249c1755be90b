import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

/** Parcels and the couriers that most of them refer to, by a text. */
export const parcelIndex = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      couriers: {
        rows: 20,
        naming: "courier_name",
        columns: {
          courier_id: { type: "string", role: "key" },
          courier_name: { type: "string", distinct: 20 },
        },
      },
      parcels: {
        fact: true,
        time: "posted_on",
        columns: {
          parcel_id: { type: "integer", role: "key" },
          posted_on: { type: "date" },
          courier_id: { type: "string", role: "key", nulls: 7 },
          region: { type: "string", values: ["North", "South"] },
        },
      },
    },
    references: ["parcels.courier_id>couriers.courier_id"],
  });
  return buildModelIndex(model, values);
};
