import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { salesIndex } from "../../testing/models.ts";
import { briefOf } from "../../testing/read.ts";

test.each([
  "how many orders in May 2023 have no order lines",
  "number of orders in May 2023 without order lines",
])("the time before what rows lack is theirs: %s", (question) => {
  expect(briefOf(salesIndex(), question)).toMatch(
    /order_lines.* and order_date in 2023-05-01\.\.2023-06-01|order_date in 2023-05-01\.\.2023-06-01 and/,
  );
});

test("customers have no time of their own: it is that of what they lack", () => {
  expect(briefOf(salesIndex(), "customers in 2023 without orders")).toMatch(/order_date in 2023-01-01/);
});

const key = { type: "integer", role: "key" } as const;
/** Skippers with berths that they rent and trips that they make. */
const harbour = makeModel({
  tables: {
    skippers: {
      rows: 80,
      naming: "skipper",
      columns: { skipper_id: key, skipper: { type: "string", distinct: 80 } },
    },
    berths: {
      rows: 120,
      fact: true,
      time: "rented_on",
      columns: {
        berth_id: key,
        skipper_id: key,
        status: { type: "string", values: ["rented", "given up"] },
        rented_on: { type: "date", role: "time" },
      },
    },
    trips: {
      rows: 900,
      fact: true,
      time: "sailed_on",
      columns: {
        trip_id: key,
        skipper_id: key,
        kind: { type: "string", values: ["cruise", "regatta"] },
        sailed_on: { type: "date", role: "time" },
      },
    },
  },
  references: ["berths.skipper_id>skippers.skipper_id", "trips.skipper_id>skippers.skipper_id"],
});

test.each([
  "how many skippers have a rented berth but no regatta in 2023",
  "how many skippers have a rented berth but made no cruise in 2023",
])("the time behind what is denied is of those rows, whatever is said before of others: %s", (question) => {
  const brief = briefOf(buildModelIndex(harbour.model, harbour.values), question);
  expect(brief).toContain("sailed_on in 2023-01-01..2024-01-01");
  expect(brief).toContain("status = rented");
  expect(brief).not.toContain("rented_on");
});
