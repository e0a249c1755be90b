import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    ref_parcel_types: {
      naming: "description",
      columns: { type_code: { type: "string", role: "key" }, description: { type: "string" } },
    },
    all_parcels: {
      time: "posted",
      columns: {
        parcel_id: key,
        type_code: { type: "string", role: "key" },
        depot: { type: "string", values: ["Brno", "Graz"] },
        tier: { type: "string", values: ["Group", "Single"] },
        weight: { type: "decimal" },
        posted: { type: "date" },
      },
    },
    couriers: { naming: "courier_name", columns: { courier_id: key, courier_name: { type: "string" } } },
    settled_complaints: {
      columns: {
        complaint_id: key,
        filed_about_courier_id: { type: "integer" },
        complaint_settled_by_courier_id: { type: "integer" },
      },
    },
    hand_held_scanners: { naming: "maker", columns: { scanner_id: key, maker: { type: "string" } } },
    scanner_allowed_couriers: {
      columns: { scanner_id: { type: "integer" }, courier_id: { type: "integer" }, since: { type: "date" } },
      key: ["scanner_id", "courier_id"],
    },
    readings: {
      columns: {
        reading_id: key,
        max_room_humidity: { type: "decimal" },
        mean_room_humidity: { type: "decimal" },
      },
    },
  },
  references: [
    "all_parcels.type_code>ref_parcel_types.type_code",
    "settled_complaints.filed_about_courier_id>couriers.courier_id",
    "settled_complaints.complaint_settled_by_courier_id>couriers.courier_id",
    "scanner_allowed_couriers.scanner_id>hand_held_scanners.scanner_id",
    "scanner_allowed_couriers.courier_id>couriers.courier_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["a table's own column", "number of parcels by depot and parcel tier", "count(*) by depot, tier"],
  [
    "different ones",
    "the total number of parcels with different depots and parcel tiers",
    "count(*) by depot, tier",
  ],
  [
    "what has many",
    "number of parcels for the depots that have more than 20 parcels",
    "count(*) by depot having m1 > 20",
  ],
  ["a figure of each", "the lowest weight of all parcels in each depot", "minimum(weight) by depot"],
  ["a clause of the picture", "number of parcels in a bar chart that groups by depot", "count(*) by depot"],
  [
    "units of a time that nothing names",
    "how many parcels are posted and bin by year",
    "count(*) by year(posted) order g1",
  ],
  [
    "a thing, not a link to it",
    "number of couriers for each scanner",
    "count(*) by maker where not scanner_id missing",
  ],
  [
    "a column of averages",
    "readings whose average room humidity is over 60",
    "list reading_id where mean_room_humidity > 60",
  ],
  [
    "what was reached",
    "how many readings with max room humidity reached 80",
    "count(*) where max_room_humidity >= 80",
  ],
])("%s: %s", (_, question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});

test("of several references, the one that a word of the table's own name tells from the others", () => {
  for (const [said, column] of [
    ["settled by", "complaint_settled_by_courier_id"],
    ["filed about", "filed_about_courier_id"],
  ])
    expect(JSON.stringify(best(index, `number of complaints ${said} each courier`).query)).toContain(column);
});
