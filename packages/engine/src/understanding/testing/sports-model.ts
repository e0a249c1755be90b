import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

/** Riders who are people, their teams, races, and entries that join riders and races; injuries of entries. */
export const sportsIndex = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      person: {
        naming: "name",
        rows: 40,
        columns: {
          person_id: { type: "integer", role: "key" },
          name: { type: "string", values: ["Ada Moss", "Ben Hale", "Cara Lind"], distinct: 40 },
          age: { type: "integer" },
          height: { type: "decimal" },
        },
      },
      rider: {
        rows: 30,
        columns: {
          rider_id: { type: "integer", role: "key" },
          team_id: { type: "integer", role: "key" },
          total_points: { type: "integer" },
          licence: { type: "string", values: ["pro", "amateur"] },
        },
      },
      team: {
        naming: "team_name",
        rows: 5,
        columns: {
          team_id: { type: "integer", role: "key" },
          team_name: { type: "string", values: ["Northern Wheels", "Hill Club"], distinct: 5 },
          founded: { type: "integer", role: "time" },
        },
      },
      race: {
        naming: "race_name",
        rows: 8,
        time: "held_on",
        columns: {
          race_id: { type: "integer", role: "key" },
          race_name: { type: "string", values: ["Harbour Loop", "Pine Climb"], distinct: 8 },
          venue: { type: "string", values: ["Harbour", "Pine Hill"] },
          held_on: { type: "date" },
          distance: { type: "decimal" },
        },
      },
      entry: {
        key: ["entry_id"],
        rows: 90,
        columns: {
          entry_id: { type: "integer", role: "key" },
          rider_id: { type: "integer", role: "key" },
          race_id: { type: "integer", role: "key" },
          bib_number: { type: "integer", role: "category" },
          finishing_rank: { type: "integer" },
        },
      },
    },
    references: [
      "rider.rider_id=person.person_id",
      "rider.team_id>team.team_id",
      "entry.rider_id>rider.rider_id",
      "entry.race_id>race.race_id",
    ],
  });
  return buildModelIndex(model, values);
};
