import { expect, test } from "vitest";
import { briefOf } from "../../../testing/read.ts";
import { rentalIndex } from "../../../testing/rental-model.ts";

const index = rentalIndex();

test.each([
  ["Average age by city. Ignore customers who haven't made any rentals."],
  ["average age by city, excluding customers without any rentals"],
  ["average age by city, skip the customers that never booked any rentals"],
])("what is left out for want of something is not meant: %s", (question) => {
  expect(briefOf(index, question)).toBe("average(age) by city where related(rentals) > 0");
});

test.each(["excluding nulls", "ignore blanks", "without empty values"])("what has no value, %s", (said) => {
  expect(briefOf(index, `number of customers by city, ${said}`)).toBe(
    "count(*) by city where not city missing",
  );
});
