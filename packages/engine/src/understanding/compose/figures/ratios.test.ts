import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { clubIndex } from "../../testing/club-model.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best, briefOf } from "../../testing/read.ts";

const index = clubIndex();

test.each([
  ["crew per cabin by channel", "sum(crew) / sum(cabins) by channel"],
  ["lesson hours per member by town", "sum(hours) / count-distinct(member_id) by town"],
  ["lesson hours for each member", "sum(hours) by first_name, last_name"],
  [
    "lowest, highest and average lesson cost per school",
    "minimum(cost), maximum(cost), average(cost) by school",
  ],
  ["schools with more than 900 in total lesson cost", "sum(cost) by school having m1 > 900"],
  ["lesson cost per hour for each school", "sum(cost) / sum(hours) by school"],
  ["how many lessons does a member take on average", "count(*) / count-distinct(member_id)"],
  [
    "on average, how many online reservations per member",
    "count(*) / count-distinct(member_id) where channel = Online",
  ],
  ["how many lessons does a member take on average by tier", "count(*) / count-distinct(member_id) by tier"],
  ["lessons per member for each tier", "count(*) / count-distinct(member_id) by tier"],
  ["average total hours per member", "sum(hours) / count-distinct(member_id)"],
  ["on average, what is the total cost of a member", "sum(cost) / count-distinct(member_id)"],
  ["what is the average total cost of each member", "sum(cost) / count-distinct(member_id)"],
  ["average monthly total hours", "sum(hours) / count-distinct(month(enrolled_on))"],
  ["number of members and reservations per member by town", "count(*), count(*) / count(*) by town"],
  ["lesson hours per harbour by coast", "sum(hours) / count-distinct(harbour_id) by coast_name"],
  [
    "active members per berth in every harbour",
    "count(*) / sum(berth_count) by harbour_name where left_on missing",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([
  "how many members have total hours under 5, 5 to 20 and over 20",
  "members by total hours: under 5, 5 to 20, over 20",
  "how many reservations are under 50 euro, between 50 and 150 and over 150",
])("%s: what each one's rows come to is cut", (question) => {
  const { query } = best(index, question);
  const [cut] = query.kind === "aggregate" ? query.dimensions : [];
  expect(cut?.expression).toMatchObject({
    kind: "case",
    cases: { 0: { when: { left: { kind: "aggregate-value", aggregation: "sum" } } }, length: 3 },
  });
});

const id = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    rounds: {
      rows: 60,
      naming: "round_name",
      columns: {
        round_id: id,
        round_name: { type: "string", distinct: 60 },
        town: { type: "string", values: ["Leeds", "Hull"], distinct: 2 },
        budget: { type: "decimal", distinct: 50, unit: "currency" },
      },
    },
    drops: {
      fact: true,
      rows: 4000,
      time: "dropped_on",
      columns: {
        drop_id: id,
        round_id: { type: "integer" },
        dropped_on: { type: "date" },
        spend: { type: "decimal", distinct: 900, unit: "currency" },
      },
    },
    enquiries: {
      rows: 900,
      naming: "enquirer",
      columns: { enquiry_id: id, round_id: { type: "integer" }, enquirer: { type: "string", distinct: 900 } },
    },
    contracts: {
      fact: true,
      rows: 300,
      time: "signed_on",
      columns: { contract_id: id, enquiry_id: { type: "integer" }, signed_on: { type: "date" } },
    },
  },
  references: [
    "drops.round_id>rounds.round_id",
    "enquiries.round_id>rounds.round_id",
    "contracts.enquiry_id>enquiries.enquiry_id",
  ],
});
const leaflets = buildModelIndex(model, values);

test.each([
  ["spend per enquiry by town", "sum(spend) / count(*) by town"],
  ["cost per enquiry", "sum(spend) / count(*)"],
  ["total cost by town", "sum(spend) by town"],
])("of rows that share what they are of: %s", (question, read) => {
  expect(briefOf(leaflets, question)).toBe(read);
});

test.each([
  ["marks per heat for each rider", "sum(mark) / count-distinct(heat_id) by rider"],
  ["marks per heat by rider in 2024", "sum(mark) / count-distinct(heat_id) by rider where"],
  ["marks per heat per rider", "sum(mark) by heat_id, rider"],
])("of things that happen, for each of others: %s", (question, read) => {
  const races = makeModel({
    tables: {
      heats: {
        rows: 90,
        time: "held_on",
        naming: "heat",
        columns: { heat_id: id, heat: { type: "string", distinct: 20 }, held_on: { type: "date" } },
      },
      riders: {
        rows: 70,
        naming: "rider",
        columns: { rider_id: id, rider: { type: "string", distinct: 70 } },
      },
      results: {
        fact: true,
        rows: 1800,
        columns: {
          result_id: id,
          heat_id: { type: "integer" },
          rider_id: { type: "integer" },
          mark: { type: "integer", distinct: 30 },
        },
      },
    },
    references: ["results.heat_id>heats.heat_id", "results.rider_id>riders.rider_id"],
  });
  expect(briefOf(buildModelIndex(races.model, races.values), question)).toContain(read);
});

test("facts in a state count with what they lack: samples per finished dive", () => {
  const dives = makeModel({
    tables: {
      dives: {
        fact: true,
        rows: 400,
        time: "dived_on",
        columns: {
          dive_id: id,
          dived_on: { type: "date" },
          status: { type: "string", values: ["finished", "aborted"], distinct: 2 },
        },
      },
      samples: { fact: true, rows: 900, columns: { sample_id: id, dive_id: { type: "integer" } } },
    },
    references: ["samples.dive_id>dives.dive_id"],
  });
  const diving = buildModelIndex(dives.model, dives.values);
  expect(briefOf(diving, "samples per finished dive on average")).toContain("count(*) / count(*)");
});
