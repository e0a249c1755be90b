import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { clubIndex } from "../../testing/club-model.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const club = clubIndex();

describe("a list of what is to be shown", () => {
  it.each([
    [
      "show first name, tier and join date of the members from Oban",
      "list first_name, tier, joined_on where town = Oban",
    ],
    [
      "reservations in may 2024 (member, channel and date)",
      "list first_name, last_name, channel, reserved_on where reserved_on in 2024-05-01..2024-06-01",
    ],
    [
      "lessons in 2023 - member, topic, cost",
      "list first_name, last_name, topic, cost where enrolled_on in 2023-01-01..2024-01-01",
    ],
    [
      "cancelled reservations: number, channel, cancellation date",
      "list reservation_id, channel, cancelled_on where state = cancelled",
    ],
    ["lessons with a cost over 500, member and topic", "list first_name, last_name, topic where cost > 500"],
    [
      "lessons with a cost between 100 and 200, id and cost",
      "list lesson_id, cost where cost between 100 and 200",
    ],
    [
      "members without lessons, member id",
      "list first_name, last_name, member_id where related(lessons) = 0",
    ],
    [
      "lessons over 500, show member, topic and cost",
      "list lesson_id, first_name, last_name, topic, cost where cost > 500",
    ],
    [
      "show channel and arrival date of the reservations in may 2024",
      "list channel, arrival_date where reserved_on in 2024-05-01..2024-06-01",
    ],
  ])("%s: its columns, nothing counted", (question, read) => {
    expect(briefOf(club, question)).toBe(read);
  });

  it.each([
    ["largest payment ever - how much and when", "paid_on, amount order amount desc limit 1"],
    [
      "the longest lesson: who, topic and how many hours",
      "first_name, last_name, topic, hours order hours desc limit 1",
    ],
    ["when was the most expensive lesson and how much was it", "enrolled_on, cost order cost desc limit 1"],
    ["most expensive lesson and who took it", "first_name, last_name order cost desc limit 1"],
    ["highest cost so far and in which topic", "topic, cost order cost desc limit 1"],
    ["biggest single payment, and by which method", "method order amount desc limit 1"],
  ])("%s: what is asked of the one row", (question, read) => {
    expect(briefOf(club, question)).toContain(read);
  });

  it.each([
    ["show tier and number of members", "count(*) by tier"],
    ["show town and average allowance of members", "average(allowance) by town"],
    ["payments in 2023 - how many?", "count(*) where paid_on in 2023-01-01..2024-01-01"],
  ])("%s: figures stay figures", (question, read) => {
    expect(briefOf(club, question)).toBe(read);
  });
});

it("a date by the deed in its own name comes before one by a word that means the same", () => {
  const { model, values } = makeModel({
    tables: {
      claims: {
        fact: true,
        columns: {
          claim_id: { type: "integer", role: "key" },
          date_claim_made: { type: "date" },
          date_claim_settled: { type: "date" },
        },
      },
    },
  });
  expect(briefOf(buildModelIndex(model, values), "claim date and settlement date of all claims")).toBe(
    "list date_claim_made, date_claim_settled",
  );
});
