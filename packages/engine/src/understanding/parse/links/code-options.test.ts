import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { brief, briefOf } from "../../testing/read.ts";
import { understand } from "../../understand.ts";

const { model, values } = makeModel({
  tables: {
    crossings: {
      fact: true,
      rows: 400,
      columns: {
        crossing_id: { type: "integer", role: "key" },
        from: { type: "string", values: ["OBN", "MLG", "ULP"] },
        to: { type: "string", values: ["OBN", "MLG", "ULP"] },
        fares: { type: "decimal", unit: "currency" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it("takes a name for the one code that is made of it, on the side that is said", () => {
  expect(briefOf(index, "total fares from Oban")).toBe("sum(fares) where from = OBN");
  expect(briefOf(index, "total fares from Mallaig to Ullapool")).toBe(
    "sum(fares) where (from = MLG and to = ULP)",
  );
});

it("leaves names that no code is made of", () => {
  const asked = {
    question: "total fares from Stornoway",
    previous: [],
    previousQuestions: [],
    now: "2024-05-15",
  };
  const read = understand({ ...asked, index });
  const queries = read.kind === "readings" ? read.readings.map(({ query }) => brief(query)) : [];
  expect(queries.join()).not.toMatch(/from =/);
});
