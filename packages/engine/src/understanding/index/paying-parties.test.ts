import { describe, expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";
import { buildModelIndex, type ModelIndex } from "./model-index.ts";

const id = { type: "integer", role: "key" } as const;

/** A stable that treats horses, kept with their owners. */
const stable = (contact: string): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      owners: {
        rows: 80,
        naming: "owner_name",
        columns: {
          owner_id: id,
          owner_name: { type: "string", values: ["Ada Plum", "Ben Rye"] },
          [contact]: { type: "string", distinct: 80 },
          town: { type: "string", values: ["Leek", "Stone"] },
        },
      },
      patients: {
        rows: 200,
        naming: "horse_name",
        columns: {
          patient_id: id,
          owner_id: id,
          horse_name: { type: "string", values: ["Star", "Bolt"], distinct: 40 },
          breed: { type: "string", values: ["Cob", "Arab"] },
        },
      },
    },
    references: ["patients.owner_id>owners.owner_id"],
  });
  return buildModelIndex(model, values);
};

describe("who pays", () => {
  test.each([
    ["how many clients do we have", "count(*)"],
    ["number of customers in Leek", "count(*) where town = Leek"],
  ])("%s: %s of the owners", (question, expected) => {
    const index = stable("email");
    expect(briefOf(index, question)).toBe(expected);
    expect(best(index, question).query).toMatchObject({ subject: "owners" });
  });

  test("only parties that can be got hold of are clients, and the name of rows that share it is theirs", () => {
    expect(stable("email").words.phrases.get("client")).toEqual([{ kind: "table", id: 0, form: "synonym" }]);
    expect(stable("note").words.phrases.get("client")).toBeUndefined();
    expect(briefOf(stable("email"), "names of all Cob horses")).toContain("list horse_name");
  });
});
