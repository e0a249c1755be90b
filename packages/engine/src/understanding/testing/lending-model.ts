import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

const id = { type: "integer", role: "key" } as const;

/** Pieces of costumes that members hire from depots, the costumes that they wish for, and what is charged for hires. */
export function lendingIndex(): ModelIndex {
  const { model, values } = makeModel({
    tables: {
      depots: {
        rows: 6,
        naming: "depot_name",
        columns: { depot_id: id, depot_name: { type: "string", values: ["Docks", "Mill"], distinct: 6 } },
      },
      costumes: {
        rows: 400,
        naming: "costume_name",
        columns: {
          costume_id: id,
          costume_name: { type: "string", values: ["Red Cape", "Old Crown"], distinct: 400 },
          style: { type: "string", values: ["Pirate", "Witch", "Knight"], distinct: 3 },
          buying_price: { type: "decimal", distinct: 300, unit: "currency" },
        },
      },
      pieces: {
        rows: 1200,
        columns: { piece_id: id, costume_id: { type: "integer" }, depot_id: { type: "integer" } },
      },
      members: {
        rows: 900,
        naming: "member_name",
        columns: {
          member_id: id,
          member_name: { type: "string", values: ["Ann Ash", "Bo Birk"], distinct: 900 },
          country: { type: "string", values: ["United States", "Norway"], distinct: 2 },
        },
      },
      hires: {
        rows: 9000,
        fact: true,
        time: "hired_on",
        columns: {
          hire_id: id,
          piece_id: { type: "integer" },
          member_id: { type: "integer" },
          hired_on: { type: "date" },
          returned_on: { type: "date", nulls: 300 },
          extensions: { type: "integer", distinct: 4 },
        },
      },
      wishes: {
        rows: 700,
        fact: true,
        time: "wished_at",
        columns: {
          wish_id: id,
          costume_id: { type: "integer" },
          member_id: { type: "integer" },
          wished_at: { type: "timestamp" },
          granted_at: { type: "timestamp", nulls: 90 },
        },
      },
      charges: {
        rows: 800,
        fact: true,
        time: "charged_on",
        columns: {
          charge_id: id,
          hire_id: { type: "integer" },
          charged_on: { type: "date" },
          amount: { type: "decimal", distinct: 400, unit: "currency" },
          ground: { type: "string", values: ["Late", "Torn"], distinct: 2 },
        },
      },
    },
    references: [
      "pieces.depot_id>depots.depot_id",
      "pieces.costume_id>costumes.costume_id",
      "hires.piece_id>pieces.piece_id",
      "hires.member_id>members.member_id",
      "wishes.costume_id>costumes.costume_id",
      "wishes.member_id>members.member_id",
      "charges.hire_id>hires.hire_id",
    ],
  });
  return buildModelIndex(model, values);
}
