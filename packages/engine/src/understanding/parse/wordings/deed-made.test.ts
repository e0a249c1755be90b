import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    customers: {
      rows: 60,
      naming: "customer_name",
      columns: {
        customer_id: { type: "integer", role: "key" },
        customer_name: { type: "string", distinct: 60 },
      },
    },
    artists: {
      rows: 20,
      naming: "artist",
      columns: {
        artist_id: { type: "integer", role: "key" },
        artist: { type: "string", values: ["Ida Moser"], distinct: 20 },
      },
    },
    tracks: {
      rows: 300,
      naming: "title",
      columns: {
        track_id: { type: "integer", role: "key" },
        artist_id: { type: "integer" },
        title: { type: "string", distinct: 300 },
        listeners: { type: "integer" },
      },
    },
    invoices: {
      fact: true,
      rows: 900,
      time: "invoice_date",
      columns: {
        invoice_id: { type: "integer", role: "key" },
        customer_id: { type: "integer" },
        track_id: { type: "integer" },
        invoice_date: { type: "date" },
        total: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: [
    "invoices.customer_id>customers.customer_id",
    "invoices.track_id>tracks.track_id",
    "tracks.artist_id>artists.artist_id",
  ],
});
const index = buildModelIndex(model, values);

test.each(["how many customers placed an order in 2023", "how many customers made a purchase in 2023"])(
  "%s",
  (question) => expect(briefOf(index, question)).toContain("invoice_date in 2023-01-01..2024-01-01"),
);

test("the music of an artist is all that is sold of it", () => {
  expect(briefOf(index, "revenue from Ida Moser music by customer")).toBe(
    briefOf(index, "revenue from Ida Moser by customer"),
  );
});

test("each number of something that rows tell splits them", () => {
  expect(briefOf(index, "how many tracks are there with each number of listeners")).toBe(
    "count(*) by listeners",
  );
});
