import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** Applications for openings of teams, what stage they came to, and the offers that were made. */
const { model, values } = makeModel({
  tables: {
    applications: {
      fact: true,
      rows: 900,
      time: "applied_on",
      columns: {
        application_id: { type: "integer", role: "key" },
        opening_id: { type: "integer", role: "key" },
        applied_on: { type: "date", distinct: 300 },
        stage: { type: "string", values: ["Hired", "Rejected", "Interview"], distinct: 3 },
        source: { type: "string", values: ["Referral", "LinkedIn", "Agency"], distinct: 3 },
        rejection_reason: { type: "string", values: ["Salary", "Skills"], distinct: 2, nulls: 500 },
      },
    },
    offers: {
      fact: true,
      rows: 160,
      time: "offered_on",
      columns: {
        offer_id: { type: "integer", role: "key" },
        application_id: { type: "integer", role: "key" },
        offered_on: { type: "date", distinct: 90 },
        salary: { type: "decimal" },
        accepted: { type: "string", values: ["Yes", "No", "Pending"], distinct: 3 },
      },
    },
    openings: {
      rows: 60,
      columns: {
        opening_id: { type: "integer", role: "key" },
        recruiter_id: { type: "integer", role: "key" },
        title: { type: "string", distinct: 40 },
      },
    },
    recruiters: {
      rows: 8,
      naming: "recruiter_name",
      columns: {
        recruiter_id: { type: "integer", role: "key" },
        recruiter_name: { type: "string", values: ["Ann Lee", "Bo Ray"], distinct: 8 },
      },
    },
  },
  references: [
    "applications.opening_id>openings.opening_id",
    "offers.application_id>applications.application_id",
    "openings.recruiter_id>recruiters.recruiter_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["number of hires by recruiter", "count(*) by recruiter_name where stage = Hired"],
  ["recruiter with the most hires", "count(*) by recruiter_name where stage = Hired order m1 desc limit 1"],
  ["number of rejections by source", "count(*) by source where stage = Rejected"],
  ["share of hires from referrals", "100 * count(*) / count(*) where stage = Hired"],
  ["how many declined offers have a salary over 60000", "count(*) where (accepted = No and salary > 60000)"],
  [
    "how many offers where accepted is No and salary over 60000",
    "count(*) where (accepted = No and salary > 60000)",
  ],
  ["how many rejected applications from LinkedIn", "count(*) where (stage = Rejected and source = LinkedIn)"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
