import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { type ModelSketch, makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const indexOf = (sketch: ModelSketch) => {
  const { model, values } = makeModel(sketch);
  return buildModelIndex(model, values);
};

/** Lines of crates that an orchard sells. */
const crates = indexOf({
  tables: {
    harvest: {
      fact: true,
      rows: 900,
      time: "picked_on",
      columns: {
        line_id: { type: "integer", role: "key" },
        crate_no: { type: "string", role: "key", distinct: 300 },
        orchard: { type: "string", values: ["Hill", "Brook"], distinct: 40 },
        picked_on: { type: "date" },
        sales: { type: "decimal" },
        profit: { type: "decimal" },
      },
    },
  },
});

/** Pupils of a riding school. */
const pupils = indexOf({
  tables: {
    pupil: {
      rows: 300,
      naming: "name",
      columns: {
        pupil_id: { type: "integer", role: "key" },
        name: { type: "string", values: ["Ann Bo", "Cy Dee"], distinct: 300 },
        gender: { type: "string", values: ["f", "m"] },
        age: { type: "integer" },
        grade: { type: "integer", role: "category", values: ["1", "2", "3"], minimum: 1, maximum: 3 },
        passed: { type: "boolean", role: "boolean", distinct: 2 },
        fee: { type: "decimal" },
        weekly_fee: { type: "decimal" },
        boarder: { type: "boolean", role: "boolean", distinct: 2 },
        lessons: { type: "integer", distinct: 6 },
      },
    },
  },
});

/** Claims of a ferry line. */
const claims = indexOf({
  tables: {
    ferry_claims: {
      rows: 800,
      time: "sailing_date",
      columns: {
        claim_id: { type: "integer", role: "key" },
        sailing_date: { type: "date" },
        sailing_season: { type: "string", values: ["Spring", "Fall"] },
        is_settled: { type: "boolean", role: "boolean", distinct: 2 },
        petition_status: { type: "string", values: ["Settled", "Sign-Off", "Withdrawn"] },
        petition_status_date: { type: "date" },
        docked_at_day_hours: { type: "integer" },
        docked_at_night_hours: { type: "integer" },
      },
    },
  },
});

/** Members of a gym, some with a locker. */
const gym = indexOf({
  tables: {
    members: {
      rows: 400,
      columns: { member_id: { type: "integer", role: "key" }, name: { type: "string" } },
    },
    lockers: {
      rows: 90,
      columns: {
        locker_id: { type: "integer", role: "key" },
        member_id: { type: "integer", role: "key" },
        amount: { type: "decimal" },
      },
    },
    passes: {
      rows: 700,
      columns: { pass_id: { type: "integer", role: "key" }, member_id: { type: "integer", role: "key" } },
    },
  },
  references: ["lockers.member_id=members.member_id", "passes.member_id>members.member_id"],
});

test.each([
  [
    "how many orchards have total sales over 1000",
    "count-distinct(orchard) where orchard among sum(sales) by orchard having m2 > 1000",
  ],
  [
    "how many orchards lose money",
    "count-distinct(orchard) where orchard among sum(profit) by orchard having m2 < 0",
  ],
  ["orchards in the red", "sum(profit) by orchard having m1 < 0"],
  ["orchards with negative profit", "sum(profit) by orchard having m1 < 0"],
  [
    "how many crates were bigger than the average crate",
    "count-distinct(crate_no) where crate_no among sum(sales) by crate_no having m2 > output-aggregate",
  ],
  [
    "how many orchards paid more than 500",
    "count-distinct(orchard) where orchard among sum(sales) by orchard having m2 > 500",
  ],
])("of kinds: %s", (question, read) => expect(briefOf(crates, question)).toBe(read));

test.each([
  ["average age of boarders and non-boarders", "average(age) by boarder"],
  ["how many boarders in each grade", "count(*) by grade where boarder = true"],
  ["number of pupils by number of lessons", "count(*) by lessons"],
  ["pupils paying more than 30 a week", "list name where weekly_fee > 30"],
  ["how many pupils who passed in grade 1", "count(*) where (passed = true and grade = 1)"],
  ["how many pupils failed in grade 2", "count(*) where (passed != true and grade = 2)"],
  ["average age of pupils who failed", "average(age) where passed != true"],
  [
    "how many third grade pupils paid more than the average third grade fee",
    "count(*) where (grade = 3 and fee > overall average(fee))",
  ],
  ["name and fee of everyone who paid over 50", "list name, fee where fee > 50"],
  ["how many pupils are older than 12 and paid nothing", "count(*) where (age > 12 and fee = 0)"],
])("of rows: %s", (question, read) => expect(briefOf(pupils, question)).toBe(read));

test.each([
  ["how many claims were not settled", "count(*) where is_settled != true"],
  [
    "how many claims were signed off in May 2023",
    "count(*) where (petition_status = Sign-Off and petition_status_date in 2023-05-01..2023-06-01)",
  ],
  ["total hours by sailing season", "sum(docked_at_day_hours + docked_at_night_hours) by sailing_season"],
])("of states and parts: %s", (question, read) => expect(briefOf(claims, question)).toBe(read));

test.each([
  [
    "how many members have both a locker and a pass",
    "count(*) where (related(lockers) > 0 and related(passes) > 0)",
  ],
  ["members with a locker", "list member_id where related(lockers) > 0"],
  ["lockers above the average locker amount: how many", "count(*) where amount > overall average(amount)"],
])("of what some have: %s", (question, read) => expect(briefOf(gym, question)).toBe(read));
