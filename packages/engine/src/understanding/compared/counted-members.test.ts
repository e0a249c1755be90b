import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";
import { rentalIndex } from "../testing/rental-model.ts";

const [club, rental] = [clubIndex(), rentalIndex()];

test.each([
  [
    "how many agents had fewer rentals in 2023 than in 2022",
    "count(*) where agent_id among count(*) by agent_id having m1:difference < 0",
  ],
  ["what percentage of agents had more rentals in 2023 than in 2022", "100 * count(*) / count(*)"],
  [
    "number of agents whose fees doubled since 2021",
    "count(*) where agent_id among sum(fee) by agent_id having m1:change >= 1",
  ],
  [
    "in how many channels did fees drop between 2022 and 2023",
    "count-distinct(channel) where channel among sum(fee) by channel having m1:difference < 0",
  ],
  [
    "how many channels lost more than 10% of their fees from 2022 to 2023",
    "count-distinct(channel) where channel among sum(fee) by channel having m1:change < -0.1",
  ],
])("%s: the number of those", (question, read) => {
  expect(briefOf(rental, question)).toBe(read);
});

test("groups beyond one of them are counted, by periods as well", () => {
  expect(briefOf(club, "how many months had more reservations than March 2024")).toContain(
    "count-distinct(month(",
  );
});

test("what is held against nothing is counted as it is", () => {
  expect(briefOf(rental, "how many agents had more than 5 rentals")).not.toContain("difference");
});
