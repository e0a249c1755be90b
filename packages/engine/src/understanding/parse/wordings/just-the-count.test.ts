import { expect, test } from "vitest";
import { briefOf } from "../../testing/read.ts";
import { rentalIndex } from "../../testing/rental-model.ts";

test.each([
  ["rentals in 2023. Just the count please", "count(*) where booked_on in 2023-01-01..2024-01-01"],
  ["customers who rented in 2023, only the number", "count(*) where booked_on in 2023-01-01..2024-01-01"],
])("%s", (question, read) => expect(briefOf(rentalIndex(), question)).toBe(read));
