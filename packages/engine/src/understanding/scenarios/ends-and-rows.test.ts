import { describe, expect, it } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const club = clubIndex();

const cases: Record<string, [question: string, read: string][]> = {
  "the figure that rows have, and not which row has it": [
    ["largest cost of all lessons", "maximum(cost)"],
    ["lowest amount among card payments", "minimum(amount) where method = Card"],
    ["highest hours", "maximum(hours)"],
    ["biggest berth count of any harbour", "maximum(berth_count)"],
    ["which lesson has the highest cost", "list lesson_id order cost desc limit 1"],
  ],
  "when the first or last one was": [
    ["when was the first payment", "minimum(paid_on)"],
    ["date of the latest lesson", "maximum(enrolled_on)"],
    ["most recent payment date", "maximum(paid_on)"],
    [
      "what is the date of the first cash payment",
      "list distinct paid_on where method = Cash order paid_on limit 1",
    ],
  ],
  "a row by its number": [
    ["payment #12: method and amount", "list method, amount where payment_id = 12"],
    ["lesson 12 topic", "list topic where lesson_id = 12"],
    ["when was reservation 40 cancelled", "list cancelled_on where reservation_id = 40"],
    ["on what date was reservation number 40 cancelled", "list cancelled_on where reservation_id = 40"],
    ["show payment 12", "list payment_id, reservation_id, paid_on, amount, method where payment_id = 12"],
    ["topic of lesson number 12", "list topic where lesson_id = 12"],
  ],
  "what belongs to each row is shown": [
    ["list lessons with their member", "list lesson_id, first_name, last_name"],
    [
      "last 5 lessons with their member",
      "list lesson_id, first_name, last_name order enrolled_on desc limit 5",
    ],
    [
      "what was the maximum cost and which member was it",
      "list first_name, last_name, cost order cost desc limit 1",
    ],
    [
      "the lesson with the highest cost and its member",
      "list lesson_id, first_name, last_name order cost desc limit 1",
    ],
    ["highest hours and its member", "list first_name, last_name, hours order hours desc limit 1"],
    ["the highest cost and when it was", "list enrolled_on, cost order cost desc limit 1"],
  ],
  "who has the most of what rows tell": [
    [
      "who had the most lessons in 2023",
      "count(*) by first_name, last_name where enrolled_on in 2023-01-01..2024-01-01 order m1 desc limit 1",
    ],
  ],
  "so many of some": [
    [
      "5 cash payments with the highest amount",
      "list payment_id, amount where method = Cash order amount desc limit 5",
    ],
    [
      "which 3 online reservations have the lowest score",
      "list reservation_id, score where channel = Online order score limit 3",
    ],
    ["3 no show reservations", "list reservation_id where state = no_show limit 3"],
    ["payments above the average amount", "list payment_id where amount > overall average(amount)"],
  ],
  "whether there are any, and the year itself": [
    ["any payments in 2023?", "count(*) where paid_on in 2023-01-01..2024-01-01"],
    ["all lessons for Ada Moor", "list lesson_id where (first_name = Ada and last_name = Moor)"],
    ["were there any payments in 2023", "count(*) where paid_on in 2023-01-01..2024-01-01"],
    ["which year had the highest total cost", "sum(cost) by year(enrolled_on) order m1 desc limit 1"],
    ["which year had the highest amount", "sum(amount) by year(paid_on) order m1 desc limit 1"],
    ["newest member", "list first_name, last_name order joined_on desc limit 1"],
  ],
};

describe.each(Object.entries(cases))("%s", (_, questions) => {
  it.each(questions)("%s", (question, read) => {
    expect(briefOf(club, question)).toBe(read);
  });
});
