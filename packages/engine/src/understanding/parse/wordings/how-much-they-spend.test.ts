import { expect, it } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { briefOf } from "../../testing/read.ts";

const index = salesIndex();

it.each([
  "per country: number of customers and what those customers spent with us",
  "per country: number of customers and how much they spent",
])("what they spent is the revenue beside another figure: %s", (question) =>
  expect(briefOf(index, question)).toBe(briefOf(index, "per country: number of customers and total revenue")),
);
