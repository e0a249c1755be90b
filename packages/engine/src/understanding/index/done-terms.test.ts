import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const { model, values } = makeModel({
  tables: {
    ponds: {
      rows: 40,
      naming: "pond_name",
      columns: {
        pond_id: { type: "integer", role: "key" },
        pond_name: { type: "string", distinct: 40 },
        shire: { type: "string", values: ["Kent", "Devon"] },
        drained_on: { type: "date", nulls: 33, distinct: 7 },
      },
    },
    wardens: {
      rows: 30,
      naming: "warden_name",
      columns: {
        warden_id: { type: "integer", role: "key" },
        warden_name: { type: "string", distinct: 30 },
        left_on: { type: "date", nulls: 20, distinct: 10 },
      },
    },
    grant_requests: {
      fact: true,
      rows: 300,
      time: "received_on",
      columns: {
        request_id: { type: "integer", role: "key" },
        stage: { type: "string", values: ["Approved", "New"] },
        received_on: { type: "date" },
        approved_on: { type: "date", nulls: 50, distinct: 200 },
        forwarded_at: { type: "timestamp", nulls: 90, distinct: 200 },
      },
    },
    grants: {
      fact: true,
      rows: 280,
      time: "granted_on",
      columns: {
        grant_id: { type: "integer", role: "key" },
        request_id: { type: "integer", role: "key" },
        granted_on: { type: "date" },
        approved_on: { type: "date", nulls: 40, distinct: 200 },
      },
    },
  },
  references: ["grants.request_id>grant_requests.request_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["list the drained ponds", "list pond_name where not drained_on missing"],
  ["drained ponds by shire", "count(*) by shire where not drained_on missing"],
  ["how many ponds have been drained?", "count(*) where not drained_on missing"],
  ["ponds that are drained by shire", "count(*) by shire where not drained_on missing"],
  ["how many ponds were drained in 2023", "count(*) where drained_on in 2023-01-01..2024-01-01"],
  ["how many forwarded requests do we have", "count(*) where not forwarded_at missing"],
  ["which wardens have left", "list warden_name where not left_on missing"],
  ["wardens who left", "list warden_name where not left_on missing"],
  ["how many approved requests do we have", "count(*) where stage = Approved"],
  ["how many approved grants do we have", "count(*) where not approved_on missing"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
