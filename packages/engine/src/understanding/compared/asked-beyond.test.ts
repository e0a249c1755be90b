import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";
import { rentalIndex } from "../testing/rental-model.ts";

const [club, rental] = [clubIndex(), rentalIndex()];

test.each([
  ["which agents had fewer rentals in 2023 than in 2022", "count(*) by agent_name having m1:difference < 0"],
  ["agents whose fees were higher in 2022 than in 2023", "sum(fee) by agent_name having m1:difference < 0"],
  [
    "agents with more rentals in March 2023 than in May 2023",
    "count(*) by agent_name having m1:difference < 0",
  ],
  ["in which channels did we earn more in 2023 than in 2022", "sum(fee) by channel having m1:difference > 0"],
  [
    "channels that grew their fees by at least 5% from 2022 to 2023",
    "sum(fee) by channel having m1:change >= 0.05",
  ],
  ["agents whose rentals doubled since 2021", "count(*) by agent_name having m1:change >= 1"],
  [
    "agents with at least twice as many rentals in 2023 as in 2022",
    "count(*) by agent_name having m1:change >= 1",
  ],
  [
    "agents whose fees fell by more than 10% from 2022 to 2023",
    "sum(fee) by agent_name having m1:change < -0.1",
  ],
  [
    "for which agents did fees drop between 2022 and 2023? biggest drop first",
    "sum(fee) by agent_name having m1:difference < 0 order m1:difference",
  ],
])("%s: only those whose figure went that far", (question, read) => {
  expect(briefOf(rental, question)).toContain(read);
});

test("what money is paid for is the figure where none is named", () => {
  expect(briefOf(club, "harbours that earned more in 2023 than in 2022")).toContain(
    "sum(amount) by harbour_name having m1:difference > 0",
  );
});

test("two columns of the same rows are no two periods", () => {
  expect(briefOf(rental, "rentals with a higher tip than fee")).not.toContain("having");
});
