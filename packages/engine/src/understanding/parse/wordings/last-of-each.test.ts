import { expect, it } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { briefOf } from "../../testing/read.ts";

const index = salesIndex();

it.each([
  ["each customer's last order", "last order of each customer"],
  ["the date of every customer's first order", "first order date of each customer"],
  ["customers whose last order was before 2023", "customers without orders since 2023"],
])("%s: %s", (question, said) => expect(briefOf(index, question)).toBe(briefOf(index, said)));
