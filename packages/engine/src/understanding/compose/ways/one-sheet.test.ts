import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Jobs of a repair firm in one sheet. */
const { model, values } = makeModel({
  tables: {
    jobs: {
      rows: 3000,
      time: "booked_on",
      columns: {
        job_no: { type: "string", role: "key", distinct: 3000 },
        booked_on: { type: "date" },
        client: { type: "string", values: ["Ash Farm", "Birch Mill"], distinct: 200 },
        trade: { type: "string", values: ["Boiler", "Roof"] },
        crew: { type: "string", values: ["Boiler", "North"] },
        mechanic: { type: "string", values: ["Ida Berg", "Tom Ray"], distinct: 12 },
        waiting_time: { type: "integer" },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const boilers = "client among list distinct client where trade = Boiler";
const roofs = "client among list distinct client where trade = Roof";

test.each([
  ["mechanics with a waiting time slower than average", "having m1 > overall average(waiting_time)"],
  ["mechanics with a waiting time faster than average", "having m1 < overall average(waiting_time)"],
  ["jobs with a waiting time faster than 20", "waiting_time < 20"],
  ["who did the most jobs", "by mechanic order m1 desc limit 1"],
  ["who did the most jobs for each crew", "by crew, mechanic"],
  [
    "clients with no jobs in 2023",
    "list distinct client where not client among list distinct client where booked_on in 2023",
  ],
  ["how many clients had both a boiler and a roof job", `where (${boilers} and ${roofs})`],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
