import { expect, test } from "vitest";
import { checkQuery } from "../../../semantics/check-query.ts";
import { best, brief } from "../../testing/read.ts";
import { rentalIndex } from "../../testing/rental-model.ts";

const index = rentalIndex();

test.each([
  [
    "average days from signing up to the first rental",
    "average(days(signed_up, overall minimum(booked_on) of the same customer_id))",
  ],
  [
    "the time between signing up and their last rental by city, in weeks",
    "average(weeks(signed_up, overall maximum(booked_on) of the same customer_id)) by city",
  ],
  [
    "Return the customer id and the difference between their time from signing up to their first rental.",
    "average(days(signed_up, overall minimum(booked_on) of the same customer_id)) by customer_id",
  ],
  [
    "how long after signing up do customers make their first rental, on average?",
    "average(days(signed_up, overall minimum(booked_on) of the same customer_id))",
  ],
  [
    "how many weeks does it take after signing up until people take the last rental? avg",
    "average(weeks(signed_up, overall maximum(booked_on) of the same customer_id))",
  ],
])("%s", (question, read) => {
  const { query } = best(index, question);
  expect(brief(query)).toBe(read);
  expect(checkQuery(query, index.model).ok).toBe(true);
});
