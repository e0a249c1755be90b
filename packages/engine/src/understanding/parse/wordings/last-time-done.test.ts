import { expect, test } from "vitest";
import { briefOf } from "../../testing/read.ts";
import { rentalIndex } from "../../testing/rental-model.ts";

const index = rentalIndex();

test.each([
  ["when was the last day a customer signed up", "maximum(signed_up)"],
  ["what was the first date any agent was hired", "minimum(hired)"],
  ["when was the last time a car was returned", "maximum(returned_at)"],
  ["when did we last book a rental", "maximum(booked_on)"],
  ["when was the first rental returned", "minimum(returned_at)"],
  ["when did we book our very first rental", "minimum(booked_on)"],
  ["last time a car was returned", "maximum(returned_at)"],
  ["when was a rental last returned", "maximum(returned_at)"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test("a last day that nothing was done on is a day", () => {
  expect(briefOf(index, "how many rentals were booked on the last day of May 2023")).not.toContain("maximum");
});
