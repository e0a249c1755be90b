import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { concertIndex } from "../testing/models.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const index = clubIndex();

/** The last turn of a conversation. */
const last = (...turns: string[]): string => briefOf(index, turns.at(-1) ?? "", turns.slice(0, -1));

test.each([
  [["how many reservations are cancelled", "exclude cancelled ones"], "count(*) where state != cancelled"],
  [["reservations by channel", "drop desk"], "count(*) by channel where not channel = Desk"],
  [["reservations by channel", "only desk", "remove desk"], "count(*) by channel"],
  [["number of reservations in Oban and Tromso", "drop Oban"], "count(*) where town in Tromso"],
  [["members with tier and email", "remove the email"], "list first_name, last_name, tier"],
  [["payments by method", "everything but cash"], "sum(amount) by method where method != Cash"],
  [["payments by method", "add the average too"], "sum(amount), average(amount) by method"],
])("what a turn takes away or adds: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});

test.each([["are you sure?"], ["how did you calculate this"], ["show me the sql"]])(
  "%s is about the answer, which shows it",
  (question) => {
    const asked = { question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" };
    expect(understand(asked).kind).toBe("not-a-data-question");
  },
);

test.each([
  [["payments by method", "hide the ones with fewer than 3 payments"], "only those with at least 3 payments"],
  [
    ["payments by method", "leave out methods with more than 3 payments"],
    "only methods with at most 3 payments",
  ],
  [["payments by method", "drop anything under 100"], "only those at least 100"],
  [["payments by method", "exclude those above 100"], "only those at most 100"],
])("what a bound takes away is the other side of it: %j", (turns, kept) => {
  expect(last(...turns)).toBe(last(turns[0] ?? "", kept));
  expect(last(...turns)).toMatch(/having|[<>]=/);
});

test.each(["split by town instead", "break it down by town instead", "split it by town instead"])(
  "%s takes the place of the groups before",
  (question) =>
    expect(last("reservations by channel", question)).toBe(
      last("reservations by channel", "by town instead"),
    ),
);

test("groups that are shown are narrowed with their figures", () =>
  expect(last("payments by method", "only methods with more than 3 payments")).toBe(
    last("payments by method", "only those with more than 3 payments"),
  ));

const fewest = "channel among count(*) by channel order m1 limit 1";
const top = "member_id among count(*) by member_id order m1 desc limit 1";

test.each([
  [
    ["which channel had the fewest reservations", "by month"],
    `count(*) by channel, month(reserved_on) where ${fewest} order g1`,
  ],
  [["which channel had the fewest reservations", "by state instead"], "count(*) by state order m1 limit 1"],
  [["which member has the most lessons", "by topic"], `count(*) by topic where ${top}`],
  [
    ["which member has the most lessons", "by topic", "as a percentage"],
    `count(*) by topic where ${top} share`,
  ],
])("groups of what was first are of that alone: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});

test.each([
  [
    ["top 3 members by cost of lessons", "the other way round"],
    "sum(cost) by first_name, last_name order m1 limit 3",
  ],
  [["payments by method", "now in reverse order"], "sum(amount) by method order m1"],
  [
    ["number of reservations in Oban", "what about Tromso and Oban"],
    "count(*) by town where town in Tromso|Oban",
  ],
])("the other end, and several in the place of one: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});

test.each([
  [["all reservations in Oban", "by channel"], "count(*) by channel where town = Oban"],
  [
    ["payments in 2023 with amount and method", "by method"],
    "sum(amount) by method where paid_on in 2023-01-01..2024-01-01",
  ],
  [
    ["5 most expensive lessons with cost", "by topic"],
    "sum(cost) by topic where lesson_id among list lesson_id order cost desc limit 5",
  ],
  [
    ["5 most expensive lessons with cost", "what is the average?"],
    "average(cost) where lesson_id among list lesson_id order cost desc limit 5",
  ],
])("figures of the rows that a list showed: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});

test.each([
  [
    ["payments in 2023 with amount and method", "also show the amount"],
    "list payment_id, amount, method where paid_on in 2023-01-01..2024-01-01",
  ],
  [["payments by method", "also show the total amount"], "sum(amount) by method"],
  [
    ["members with birth date", "youngest first"],
    "list first_name, last_name, birth_date order birth_date desc",
  ],
])("what is shown already and in which order: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});

test("of ages the oldest come first from the highest on", () => {
  expect(briefOf(concertIndex(), "names and ages of singers sorted by age with the oldest first")).toBe(
    "list name, age order age desc",
  );
});

const every =
  "list payment_id, reservation_id, paid_on, amount, method where paid_on in 2023-01-01..2024-01-01";

test.each([
  [["total payments in 2023", "show me the rows"], every],
  [["number of payments in 2023", "list them"], every],
  [["payments by method in 2023", "show me the payments"], every],
  [
    ["payments by method in 2023", "only card", "go back"],
    "sum(amount) by method where paid_on in 2023-01-01..2024-01-01",
  ],
  [["payments by method", "in 2023", "only card", "undo that", "go back"], "sum(amount) by method"],
])("the rows behind figures and the answer before: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});

test.each([
  [
    ["payments by method in 2023", "number of payments"],
    "count(*) by method where paid_on in 2023-01-01..2024-01-01",
  ],
  [
    ["top 5 members by payments", "by allowance instead"],
    "sum(allowance) by first_name, last_name order m1 desc limit 5",
  ],
  [["harbours in Oban", "except heated ones"], "list harbour_name where (town = Oban and heated != Y)"],
])("a figure, what ranks and a flag by themselves go on from the answer before: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});

test.each([
  [
    ["number of reservations in 2023", "how many were cancelled?"],
    "count(*) where (reserved_on in 2023-01-01..2024-01-01 and state = cancelled)",
  ],
  [["how many harbours are there", "how many are heated?"], "count(*) where heated = Y"],
  [["reservations by channel", "break it down by state"], "count(*) by channel, state"],
])("what is counted, and split further: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});

test.each([
  [
    ["reservations by state in 2023", "only desk", "what share is cancelled?"],
    "100 * count(*) / count(*) where (reserved_on in 2023-01-01..2024-01-01 and channel = Desk)",
  ],
  [
    ["cancelled reservations by channel", "as a percentage of all reservations"],
    "100 * count(*) / count(*) by channel",
  ],
  [["members from Oban", "their payments amount"], "sum(amount) by first_name, last_name where town = Oban"],
])("shares and amounts of what was shown: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});

test.each([
  [
    ["how many members are there", "which ones are captains"],
    "list first_name, last_name where tier = Captain",
  ],
  [
    ["how many members are there", "which of those never made a reservation"],
    "list first_name, last_name where related(reservations) = 0",
  ],
  [
    ["number of reservations in 2023", "total payments amount in that year"],
    "sum(amount) where paid_on in 2023-01-01..2024-01-01",
  ],
  [
    ["which harbour has the most members", "who are the captains there"],
    "list first_name, last_name where (harbour_id among count(*) by harbour_id order m1 desc limit 1 and tier = Captain)",
  ],
  [
    ["number of reservations in 2023", "desk vs online"],
    "count(*) by channel where (reserved_on in 2023-01-01..2024-01-01 and channel in Desk|Online)",
  ],
  [
    ["payments amount by method in 2024", "compare with 2023", "which one grew the most"],
    "sum(amount) by method order m1:change desc limit 1",
  ],
  [["reservations in Oban", "who were the members"], "list first_name, last_name where town = Oban"],
  [["reservations in Oban", "what did they bring in"], "sum(amount) where town = Oban"],
  [["reservations in Oban", "different question: how many harbours are there?"], "count(*)"],
  [
    ["members without reservations", "how many reservations do they have"],
    "count(*) where related(reservations>reservations) = 0",
  ],
  [
    ["share of cancelled reservations by channel", "which one is the worst"],
    "count(*) by channel where state = cancelled order m1 desc limit 1 share",
  ],
])("which of what was counted, there, and that year: %j", (turns, expected) => {
  expect(last(...turns)).toBe(expected);
});
