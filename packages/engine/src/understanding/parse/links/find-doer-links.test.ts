import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    hosts: {
      rows: 40,
      naming: "host_name",
      columns: {
        host_id: { type: "integer", role: "key" },
        host_name: { type: "string", distinct: 40 },
      },
    },
    bookings: {
      rows: 900,
      fact: true,
      time: "booked_at",
      columns: {
        booking_id: { type: "integer", role: "key" },
        host_id: { type: "integer", role: "key" },
        booked_at: { type: "date" },
        status: { type: "string", values: ["completed", "cancelled"], distinct: 2 },
        cancelled_by: { type: "string", values: ["guest", "host"], distinct: 2, nulls: 700 },
        nights: { type: "integer", role: "measure" },
      },
    },
  },
  references: ["bookings.host_id>hosts.host_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many bookings were cancelled by the host", "count(*) where cancelled_by = host"],
  ["bookings cancelled by guests by month", "count(*) by month(booked_at) where cancelled_by = guest"],
  ["total nights cancelled by hosts", "sum(nights) where cancelled_by = host"],
])("who did it: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test("hosts are groups where no column says who did it", () => {
  expect(briefOf(index, "completed bookings by host")).toContain("by host_name");
});
