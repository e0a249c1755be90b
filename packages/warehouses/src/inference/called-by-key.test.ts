import { makeColumn } from "@parlance/contract";
import { expect, test } from "vitest";
import { calledByKey } from "./called-by-key.ts";

test.each([
  ["Clinic survey 2021", "PatientNumber", "Patient"],
  ["Ferry", "passengerId", "Passenger"],
  ["Orders", "order_id", null],
  ["Stays", "booking_id", null],
  ["Sales", "transaction_id", null],
  ["Megamart", "Row ID", null],
  ["Megamart", "name", null],
])("the rows of a sheet %s with the key %s are called %s", (label, key, called) =>
  expect(calledByKey(label, [key])).toBe(called),
);

test("two columns together name no row", () =>
  expect(calledByKey("Log", ["patient_id", "visit_id"])).toBeNull());

test("the rows of a sheet that is called after what many of them share are called by their key", () => {
  const branch = (distinct: number) => [
    makeColumn("Branch", {
      profile: { sampledRows: 100, nulls: 0, distinct, minimum: null, maximum: null, topValues: [] },
    }),
  ];
  expect(calledByKey("Branches", ["Receipt No"], branch(6))).toBe("Receipt");
  expect(calledByKey("Branches", ["Receipt No"], branch(100))).toBeNull();
});

test("letters that nobody says call no rows, those of a booking do", () => {
  expect(calledByKey("Log", ["xqid"])).toBeNull();
  expect(calledByKey("Lesson log", ["bkid"])).toBe("Booking");
});
