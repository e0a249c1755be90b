import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const name = { type: "string", distinct: 80 } as const;
const town = { type: "string" as const, values: ["Delft", "Imari"], distinct: 30 };
const { model, values } = makeModel({
  tables: {
    growers: { columns: { grower_id: id, grower_name: name, town }, naming: "grower_name" },
    florists: { columns: { florist_id: id, florist_name: name, town }, naming: "florist_name" },
    drivers: { columns: { driver_id: id, driver_name: name, town }, naming: "driver_name" },
    auctions: {
      columns: {
        auction_no: id,
        grower_id: id,
        florist_id: id,
        driver_id: id,
        auctioned_on: { type: "date", role: "time" },
        hall_town: { type: "string", values: ["Delft", "Aalsmeer"], distinct: 5 },
        fee: { type: "decimal", unit: "currency" },
      },
      rows: 4000,
      fact: true,
      time: "auctioned_on",
    },
  },
  references: [
    "auctions.grower_id>growers.grower_id",
    "auctions.florist_id>florists.florist_id",
    "auctions.driver_id>drivers.driver_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["towns with both growers and florists", "list town intersect list town"],
  ["towns shared by growers and florists", "list town intersect list town"],
  ["in which towns do growers and florists both sit?", "list town intersect list town"],
  ["fee by town", "sum(fee) by hall_town"],
  ["auctions per town", "count(*) by hall_town"],
  ["fee by grower town", "sum(fee) by town"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
