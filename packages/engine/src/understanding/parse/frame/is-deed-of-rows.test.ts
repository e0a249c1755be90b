import { expect, it } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { briefOf } from "../../testing/read.ts";

it.each([
  ["orders shipped to France", "count(*) where country = France"],
  ["shipped date of orders from France", "list shipped_date where country = France"],
])("%s", (question, expected) => expect(briefOf(salesIndex(), question)).toBe(expected));
