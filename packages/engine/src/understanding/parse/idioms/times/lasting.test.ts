import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";
import { understand } from "../../../understand.ts";

const { model, values } = makeModel({
  tables: {
    stops: {
      fact: true,
      rows: 900,
      columns: {
        stop_id: { type: "integer", role: "key" },
        begin_ts: { type: "timestamp", role: "time" },
        end_ts: { type: "timestamp", role: "time" },
        line: { type: "string", values: ["North", "South"] },
        scrap: { type: "integer", role: "measure" },
      },
    },
    brkdwn: {
      fact: true,
      columns: {
        brkdwn_id: { type: "integer", role: "key" },
        start_ts: { type: "timestamp", role: "time" },
        end_ts: { type: "timestamp", role: "time" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["average stop duration by line", "average(seconds(begin_ts, end_ts)"],
  ["total stop minutes by line", "sum(seconds(begin_ts, end_ts)"],
  ["how long do stops last on average?", "average(seconds(begin_ts, end_ts)"],
  ["longest stop", "desc limit 1"],
  ["how many stops lasted longer than 3 hours", "count(*) where seconds(begin_ts, end_ts)"],
  ["stops longer than 2 hours", "count(*) where seconds(begin_ts, end_ts)"],
  ["stops shorter than an hour", "count(*) where seconds(begin_ts, end_ts) / 3600 < 1"],
  ["stops longer than a week", "count(*) where seconds(begin_ts, end_ts) / 3600 > 168"],
  ["stops of more than 2 hours", "count(*) where seconds(begin_ts, end_ts) / 3600 > 2"],
  ["how many stops under 30 minutes", "count(*) where seconds(begin_ts, end_ts) / 3600 < 0.5"],
  ["stops over 3 months", "count(*) where seconds(begin_ts, end_ts) / 2629746 > 3"],
  ["stop hours by line", "sum(seconds(begin_ts, end_ts) / 3600) by line"],
  ["average stop hours by line", "average(seconds(begin_ts, end_ts) / 3600) by line"],
  ["stops that lasted over 30 minutes", "where seconds(begin_ts, end_ts) / 3600 > 0.5"],
  ["stops that lasted over 2 hours", "seconds(begin_ts, end_ts)"],
  ["average stop duration in year 2023", "average(seconds(begin_ts, end_ts) / 3600)"],
  ["number of stops per day and average stop time", "average(seconds(begin_ts, end_ts) / 3600)"],
  ["average breakdown minutes", "average(seconds(start_ts, end_ts) / 60)"],
])("%s goes by how long they last", (question, part) => {
  expect(briefOf(index, question)).toContain(part);
});

it("rows that say how long they last go by that", () => {
  const measured = makeModel({
    tables: {
      visits: {
        fact: true,
        columns: {
          visit_id: { type: "integer", role: "key" },
          start_ts: { type: "timestamp", role: "time" },
          end_ts: { type: "timestamp", role: "time" },
          minutes: { type: "integer", role: "measure" },
        },
      },
    },
  });
  const read = briefOf(buildModelIndex(measured.model, measured.values), "average visit minutes");
  expect(read).toBe("average(minutes)");
});

it("what is lent lasts until it is returned, and no length of time is held against what it costs", () => {
  const lent = makeModel({
    tables: {
      loans: {
        fact: true,
        rows: 900,
        columns: {
          loan_id: { type: "integer", role: "key" },
          lent_on: { type: "date", role: "time" },
          returned_on: { type: "date", nulls: 30 },
          fee: { type: "decimal" },
        },
      },
      orders: {
        fact: true,
        rows: 900,
        columns: {
          order_id: { type: "integer", role: "key" },
          ordered_on: { type: "date", role: "time" },
          amount: { type: "decimal" },
        },
      },
    },
  });
  const shop = buildModelIndex(lent.model, lent.values);
  expect(briefOf(shop, "how many loans over 30 days")).toBe("count(*) where days(lent_on, returned_on) > 30");
  expect(briefOf(shop, "orders over 30")).toContain("amount > 30");
  const read = understand({
    question: "orders over 30 days",
    previous: [],
    previousQuestions: [],
    index: shop,
    now: "2024-05-15",
  });
  expect(JSON.stringify(read)).not.toContain('"column":"amount"}},"right"');
});

it("what a length costs is no length", () => {
  const priced = makeModel({
    tables: {
      berths: {
        fact: true,
        rows: 700,
        columns: {
          berth_id: { type: "integer", role: "key" },
          check_in: { type: "date", role: "time" },
          check_out: { type: "date", role: "time" },
          fee_per_night: { type: "decimal", role: "measure", unit: "currency" },
        },
      },
    },
  });
  const priceIndex = buildModelIndex(priced.model, priced.values);
  expect(briefOf(priceIndex, "longest berth")).toContain("check_in");
  expect(briefOf(priceIndex, "berths by length: 1 night, 2-3 nights, 4 or more")).toContain("check_in");
  expect(briefOf(priceIndex, "highest fee per night")).toBe("maximum(fee_per_night)");
});

it("the longest of a kind that is said before the rows", () => {
  const halts = makeModel({
    tables: {
      outages: {
        fact: true,
        rows: 700,
        columns: {
          outage_id: { type: "integer", role: "key" },
          began_at: { type: "timestamp", role: "time" },
          ended_at: { type: "timestamp", nulls: 3 },
          cause: { type: "string", values: ["Frost", "Overload"], distinct: 2 },
          is_planned: { type: "boolean" },
        },
      },
    },
  });
  const haltIndex = buildModelIndex(halts.model, halts.values);
  expect(briefOf(haltIndex, "longest unplanned outage")).toContain("is_planned");
  expect(briefOf(haltIndex, "the shortest frost outage")).toContain("cause = Frost");
});
