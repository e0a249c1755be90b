import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    bookings: {
      fact: true,
      rows: 900,
      time: "booked_on",
      columns: {
        booking_no: { type: "integer", role: "key", distinct: 900 },
        booked_on: { type: "date" },
        check_in_date: { type: "date" },
        check_out_date: { type: "date" },
        status: { type: "string", values: ["Checked Out", "Cancelled", "Booked"] },
        cabin: { type: "string", values: ["Birch", "Larch"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const july = "2023-07-01..2023-08-01";

test.each([
  ["arrivals in July 2023", `count(*) where check_in_date in ${july}`],
  ["how many bookings arrived in July 2023", `count(*) where check_in_date in ${july}`],
  [
    "how many bookings checked out in July 2023 per cabin",
    `count(*) by cabin where (status = Checked Out and check_out_date in ${july})`,
  ],
  [
    "departures per month in 2023",
    "count(*) by month(check_out_date) where (status = Checked Out and check_out_date in 2023-01-01..2024-01-01) order g1",
  ],
  [
    "number of bookings per month (check-out date) in 2023",
    "count(*) by month(check_out_date) where check_out_date in 2023-01-01..2024-01-01 order g1",
  ],
])("the date of the deed: %s", (question, read) => expect(briefOf(index, question)).toBe(read));
