import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** A help desk with vouchers, whose texts hold what the rows are called by. */
const { model, values } = makeModel({
  tables: {
    vouchers: {
      rows: 5,
      columns: {
        voucher_id: id,
        description: { type: "string", values: ["New client 10 percent", "Summer offer"] },
        valid_from: { type: "date" },
      },
    },
    clients: {
      rows: 400,
      naming: "client_name",
      columns: {
        client_id: id,
        client_name: { type: "string", values: ["Ana Ruiz", "Bo Lind"] },
        registered_on: { type: "date" },
      },
    },
    calls: {
      fact: true,
      rows: 3000,
      time: "called_on",
      columns: {
        call_id: id,
        client_id: id,
        voucher_id: id,
        called_on: { type: "date" },
        subject: {
          type: "string",
          values: [
            "Printer jams",
            "Two printers offline",
            "Dishwasher loud",
            "Washer loud",
            "Type B plug",
            "Type D2 plug",
          ],
        },
      },
    },
  },
  references: ["calls.client_id>clients.client_id", "calls.voucher_id>vouchers.voucher_id"],
});
const index = buildModelIndex(model, values);

describe("parts of texts", () => {
  test.each([
    ["how many new clients registered in 2023", "count(*) where registered_on in 2023-01-01..2024-01-01"],
    ["how many calls about printers", "count(*) where subject contains printer"],
    ["how many calls about a washer", "count(*) where subject = Washer loud"],
    ["how many calls about type d plugs", "count(*) where subject = Type D2 plug"],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toBe(expected);
  });
});
