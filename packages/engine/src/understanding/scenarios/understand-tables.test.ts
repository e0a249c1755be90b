import { describe, expect, it } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { best, briefOf } from "../testing/read.ts";
import { sportsIndex } from "../testing/sports-model.ts";

describe("rows over several tables", () => {
  const index = sportsIndex();
  it.each([
    ["Return the names of riders.", "list name"],
    ["Show the ages of riders in descending order of total points.", "list age order total_points desc"],
    ["Show the names of people in ascending order of finishing rank.", "list name order finishing_rank"],
    ["What are the venue and distance of each race?", "list venue, distance"],
    ["Find each race's venue.", "list venue"],
    [
      "Show all information about races sorted by distance.",
      "list race_id, race_name, venue, held_on, distance order distance",
    ],
    ["Which races were held at Pine Hill? Return the distance.", "list distance where venue = Pine Hill"],
    ["Show the race name and team name of all entries.", "list race_name, team_name"],
    [
      "Show the names of people who participated in both Harbour Loop and Pine Climb.",
      "list name where (related(rider>entry>entry where race_name = Harbour Loop) > 0 and related(rider>entry>entry where race_name = Pine Climb) > 0)",
    ],
    [
      "Which riders have total points higher than any rider of Hill Club?",
      "list name where total_points > overall maximum(total_points)",
    ],
    [
      "names of people with an age greater than the age of some people with height over 2",
      "list name where age > overall minimum(age)",
    ],
    ["List the names of teams with at least four riders.", "list team_name where related(rider) >= 4"],
    [
      "Which venues had a race both in 2019 and 2021?",
      "list venue where held_on in 2019-01-01..2020-01-01 intersect list venue where held_on in 2021-01-01..2022-01-01",
    ],
    [
      "Which people had entries with finishing rank above 3 and finishing rank below 2?",
      "list name where finishing_rank > 3 intersect list name where finishing_rank < 2",
    ],
    ["Count the number of different licences used by riders.", "count-distinct(licence)"],
    ["Show the id and name of people", "list person_id, name"],
    [
      "What are the name and founded of the teams with the top 2 number of riders?",
      "count(*) by team_name, founded order m1 desc limit 2",
    ],
    ["Show the founded year and number of riders for each team.", "count(*) by founded"],
    ["List the races that have entries.", "list race_name where related(entry) > 0"],
    ["List the venues of races on or after 2 May 2023", "list venue where held_on in 2023-05-02.."],
    [
      "races in the past 7 days, inclusive of today",
      "list race_name where held_on in 2024-05-09..2024-05-16",
    ],
    [
      "races in the last 3 months, not including the current month",
      "list race_name where held_on in 2024-02-01..2024-05-01",
    ],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toBe(expected);
  });

  it("lists the rows that are said to have what is shown, not all that could", () => {
    expect(best(index, "Return the names of riders.").query).toMatchObject({ subject: "rider" });
    expect(best(index, "Return the names of all people.").query).toMatchObject({ subject: "person" });
    expect(best(index, "List the names of people in order of finishing rank.").query).toMatchObject({
      subject: "entry",
    });
  });
});

it("compares with the rows that are described, not with all", () => {
  const { query } = best(sportsIndex(), "Which riders have total points higher than any rider of Hill Club?");
  expect(query).toMatchObject({
    filter: {
      right: { aggregation: "maximum", filter: { kind: "comparison", right: { value: "Hill Club" } } },
    },
  });
});

describe("a sentence that lists what is shown", () => {
  const index = salesIndex();
  it.each([
    [
      "How many orders did each customer place? Return the country and the number of orders.",
      "count(*) by country",
    ],
    [
      "Who are the top 3 customers by freight? Return the customer name, country and number of orders.",
      "count(*), sum(freight) by customer_name, country order m2 desc limit 3",
    ],
    [
      "What are the top 4 most popular product categories by quantity? Return the category and quantity.",
      "sum(quantity) by category order m1 desc limit 4",
    ],
    ["Show each customer's country, number of orders and freight", "count(*), sum(freight) by country"],
    [
      "How many orders did we ship for products with 'ch' in the product name?",
      "count(*) where product_name contains ch",
    ],
    ["For each country, how many customers are there?", "count(*) by country"],
    ["Show the segment of the country with the most customers", "count(*) by segment order m1 desc limit 1"],
    ["Which customers are from Germany? Return the segment.", "list segment where country = Germany"],
    [
      "Which customers are from Germany? Also return the segment.",
      "list customer_name, segment where country = Germany",
    ],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toBe(expected);
  });
});

describe("figures and periods in the words of the data", () => {
  const index = salesIndex();
  it.each([
    [
      "number of orders in each of the last 3 months",
      "count(*) by month(order_date) where order_date in 2024-02-01..2024-05-01 order g1",
    ],
    ["average order line per product category", "average(quantity * unit_price) by category"],
    ["orders in the previous ISO week", "count(*) where order_date in 2024-05-06..2024-05-13"],
    ["List the product name and order date of order lines", "list product_name, order_date"],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toBe(expected);
  });
});
