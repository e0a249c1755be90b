import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best } from "../testing/read.ts";

/** A garage: jobs of cars, and complaints of which no job has had more than one. */
const { model, values } = makeModel({
  tables: {
    jobs: { fact: true, columns: { job_id: { type: "integer", role: "key" }, car_id: { type: "integer" } } },
    cars: {
      naming: "plate",
      columns: { car_id: { type: "integer", role: "key" }, plate: { type: "string", distinct: 60 } },
    },
    complaints: {
      columns: {
        complaint_id: { type: "integer", role: "key" },
        job_id: { type: "integer" },
        remark: { type: "string", distinct: 40 },
      },
    },
  },
  references: ["jobs.car_id>cars.car_id", "complaints.job_id=jobs.job_id"],
});

test("rows that refer to the others are listed, where each of those happens to have one", () => {
  const { query } = best(buildModelIndex(model, values), "Give me the complaint remarks, job id and plate");
  expect(query).toMatchObject({ kind: "list", subject: "complaints" });
});
