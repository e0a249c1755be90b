import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    hotels: {
      naming: "hotel",
      rows: 200,
      columns: {
        hotel: { type: "string", distinct: 200 },
        region: { type: "string", values: ["Coast", "Hills"] },
        stayguide_rating: { type: "decimal" },
        bedscore_rating: { type: "decimal" },
      },
    },
  },
});
const hotels = buildModelIndex(model, values);
const judged = makeModel({
  tables: {
    potters: {
      naming: "potter",
      rows: 90,
      columns: {
        potter_id: { type: "integer", role: "key" },
        potter: { type: "string", distinct: 90 },
        town: { type: "string", values: ["Ashby", "Corve"] },
      },
    },
    reviews: {
      fact: true,
      rows: 4000,
      columns: {
        review_id: { type: "integer", role: "key" },
        potter_id: { type: "integer", role: "key" },
        stars: { type: "integer" },
      },
    },
  },
  references: ["reviews.potter_id>potters.potter_id"],
});
const potters = buildModelIndex(judged.model, judged.values);

test.each([
  ["worst rated hotels on stayguide", "list hotel, stayguide_rating order stayguide_rating"],
  [
    "best reviewed coast hotels by bedscore",
    "list hotel, bedscore_rating where region = Coast order bedscore_rating desc",
  ],
  ["which is the best rated hotel on stayguide", "list hotel order stayguide_rating desc limit 1"],
])("%s: by the score of that name", (question, read) => {
  expect(briefOf(hotels, question)).toBe(read);
});

test.each([
  ["best rated potter of each town", "average(stars) by town, potter order m1 desc limit 1 per g1"],
  ["the 3 worst rated potters", "average(stars) by potter order m1 limit 3"],
  ["best rated potters", "average(stars) by potter order m1 desc"],
])("%s: by the average of the scores that others give", (question, read) => {
  expect(briefOf(potters, question)).toBe(read);
});

test("a rate by the hour is no score, and the scores of what someone did are theirs", () => {
  const gym = makeModel({
    tables: {
      guides: {
        rows: 8,
        naming: "guide_name",
        columns: {
          guide_id: { type: "integer", role: "key" },
          guide_name: { type: "string", distinct: 8 },
          hourly_rate: { type: "decimal" },
        },
      },
      tours: {
        fact: true,
        rows: 90,
        time: "starts_on",
        columns: {
          tour_id: { type: "integer", role: "key" },
          guide_id: { type: "integer", role: "key" },
          starts_on: { type: "date" },
        },
      },
      seats: {
        fact: true,
        rows: 900,
        time: "booked_on",
        columns: {
          seat_id: { type: "integer", role: "key" },
          tour_id: { type: "integer", role: "key" },
          booked_on: { type: "date" },
          rating: { type: "integer" },
        },
      },
    },
    references: ["tours.guide_id>guides.guide_id", "seats.tour_id>tours.tour_id"],
  });
  expect(briefOf(buildModelIndex(gym.model, gym.values), "worst rated guide")).toMatch(
    /^average\(rating\) by guide_name.* order m1 limit 1$/,
  );
});
