import { expect, it, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const { model, values } = makeModel({
  tables: {
    loans: {
      fact: true,
      rows: 900,
      time: "lent_on",
      columns: {
        loan_id: { type: "integer", role: "key" },
        branch: { type: "string", values: ["North", "South"] },
        lent_on: { type: "date" },
        due_date: { type: "date" },
        returned_on: { type: "date", nulls: 30 },
      },
    },
  },
});
const library = buildModelIndex(model, values);

test.each([
  ["how many loans were returned late", "count(*) where returned_on > due_date"],
  ["how many loans were returned after the due date", "count(*) where returned_on > due_date"],
  ["loans that came back after the due day by branch", "count(*) by branch where returned_on > due_date"],
  ["how many loans were late", "count(*) where returned_on > due_date"],
  ["late loans by branch", "count(*) by branch where returned_on > due_date"],
  ["loans returned on time by branch", "count(*) by branch where returned_on <= due_date"],
  ["number of overdue loans", "count(*) where (returned_on missing and due_date < now)"],
  [
    "which loans are overdue and by how many days",
    "list loan_id, days(due_date, coalesce(returned_on, now)) where (returned_on missing and due_date < now)",
  ],
  ["loans that are overdue by branch", "count(*) by branch where (returned_on missing and due_date < now)"],
  [
    "loans more than 20 days overdue",
    "count(*) where (returned_on missing and days(due_date, coalesce(returned_on, now)) > 20)",
  ],
  ["share of loans returned late", "100 * count(*) / count(*) where not returned_on missing"],
  [
    "percent of loans returned late by month",
    "100 * count(*) / count(*) by month(returned_on) where not returned_on missing order g1",
  ],
  ["late return rate by month", "100 * count(*) / count(returned_on) by month(returned_on) order g1"],
  ["late return rate by branch", "100 * count(*) / count(returned_on) by branch"],
  ["average days late by branch", "average(days(due_date, returned_on)) by branch"],
  [
    "average delay in days of late loans",
    "average(days(due_date, returned_on)) where returned_on > due_date",
  ],
  [
    "how many days overdue are the overdue loans on average",
    "average(days(due_date, coalesce(returned_on, now))) where (returned_on missing and due_date < now)",
  ],
])("%s", (question, read) => {
  expect(briefOf(library, question)).toBe(read);
});

it("is told by the last of several times of the deed, and never by one that was meant", () => {
  const parcels = makeModel({
    tables: {
      parcels: {
        fact: true,
        rows: 900,
        time: "parcel_sent_at",
        columns: {
          parcel_id: { type: "integer", role: "key" },
          parcel_sent_at: { type: "timestamp" },
          parcel_delivered_depot_at: { type: "timestamp" },
          parcel_delivered_home_at: { type: "timestamp", maximum: "2024-05-01" },
          parcel_estimated_delivery: { type: "timestamp" },
        },
      },
    },
  });
  const index = buildModelIndex(parcels.model, parcels.values);
  const home = "parcel_delivered_home_at";
  expect(briefOf(index, "average delivery time in days")).toContain(`(parcel_sent_at, ${home})`);
  expect(briefOf(index, "how many parcels were delivered late")).toBe(
    `count(*) where ${home} > parcel_estimated_delivery`,
  );
});

const rides = makeModel({
  tables: {
    rides: {
      fact: true,
      rows: 900,
      columns: {
        ride_id: { type: "integer", role: "key" },
        line: { type: "string", values: ["Red", "Blue"] },
        delay_min: { type: "integer" },
      },
    },
  },
});
const trams = buildModelIndex(rides.model, rides.values);

test.each([
  ["percent of rides more than 5 minutes late", "100 * count(*) / count(*)"],
  ["on-time rate by line", "100 * count(*) / count(delay_min) by line"],
])("%s", (question, read) => {
  expect(briefOf(trams, question)).toBe(read);
});

const sheets = makeModel({
  tables: {
    requests: {
      fact: true,
      rows: 900,
      time: "request_raised_on",
      columns: {
        request_id: { type: "integer", role: "key" },
        request_status: { type: "string", values: ["Open", "Closed", "Cancelled"] },
        request_raised_on: { type: "date" },
        request_target_date: { type: "date" },
        request_closed_on: { type: "date", nulls: 90 },
      },
    },
    tastings: {
      fact: true,
      rows: 700,
      time: "tasted_on",
      columns: {
        tasting_id: { type: "integer", role: "key" },
        planned_date: { type: "date" },
        tasted_on: { type: "date", nulls: 40 },
        paid_on: { type: "date", nulls: 60 },
      },
    },
    departures: {
      fact: true,
      rows: 900,
      time: "planned_departure",
      columns: {
        departure_id: { type: "integer", role: "key" },
        quay: { type: "string", values: ["East", "West"] },
        planned_departure: { type: "timestamp" },
        actual_departure: { type: "timestamp", nulls: 9 },
      },
    },
    invoices: {
      fact: true,
      rows: 800,
      time: "issued_on",
      columns: {
        invoice_id: { type: "integer", role: "key" },
        pallet_id: { type: "integer" },
        issued_on: { type: "date" },
      },
    },
    pallets: {
      fact: true,
      rows: 900,
      time: "ordered_on",
      columns: {
        pallet_id: { type: "integer", role: "key" },
        ordered_on: { type: "date" },
        requested_ship_date: { type: "date" },
        ship_date: { type: "date", nulls: 30 },
      },
    },
  },
  references: ["invoices.pallet_id>pallets.pallet_id"],
});
const desk = buildModelIndex(sheets.model, sheets.values);

test.each([
  [
    "how many requests are overdue",
    "count(*) where (request_closed_on missing and request_target_date < now and request_status != Cancelled)",
  ],
  [
    "requests more than 20 days overdue",
    "count(*) where (request_closed_on missing and request_status != Cancelled and days(request_target_date, coalesce(request_closed_on, now)) > 20)",
  ],
  ["requests closed on time", "count(*) where request_closed_on <= request_target_date"],
  ["how many tastings are overdue", "count(*) where (tasted_on missing and planned_date < now)"],
  ["on time departure % by quay", "100 * count(*) / count(actual_departure) by quay"],
  ["how many pallets were shipped late", "count(*) where ship_date > requested_ship_date"],
  ["share of pallets shipped on time", "100 * count(*) / count(*) where not ship_date missing"],
  ["pallets shipped later than the customer asked", "count(*) where ship_date > requested_ship_date"],
])("%s is told by the rows' own two times", (question, read) => expect(briefOf(desk, question)).toBe(read));
