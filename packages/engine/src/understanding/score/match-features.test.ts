import { expect, it } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { best } from "../testing/read.ts";
import { matchFeatures } from "./match-features.ts";

it("counts names, values and how exactly they were met", () => {
  const { matches } = best(salesIndex(), "orders by country in Germany");
  expect(matchFeatures(matches)).toMatchObject({
    "match/named": 2,
    "match/values": 1,
    "match/weak": 0,
    "match/exact": 1,
  });
});
