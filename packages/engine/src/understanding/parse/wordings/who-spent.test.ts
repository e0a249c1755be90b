import { expect, it } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { briefOf } from "../../testing/read.ts";

const index = salesIndex();

it.each([
  ["who spent the most", "customers with the most revenue"],
  ["who paid the least in 2024", "customers with the least revenue in 2024"],
  ["who has ordered more than 5 times", "customers who have ordered more than 5 times"],
  ["which customer paid the most", "which customer has the highest revenue"],
  ["who spent more than 500", "customers who spent more than 500"],
])("%s: %s", (question, said) => expect(briefOf(index, question)).toBe(briefOf(index, said)));

it("is those who buy", () => expect(briefOf(index, "who spent the most")).toContain("customer"));
