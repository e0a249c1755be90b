import { expect, test } from "vitest";
import { practiceSheet } from "../../testing/practice-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const sheet = practiceSheet();

test.each([
  ["when was the very first appointment booked", "minimum(booked_on)"],
  ["first entry from when", "minimum(booked_on)"],
  ["when's the first entry from", "minimum(booked_on)"],
  ["when does this log start", "minimum(booked_on)"],
  ["how far back do our records go", "minimum(booked_on)"],
  ["what date is the oldest appointment from", "minimum(booked_on)"],
  ["when did our last patient come", "maximum(booked_on)"],
  ["when was the first patient seen", "minimum(seen_on)"],
])("the first and the last time: %s", (question, read) => {
  expect(briefOf(sheet, question)).toBe(read);
});
