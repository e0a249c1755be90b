import { expect, it } from "vitest";
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
