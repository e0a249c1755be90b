import { describe, expect, it } from "vitest";
import { salesIndex } from "./testing/models.ts";
import { best, briefOf } from "./testing/read.ts";
import { sportsIndex } from "./testing/sports-model.ts";

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
    ["Which customers are from Germany? Return the segment.", "list segment where country = Germany"],
    [
      "Which customers are from Germany? Also return the segment.",
      "list customer_name, segment where country = Germany",
    ],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toBe(expected);
  });
});
