import { describe, expect, it } from "vitest";
import { briefOf } from "../testing/read.ts";
import { travelIndex } from "../testing/travel-model.ts";

const index = travelIndex();

const cases: Record<string, [question: string, expected: string][]> = {
  "several figures of one noun": [
    ["What are the maximum and minimum prices of the flights?", "maximum(price), minimum(price)"],
    ["the average, highest and lowest distance", "average(distance), maximum(distance), minimum(distance)"],
    [
      "the maximum and minimum amount for each booking type",
      "maximum(amount), minimum(amount) by booking_type_code",
    ],
  ],
  "both ends of a scale": [
    ["What is the lowest and highest price?", "minimum(price), maximum(price)"],
    ["the average and largest amount of the bookings", "average(amount), maximum(amount)"],
    ["What are the top 3 highest distances?", "list distinct distance order distance desc limit 3"],
  ],
  "both ends of a way": [
    [
      "the flight numbers of flights from Oslo to Turin",
      "list flight_number where (origin = Oslo and destination = Turin)",
    ],
    [
      "What is the average price for flights from Turin to Lisbon?",
      "average(price) where (origin = Turin and destination = Lisbon)",
    ],
  ],
  "the first and the last row of a table": [
    [
      "the last name of the traveller who made the first booking",
      "list last_name order booking_date limit 1",
    ],
    [
      "the full name of the traveller who made the last booking",
      "list first_name, last_name order booking_date desc limit 1",
    ],
  ],
  "names in quotation marks": [
    [
      'the booking dates of the traveller "Bo Stone"',
      "list booking_date where (first_name = Bo and last_name = Stone)",
    ],
  ],
  "small words that mean something else": [
    [
      "the flight number and distance of the one with the highest price",
      "list flight_number, distance order price desc limit 1",
    ],
    ["How many flights have the class AS?", "count(*) where class_code = AS"],
  ],
  "what is counted": [
    [
      "Return the most common first name among all travellers.",
      "count(*) by first_name order m1 desc limit 1",
    ],
    ["What is the least common flight carrier?", "count(*) by carrier order m1 limit 1"],
    ["What is the most common carrier across flights?", "count(*) by carrier order m1 desc limit 1"],
    ["what is the number of different flight carriers?", "count-distinct(carrier)"],
  ],
  "who did it": [
    ["Return all the different payment methods used by travellers.", "list distinct payment_method"],
  ],
};

describe.each(Object.entries(cases))("%s", (_, own) => {
  it.each(own)("%s", (question, expected) => {
    expect(briefOf(index, question)).toBe(expected);
  });
});
