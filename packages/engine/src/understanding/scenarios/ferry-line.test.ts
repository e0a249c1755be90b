import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
/** Ferries, their crossings on lanes, by skippers, the tickets sold for them, and what passengers wrote of them. */
const { model, values } = makeModel({
  tables: {
    ferries: {
      rows: 60,
      naming: "ferry_name",
      columns: {
        ferry_id: key,
        ferry_name: { type: "string", values: ["Elsa", "Runa"], distinct: 60 },
        hull: { type: "string", values: ["Steel", "Wood"] },
        year_built: { type: "integer", minimum: 1990, maximum: 2020 },
      },
    },
    skippers: {
      rows: 80,
      naming: "skipper_name",
      columns: { skipper_id: key, skipper_name: { type: "string", values: ["Una Berg"], distinct: 80 } },
    },
    lanes: {
      rows: 30,
      naming: "lane_name",
      columns: {
        lane_id: key,
        lane_name: { type: "string", values: ["Skerry", "Sound"], distinct: 30 },
        length_km: { type: "decimal" },
      },
    },
    crossings: {
      fact: true,
      rows: 4000,
      time: "sailed_on",
      columns: {
        crossing_id: key,
        ferry_id: key,
        skipper_id: key,
        lane_id: key,
        sailed_on: { type: "date" },
        status: { type: "string", values: ["Cancelled", "Sailed"] },
        km_sailed: { type: "decimal" },
        fuel_litres: { type: "decimal" },
      },
    },
    tickets: {
      fact: true,
      rows: 9000,
      time: "sold_on",
      columns: {
        ticket_id: key,
        crossing_id: key,
        sold_on: { type: "date" },
        channel: { type: "string", values: ["Kiosk", "Web"] },
        passenger: { type: "string", values: ["Adult", "Child"] },
        refund_flag: { type: "string", values: ["N", "Y"] },
        amount: { type: "decimal", unit: "currency" },
      },
    },
    verdicts: {
      fact: true,
      rows: 900,
      time: "written_on",
      columns: {
        verdict_id: key,
        crossing_id: key,
        written_on: { type: "date" },
        rating: { type: "integer", minimum: 1, maximum: 5 },
      },
    },
  },
  references: [
    "crossings.ferry_id>ferries.ferry_id",
    "crossings.skipper_id>skippers.skipper_id",
    "crossings.lane_id>lanes.lane_id",
    "tickets.crossing_id>crossings.crossing_id",
    "verdicts.crossing_id>crossings.crossing_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["% crossings cancelled", "100 * count(*) / count(*)"],
  ["percent cancelled crossings by lane", "100 * count(*) / count(*) by lane_name"],
  ["% refunded tickets", "100 * count(*) / count(*)"],
  ["% change in crossings by year", "count(*) by year(sailed_on) order g1 growth"],
  ["ticket revenue by ferry", "sum(amount) by ferry_name"],
  ["web share of ticket revenue", "100 * sum(amount) / sum(amount)"],
  ["web share of ticket revenue by passenger", "100 * sum(amount) / sum(amount) by passenger"],
  ["what share of revenue comes from our top 3 ferries", "100 * sum(amount) / sum(amount)"],
  [
    "top 5 lanes' share of crossings in 2024",
    "100 * count(*) / count(*) where sailed_on in 2024-01-01..2025-01-01",
  ],
  [
    "skippers on both Skerry and Sound in 2024",
    "list skipper_name where (related(crossings where (lane_name = Skerry and sailed_on in 2024-01-01..2025-01-01)) > 0 and related(crossings where (lane_name = Sound and sailed_on in 2024-01-01..2025-01-01)) > 0)",
  ],
  [
    "crossings in February, 2024 vs 2023",
    "count(*) by month(sailed_on) where (sailed_on in 2024-02-01..2024-03-01 or sailed_on in 2023-02-01..2023-03-01) order v1",
  ],
  [
    "crossings in Q2 2024 compared to 2023",
    "count(*) by quarter(sailed_on) where (sailed_on in 2024-04-01..2024-07-01 or sailed_on in 2023-04-01..2023-07-01) order v1",
  ],
  [
    "crossings march to may 2024 against 2023",
    "count(*) by year(sailed_on) where (sailed_on in 2024-03-01..2024-06-01 or sailed_on in 2023-03-01..2023-06-01) order v1",
  ],
  [
    "crossings march to may: 2024 compared to 2023",
    "count(*) by year(sailed_on) where (sailed_on in 2024-03-01..2024-06-01 or sailed_on in 2023-03-01..2023-06-01) order v1",
  ],
  ["crossings from February 2023 to 2024", "count(*) where sailed_on in 2023-02-01..2025-01-01"],
  ["litres per 100 km by hull", "sum(fuel_litres) / sum(km_sailed) / 100 by hull"],
  ["average age of the ferries by hull", "average(year(now) - year_built) by hull"],
  ["verdicts with 3 or 4 stars", "count(*) where rating in 3|4"],
  ["how many verdicts gave us one star", "count(*) where rating = 1"],
  ["average stars per ferry", "average(rating) by ferry_name"],
  ["number of crossings month by month", "count(*) by month(sailed_on) order g1"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
