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

test("a sheet that is called after what many of its rows are of is not called after its rows", () => {
  expect(calledByKey("Restaurants", ["Bill No"], ["Restaurant"])).toBe("Bill");
  expect(calledByKey("Restaurants", ["Bill No"], ["Area"])).toBeNull();
});

test("two columns together name no row", () =>
  expect(calledByKey("Log", ["patient_id", "visit_id"])).toBeNull());
