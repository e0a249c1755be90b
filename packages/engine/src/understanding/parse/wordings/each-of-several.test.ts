import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    ports: {
      rows: 3,
      naming: "port",
      columns: { port_id: key, port: { type: "string", values: ["Ness", "Tarn", "Wick"] } },
    },
    vessels: {
      rows: 40,
      naming: "vessel",
      columns: { vessel_id: key, vessel: { type: "string", distinct: 40 } },
    },
    sailings: {
      fact: true,
      rows: 900,
      time: "sailed_on",
      columns: {
        sailing_id: key,
        port_id: { type: "integer" },
        vessel_id: { type: "integer" },
        sailed_on: { type: "date" },
        fare: { type: "decimal", role: "measure" },
      },
    },
  },
  references: ["sailings.port_id>ports.port_id", "sailings.vessel_id>vessels.vessel_id"],
});
const index = buildModelIndex(model, values);
const most = "count(*) by port, vessel order m1 desc limit 1 per g1,g1key0";

test.each([
  ["for each of the three ports, which vessel sails the most?", most],
  ["for each port, which vessel sails the most?", most],
  ["which vessel sails the most?", "count(*) by vessel order m1 desc limit 1"],
  ["total fare for each of the 3 ports", "sum(fare) by port"],
  ["total fare for each of the top 2 ports", "sum(fare) by port order m1 desc limit 2"],
])("how many there are is not how many are wanted: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
