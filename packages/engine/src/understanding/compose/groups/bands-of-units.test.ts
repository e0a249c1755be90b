import { expect, test } from "vitest";
import { best } from "../../testing/read.ts";
import { vineyardIndex } from "../../testing/vineyard-model.ts";

test("what all rows of a day come to is cut into bands, not what each row does", () => {
  const { query } = best(vineyardIndex(), "number of days with litres below 20, 20 to 50 and over 50");
  const [dimension] = query.kind === "aggregate" ? query.dimensions : [];
  expect(dimension?.expression).toMatchObject({
    kind: "case",
    cases: [{ when: { left: { kind: "aggregate-value", aggregation: "sum" } } }, {}, {}],
  });
});
