import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best } from "../testing/read.ts";

/** Villagers and who lends to whom, trails with the trails that they need walked first, and defects that staff report and close. */
const { model, values } = makeModel({
  tables: {
    villager: {
      key: ["name"],
      naming: "name",
      columns: {
        name: { type: "string", values: ["Ida", "Jon", "Kai"], distinct: 20 },
        craft: { type: "string", values: ["baker", "smith"], distinct: 6 },
      },
    },
    lending: {
      key: [],
      columns: {
        name: { type: "string", values: ["Ida", "Jon"], distinct: 10 },
        debtor: { type: "string", values: ["Jon", "Kai"], distinct: 10 },
        years: { type: "integer" },
      },
    },
    trail: {
      naming: "title",
      columns: {
        trail_id: { type: "integer", role: "key" },
        title: { type: "string", values: ["Ridge", "Bog"], distinct: 20 },
      },
    },
    requirement: {
      key: ["trail_id", "required_id"],
      columns: {
        trail_id: { type: "integer", role: "key" },
        required_id: { type: "integer", role: "key" },
      },
    },
    worker: {
      naming: "nickname",
      columns: {
        worker_id: { type: "integer", role: "key" },
        nickname: { type: "string", values: ["Mo", "Pip"], distinct: 20 },
      },
    },
    defect: {
      columns: {
        defect_id: { type: "integer", role: "key" },
        closed_by_worker_id: { type: "integer", role: "key" },
        reported_by_worker_id: { type: "integer", role: "key" },
        cost: { type: "decimal" },
      },
    },
  },
  references: [
    "lending.debtor>villager.name",
    "lending.name>villager.name",
    "requirement.required_id>trail.trail_id",
    "requirement.trail_id>trail.trail_id",
    "defect.closed_by_worker_id>worker.worker_id",
    "defect.reported_by_worker_id>worker.worker_id",
  ],
});
const index = buildModelIndex(model, values);
const ways = (question: string): string[] => [
  ...new Set(
    [...JSON.stringify(best(index, question).query).matchAll(/"relationship":"([^"]+)"/g)].map(
      ([, id = ""]) => id,
    ),
  ),
];

describe("which of two references a question goes along", () => {
  it.each([
    ["the crafts of villagers with debtor Kai", ["lending.name>villager.name"]],
    ["the titles of trails that have no requirement", ["requirement.trail_id>trail.trail_id"]],
    [
      "What is the total cost of the defects reported by worker Mo?",
      ["defect.reported_by_worker_id>worker.worker_id"],
    ],
    [
      "What is the total cost of the defects closed by worker Mo?",
      ["defect.closed_by_worker_id>worker.worker_id"],
    ],
  ])("%s", (question, expected) => {
    expect(ways(question)).toEqual(expected);
  });
});
