import { expect, test } from "vitest";
import { clubIndex } from "./testing/club-model.ts";
import { briefOf } from "./testing/read.ts";

const club = clubIndex();

test.each([
  [
    "total amount of the top 3 payments",
    "sum(amount) where payment_id among list payment_id order amount desc limit 3",
  ],
  [
    "average of the 5 largest payments",
    "average(amount) where payment_id among list payment_id order amount desc limit 5",
  ],
  [
    "average cost of the 4 longest lessons",
    "average(cost) where lesson_id among list lesson_id order hours desc limit 4",
  ],
  [
    "total cost of our 3 best members together",
    "sum(cost) where member_id among sum(cost) by member_id order m1 limit 3",
  ],
])("%s: one figure of all of them", (question, read) => {
  expect(briefOf(club, question)).toBe(read);
});

test("the figures of members that are not put together are those of each", () => {
  expect(briefOf(club, "total cost of the top 3 members")).toBe(
    "sum(cost) by first_name, last_name order m1 desc limit 3",
  );
});
