import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { salesIndex } from "../testing/models.ts";
import { best, brief } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    kiosk: {
      fact: true,
      rows: 100,
      columns: {
        row_id: { type: "integer", role: "key" },
        ticket_no: { type: "string", role: "key", distinct: 40 },
        booth: { type: "string", distinct: 4 },
        revenue: { type: "decimal" },
      },
    },
  },
});
const kiosk = buildModelIndex(model, values);
const sales = salesIndex();

it.each([
  [kiosk, "distribution of ticket sizes", "distribution: sum(revenue) by ticket_no"],
  [kiosk, "how are order values distributed?", "distribution: sum(revenue) by ticket_no"],
  [kiosk, "order value distribution", "distribution: sum(revenue) by ticket_no"],
  [sales, "distribution of order values", "distribution: sum(quantity * unit_price) by order_id"],
  [sales, "distribution of orders", "distribution: sum(quantity * unit_price) by order_id"],
  [sales, "distribution of freight", "distribution: list freight"],
  [kiosk, "distribution of tickets by booth", "count-distinct(ticket_no) by booth"],
])("%#: %o", (index, question, expected) => {
  expect(brief(best(index, question).query)).toBe(expected);
});
