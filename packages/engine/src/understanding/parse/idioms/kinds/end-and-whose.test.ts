import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    divers: {
      naming: "name",
      columns: {
        diver_id: { type: "integer", role: "key" },
        name: { type: "string", values: ["Ada", "Ben"], distinct: 90 },
        deepest_dive: { type: "decimal" },
        wage: { type: "decimal", level: true },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each(["what is the highest wage we have on file and whose is it?", "the highest wage and who gets it"])(
  "%s",
  (question) => expect(briefOf(index, question)).toBe(briefOf(index, "who has the highest wage")),
);

it.each([
  ["the highest wage among divers and who is it", "who has the highest wage, with the wage"],
  ["deepest dive", "deepest dive"],
  ["lowest wage, which diver is it", "which diver has the lowest wage"],
])("%s", (question, same) => expect(briefOf(index, question)).toBe(briefOf(index, same)));
