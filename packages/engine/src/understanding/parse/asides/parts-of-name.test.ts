import { expect, test } from "vitest";
import { chandlerIndex } from "../../testing/chandler-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = chandlerIndex();

test.each([
  [
    "list the full name (first and last name), and hire date of clerks hired since 2020",
    "list first_name, last_name, hired_on where hired_on in 2020-01-01..",
  ],
  [
    "names (first and last name) and hire date of clerks hired since 2020",
    "list first_name, last_name, hired_on where hired_on in 2020-01-01..",
  ],
  [
    "clerks hired since 2020 (hire date)",
    "list first_name, last_name, hired_on where hired_on in 2020-01-01..",
  ],
])("a bracket that tells what names are made of: %s", (question, read) =>
  expect(briefOf(index, question)).toBe(read),
);
