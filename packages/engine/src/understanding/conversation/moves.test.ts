import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { clubIndex } from "../testing/club-model.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

/** The last turn of a conversation. */
const last = (...turns: string[]): string => briefOf(index, turns.at(-1) ?? "", turns.slice(0, -1));

const cancelled = "100 * count(*) / count(*)";

test.each([
  [
    ["how many cancelled reservations in 2023", "what percentage of all reservations is that?"],
    `${cancelled} where reserved_on in 2023-01-01..2024-01-01`,
  ],
  [
    ["how many cancelled reservations in 2023", "what % of all reservations is that?", "and 2024?"],
    `${cancelled} where reserved_on in 2024-01-01..2025-01-01`,
  ],
  [
    ["number of desk reservations", "how many were cancelled?", "what percent is that?"],
    `${cancelled} where channel = Desk`,
  ],
  [["members without reservations", "what share of all members is that?"], cancelled],
  [["reservations by channel", "share of each please"], "count(*) by channel share"],
])("the share that the answer before is: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});

test.each([
  [["number of members", "how many are captains?", "and the rest?"], "count(*) where tier != Captain"],
  [["how many members are captains?", "and how many aren't?"], "count(*) where tier != Captain"],
  [
    ["how many members have a licence", "how many of them don't have one?"],
    "count(*) where has_licence != yes",
  ],
  [
    ["which members have reservations", "and who doesn't?"],
    "list first_name, last_name where related(reservations) = 0",
  ],
  [
    ["payments by card in 2023", "and the rest by month"],
    "sum(amount) by month(paid_on) where (method != Card and paid_on in 2023-01-01..2024-01-01) order g1",
  ],
  [["how many members have no reservations", "and the others?"], "count(*) where related(reservations) > 0"],
  [
    ["harbours in Oban that are heated", "and without?"],
    "list harbour_name where (town = Oban and heated != Y)",
  ],
])("the others than those of the answer before: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});

test.each([
  [["lessons by school", "only schools above 200"], "count(*) by school having m1 > 200"],
  [
    ["average cost of lessons by topic", "only those with at least 15 lessons"],
    "average(cost), count(*) by topic having h1 >= 15",
  ],
  [["reservations by channel", "which channel has the most?"], "count(*) by channel order m1 desc limit 1"],
  [
    ["average hours of lessons by topic", "in 2023", "which school has the longest?"],
    "average(hours) by school where enrolled_on in 2023-01-01..2024-01-01 order m1 desc limit 1",
  ],
  [
    ["average hours of lessons by topic", "how many lessons is that?", "which topic is the longest?"],
    "average(hours) by topic order m1 desc limit 1",
  ],
  [["average cost of lessons by topic", "worst first"], "average(cost) by topic order m1"],
])("the figure shown and what a superlative is of: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});

test("a value takes the place of another where one column has both", () => {
  const { model, values } = makeModel({
    tables: {
      growers: {
        naming: "grower_name",
        columns: {
          grower_id: { type: "integer", role: "key" },
          grower_name: { type: "string", values: ["Ann", "Ben"], distinct: 20 },
          grower_kind: { type: "string", values: ["Organic", "Usual"] },
        },
      },
      crates: {
        fact: true,
        rows: 900,
        columns: {
          crate_id: { type: "integer", role: "key" },
          grower_id: { type: "integer", role: "key" },
          label: { type: "string", values: ["Organic", "Second choice"] },
          weight: { type: "decimal" },
        },
      },
    },
    references: ["crates.grower_id>growers.grower_id"],
  });
  const crates = buildModelIndex(model, values);
  const after = (question: string) =>
    briefOf(crates, question, ["total weight of crates where grower kind is organic"]);
  expect(after("and second choice?")).toBe("sum(weight) where label = Second choice");
  expect(after("only second choice")).toBe(
    "sum(weight) where (grower_kind = Organic and label = Second choice)",
  );
});

const first = "member_id among count(*) by member_id order m1 desc limit 1";

test.each([
  [
    ["how many reservations in 2023", "which harbours were that"],
    "count(*) by harbour_name where reserved_on in 2023-01-01..2024-01-01",
  ],
  [["reservations by month", "which channels do they come from?"], "count(*) by channel"],
  [["how many lessons are there", "for which members?"], "count(*) by first_name, last_name"],
  [["how many members are there", "what is their tier"], "count(*) by tier"],
  [
    ["how many members are captains", "give me the list with emails"],
    "list first_name, last_name, email where tier = Captain",
  ],
  [
    ["number of desk reservations", "which member has the most?", "which month was the best?"],
    `count(*) by month(reserved_on) where (channel = Desk and ${first.replace(" order", " where channel = Desk order")}) order m1 desc limit 1`,
  ],
])("members and rows of what was counted: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});

test.each([
  [
    ["which member has the most lessons", "when was their last reservation?"],
    `maximum(reserved_on) by first_name, last_name where ${first}`,
  ],
  [
    ["members without lessons", "when was their first reservation"],
    "minimum(reserved_on) by first_name, last_name where related(lessons) = 0",
  ],
  [["number of desk reservations", "when was the last one?"], "maximum(reserved_on) where channel = Desk"],
  [
    ["captains", "which of them had reservations in 2023?"],
    "list first_name, last_name where (tier = Captain and reserved_on in 2023-01-01..2024-01-01)",
  ],
  [
    ["lessons by school in 2023", "which one has the most", "how many did Bluewater have?"],
    "count(*) where (enrolled_on in 2023-01-01..2024-01-01 and school = Bluewater)",
  ],
  [
    ["average hours of lessons by topic", "and the average cost", "what is the difference?"],
    "average(hours) - average(cost) by topic",
  ],
  [["how many reservations with 2 cabins", "and 3 cabins?"], "count(*) where cabins = 3"],
])("times, rows and figures of earlier turns: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});

test.each([
  [
    ["average score of reservations by channel", "who has the worst?"],
    "average(score) by channel order m1 limit 1",
  ],
  [["number of desk reservations", "what percent of all reservations?"], "100 * count(*) / count(*)"],
  [
    ["total payments amount by card", "only those over 200"],
    "sum(amount) where (method = Card and amount > 200)",
  ],
  [["lessons by school", "how many did the captains take?"], "count(*) where tier = Captain"],
])("what a follow-up leaves unsaid: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});

test.each([
  [["top 3 schools by cost", "and by lessons?"], "count(*) by school order m1 desc limit 3"],
  [["top 3 schools by cost", "and by number of lessons"], "count(*) by school order m1 desc limit 3"],
  [["top 3 schools by cost", "and by hours?"], "sum(hours) by school order m1 desc limit 3"],
])("what ranks from now on: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});
