import { expect, it } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { briefOf } from "../../testing/read.ts";

it("each name is of the table behind it", () => {
  expect(briefOf(salesIndex(), "names of customers and names of products they bought")).toBe(
    "list customer_name, product_name",
  );
});
