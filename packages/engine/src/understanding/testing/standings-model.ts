import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

/** One table as the web has them: standings whose columns are called by words of asking, numbers and percentages in texts. */
export const standingsIndex = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      standings: {
        key: [],
        rows: 12,
        position: "row",
        naming: "club",
        columns: {
          row: { type: "integer", role: "key" },
          club: { type: "string", values: ["Holt Rovers", "Marle Town", "Pendle"], distinct: 12 },
          captain: { type: "string", values: ["Ivo Brandt", "Max Ost", "Per Lund"], distinct: 12 },
          "cup goals": { type: "integer" },
          total: { type: "integer" },
          against: { type: "integer" },
          "tries for": { type: "string", values: ["1", "4", "0", "2", "5"] },
          "tries against": { type: "string", values: ["1", "4", "0", "2", "5"] },
          podiums: { type: "string", values: ["0", "1", "3", "test driver"] },
          gross: { type: "string", values: ["202 crore", "206 crore", "211 crore"] },
          record: { type: "string", values: ["38-18", "38-19", "40-20"] },
          notes: {
            type: "string",
            values: ["unbeaten in home matches under the new coach", "lost the first five matches of spring"],
          },
          "altitude (m)": { type: "integer" },
          "budget per player (EUR) (2004)": { type: "integer" },
          "win %": { type: "decimal" },
          licence: { type: "string", values: ["yes", "no"] },
          turnout: { type: "string", values: ["41.0%", "29.2%", "n/a"] },
          "elected in": { type: "integer", role: "time" },
        },
      },
    },
  });
  return buildModelIndex(model, values);
};
