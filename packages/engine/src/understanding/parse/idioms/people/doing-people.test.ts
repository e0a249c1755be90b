import { expect, test } from "vitest";
import { briefOf } from "../../../testing/read.ts";
import { rentalIndex } from "../../../testing/rental-model.ts";

const index = rentalIndex();

test.each(["number of renting customers per quarter", "renting customers by quarter"])(
  "those who did so in a time, and not those who came to be known then: %s",
  (question) => {
    const read = briefOf(index, question);
    expect(read).toContain("quarter(booked_on)");
    expect(read).not.toContain("signed_up");
  },
);
