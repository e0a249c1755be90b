import { describe, expect, it } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { salesIndex } from "../testing/models.ts";
import { briefOf } from "../testing/read.ts";

const models = { club: clubIndex(), sales: salesIndex() };

describe("follow-ups of every kind of answer", () => {
  it.each([
    [
      ["5 most expensive lessons with cost"],
      "top 10 instead",
      "list lesson_id, cost order cost desc limit 10",
    ],
    [
      ["5 most expensive lessons with cost"],
      "and the next 5?",
      "list lesson_id, cost order cost desc limit 5 after 5",
    ],
    [
      ["5 most expensive lessons with cost"],
      "only on Knots",
      "list lesson_id, cost where topic = Knots order cost desc limit 5",
    ],
    [
      ["5 most expensive lessons with cost"],
      "the 3 cheapest instead",
      "list lesson_id, cost order cost limit 3",
    ],
    [
      ["5 most expensive lessons with cost"],
      "which of those were passed?",
      "list lesson_id, cost where (passed = Y and lesson_id among list lesson_id order cost desc limit 5) order cost desc",
    ],
    [
      ["members from Oban with tier and email"],
      "sort by tier",
      "list first_name, last_name, tier, email where town = Oban order tier",
    ],
    [
      ["members from Oban with tier and email"],
      "only captains",
      "list first_name, last_name, tier, email where (town = Oban and tier = Captain)",
    ],
    [
      ["members from Oban with tier and email"],
      "what about Tromso?",
      "list first_name, last_name, tier, email where town = Tromso",
    ],
    [["members from Oban with tier and email"], "how many are there?", "count(*) where town = Oban"],
    [["members from Oban with tier and email"], "how many per tier?", "count(*) by tier where town = Oban"],
    [
      ["members from Oban with tier and email"],
      "show their birth date too",
      "list first_name, last_name, tier, email, birth_date where town = Oban",
    ],
    [
      ["members from Oban with tier and email"],
      "without those who left",
      "list first_name, last_name, tier, email where (town = Oban and left_on missing)",
    ],
    [
      ["reservations in 2023 with channel and arrival date"],
      "sort by date",
      "list reservation_id, channel, arrival_date where reserved_on in 2023-01-01..2024-01-01 order arrival_date",
    ],
    [
      ["reservations in 2023 with channel and arrival date"],
      "newest first",
      "list reservation_id, channel, arrival_date where reserved_on in 2023-01-01..2024-01-01 order arrival_date desc",
    ],
    [
      ["reservations in 2023 with channel and arrival date"],
      "only cancelled ones",
      "list reservation_id, channel, arrival_date where (reserved_on in 2023-01-01..2024-01-01 and state = cancelled)",
    ],
    [
      ["reservations in 2023 with channel and arrival date"],
      "and for 2022?",
      "list reservation_id, channel, arrival_date where reserved_on in 2022-01-01..2023-01-01",
    ],
    [
      ["reservations in 2023 with channel and arrival date"],
      "only the first 10",
      "list reservation_id, channel, arrival_date where reserved_on in 2023-01-01..2024-01-01 order reserved_on limit 10",
    ],
    [
      ["payments in 2023 with amount and method"],
      "only those over 500",
      "list payment_id, amount, method where (paid_on in 2023-01-01..2024-01-01 and amount > 500)",
    ],
    [
      ["payments in 2023 with amount and method"],
      "what is the total?",
      "sum(amount) where paid_on in 2023-01-01..2024-01-01",
    ],
    [
      ["payments in 2023 with amount and method"],
      "and the average?",
      "average(amount) where paid_on in 2023-01-01..2024-01-01",
    ],
    [
      ["payments in 2023 with amount and method"],
      "just card",
      "list payment_id, amount, method where (paid_on in 2023-01-01..2024-01-01 and method = Card)",
    ],
    [["number of reservations by channel"], "as a percentage", "count(*) by channel share"],
    [
      ["number of reservations by channel"],
      "only cancelled ones",
      "count(*) by channel where state = cancelled",
    ],
    [
      ["number of reservations by channel"],
      "without cancelled ones",
      "count(*) by channel where state != cancelled",
    ],
    [
      ["number of reservations by channel"],
      "and by month?",
      "count(*) by channel, month(reserved_on) order g1n",
    ],
    [["number of reservations by channel"], "by harbour instead", "count(*) by harbour_name"],
    [
      ["number of reservations by channel"],
      "what about 2023?",
      "count(*) by channel where reserved_on in 2023-01-01..2024-01-01",
    ],
    [
      ["number of reservations by channel", "in 2023"],
      "and 2022?",
      "count(*) by channel where reserved_on in 2022-01-01..2023-01-01",
    ],
    [["number of reservations by channel"], "just the top 3", "count(*) by channel order m1 desc limit 3"],
    [
      ["number of reservations by channel"],
      "which one has the most?",
      "count(*) by channel order m1 desc limit 1",
    ],
    [["number of reservations by channel"], "sort alphabetically", "count(*) by channel order g1"],
    [["number of reservations by channel"], "sort by number", "count(*) by channel order m1 desc"],
    [["number of lessons per topic"], "now only the passed ones", "count(*) by topic where passed = Y"],
    [["number of lessons per topic"], "average cost instead", "average(cost) by topic"],
    [["number of lessons per topic"], "also show the average cost", "count(*), average(cost) by topic"],
    [["number of lessons per topic"], "as a pie chart", "count(*) by topic"],
    [["total payments in 2023"], "what about 2022?", "sum(amount) where paid_on in 2022-01-01..2023-01-01"],
    [["total payments in 2023"], "and in march?", "sum(amount) where paid_on in 2023-03-01..2023-04-01"],
    [
      ["total payments in 2023"],
      "by method",
      "sum(amount) by method where paid_on in 2023-01-01..2024-01-01",
    ],
    [
      ["total payments in 2023"],
      "by month",
      "sum(amount) by month(paid_on) where paid_on in 2023-01-01..2024-01-01 order g1",
    ],
    [
      ["total payments in 2023"],
      "only card",
      "sum(amount) where (paid_on in 2023-01-01..2024-01-01 and method = Card)",
    ],
    [["total payments in 2023"], "compared to 2022", "sum(amount)"],
    [
      ["how many members joined in 2023"],
      "and in 2022?",
      "count(*) where joined_on in 2022-01-01..2023-01-01",
    ],
    [
      ["how many members joined in 2023"],
      "how many of them are captains?",
      "count(*) where (joined_on in 2023-01-01..2024-01-01 and tier = Captain)",
    ],
    [
      ["how many members joined in 2023"],
      "by tier",
      "count(*) by tier where joined_on in 2023-01-01..2024-01-01",
    ],
    [
      ["how many members joined in 2023"],
      "same for 2024",
      "count(*) where joined_on in 2024-01-01..2025-01-01",
    ],
    [
      ["total payments by month in 2023"],
      "cumulative",
      "sum(amount) by month(paid_on) where paid_on in 2023-01-01..2024-01-01 order g1 running",
    ],
    [
      ["total payments by month in 2023"],
      "same for 2022",
      "sum(amount) by month(paid_on) where paid_on in 2022-01-01..2023-01-01 order g1",
    ],
    [
      ["total payments by month in 2023"],
      "by quarter instead",
      "sum(amount) by quarter(paid_on) where paid_on in 2023-01-01..2024-01-01 order g1n",
    ],
    [
      ["total payments by month in 2023"],
      "only card",
      "sum(amount) by month(paid_on) where (paid_on in 2023-01-01..2024-01-01 and method = Card) order g1",
    ],
    [
      ["total payments by month in 2023"],
      "as a percentage",
      "sum(amount) by month(paid_on) where paid_on in 2023-01-01..2024-01-01 order g1 share",
    ],
    [
      ["total payments by month in 2023"],
      "which month was the best?",
      "sum(amount) by month(paid_on) where paid_on in 2023-01-01..2024-01-01 order m1 desc limit 1",
    ],
    [
      ["top 5 members by number of payments"],
      "top 10 instead",
      "count(*) by first_name, last_name order m1 desc limit 10",
    ],
    [
      ["top 5 members by number of payments"],
      "and the bottom 5?",
      "count(*) by first_name, last_name order m1 limit 5",
    ],
    [
      ["top 5 members by number of payments"],
      "only from Oban",
      "count(*) by first_name, last_name where town = Oban order m1 desc limit 5",
    ],
    [
      ["top 5 members by number of payments"],
      "in 2023",
      "count(*) by first_name, last_name where paid_on in 2023-01-01..2024-01-01 order m1 desc limit 5",
    ],
    [
      ["top 5 members by number of payments"],
      "show their tier too",
      "count(*) by first_name, last_name, tier order m1 desc limit 5",
    ],
    [
      ["top 5 members by number of payments"],
      "which of those are captains?",
      "count(*) by first_name, last_name where (tier = Captain and member_id among count(*) by member_id order m1 desc limit 5) order m1 desc",
    ],
    [
      ["share of cancelled reservations by channel"],
      "and for 2023?",
      "count(*) by channel where (state = cancelled and reserved_on in 2023-01-01..2024-01-01) share",
    ],
    [
      ["share of cancelled reservations by channel"],
      "by month instead",
      "count(*) by month(reserved_on) where state = cancelled order g1n share",
    ],
    [
      ["who has the highest allowance"],
      "and the lowest?",
      "list first_name, last_name order allowance limit 1",
    ],
    [["average cost of lessons by school"], "only Knots", "average(cost) by school where topic = Knots"],
    [["average cost of lessons by school"], "and by topic?", "average(cost) by topic"],
    [["average cost of lessons"], "and the highest?", "average(cost), maximum(cost)"],
    [["average cost of lessons"], "what is the lowest", "minimum(cost)"],
    [["how many lessons are there"], "split that by topic", "count(*) by topic"],
    [["lessons that cost more than 50"], "and under 20?", "count(*) where cost < 20"],
    [["lessons that cost more than 50"], "and under 80?", "count(*) where (cost > 50 and cost < 80)"],
    [["lessons that cost more than 50"], "only those over 60", "count(*) where cost > 60"],
    [["lessons that cost more than 50"], "make it 70", "count(*) where cost > 70"],
    [
      ["lessons by school in 2023", "only those above 50"],
      "same for 2022",
      "count(*) by school where enrolled_on in 2022-01-01..2023-01-01 having m1 > 50",
    ],
    [["lessons that cost more than 50"], "which schools?", "count(*) by school where cost > 50"],
    [
      ["members with more than 3 lessons"],
      "and more than 5?",
      "list first_name, last_name where related(lessons) > 5",
    ],
    [
      ["which topic has the most lessons"],
      "and the second most?",
      "count(*) by topic order m1 desc limit 1 after 1",
    ],
  ])("club: %j, then %s", (before, question, expected) => {
    expect(briefOf(models.club, question, before)).toBe(expected);
  });

  it.each([
    [["revenue by country"], "top 3", "sum(quantity * unit_price) by country order m1 desc limit 3"],
    [
      ["revenue by country"],
      "only 2023",
      "sum(quantity * unit_price) by country where order_date in 2023-01-01..2024-01-01",
    ],
    [["revenue by country"], "as a share of the total", "sum(quantity * unit_price) by country share"],
    [
      ["freight by segment in 2024"],
      "same for 2023",
      "sum(freight) by segment where order_date in 2023-01-01..2024-01-01",
    ],
    [
      ["freight by segment in 2024"],
      "and orders?",
      "sum(freight), count(*) by segment where order_date in 2024-01-01..2025-01-01",
    ],
    [["freight by segment in 2024"], "why?", "drivers: sum(freight)"],
  ])("sales: %j, then %s", (before, question, expected) => {
    expect(briefOf(models.sales, question, before)).toBe(expected);
  });
});
