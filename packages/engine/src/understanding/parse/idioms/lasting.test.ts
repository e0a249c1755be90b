import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

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
