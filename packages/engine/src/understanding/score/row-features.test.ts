import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { concertIndex, salesIndex } from "../testing/models.ts";
import { best } from "../testing/read.ts";
import { rowFeatures } from "./row-features.ts";

it("sees lists of what repeats and conditions on any of many rows", () => {
  const [sales, concerts] = [salesIndex(), concertIndex()];
  const featuresOf = (question: string, index = sales) =>
    rowFeatures(best(index, question).query, index.model);
  expect(featuresOf("list the names of customers")).toEqual({ "rows/repeats": 0 });
  expect(featuresOf("list the country of each customer")["rows/repeats"]).toBeCloseTo(0.96);
  expect(featuresOf("number of customers")).toEqual({});
  expect(featuresOf("names of singers who sang in Auditions", concerts)["rows/toMany"]).toBe(1);
});

it("takes a first and a last name together for one that hardly repeats", () => {
  const { model, values } = makeModel({
    tables: {
      divers: {
        rows: 200,
        columns: {
          diver_id: { type: "integer", role: "key" },
          first_name: { type: "string", distinct: 60 },
          last_name: { type: "string", distinct: 80 },
          city: { type: "string", values: ["Bonn", "Kiel"] },
        },
      },
    },
  });
  const index = buildModelIndex(model, values);
  const { query } = best(index, "divers in Kiel");
  expect(rowFeatures(query, model)["rows/repeats"]).toBeLessThan(0.1);
});
