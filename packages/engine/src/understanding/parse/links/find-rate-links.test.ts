import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { clubIndex } from "../../testing/club-model.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best, briefOf } from "../../testing/read.ts";

const index = clubIndex();

test.each([
  ["cancellation rate per channel in %", "100 * count(*) / count(*) by channel"],
  ["no-show rate by channel", "100 * count(*) / count(*) by channel"],
  ["no show rate by channel", "100 * count(*) / count(*) by channel"],
  ["pass rate per school", "100 * count(*) / count(passed) by school"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

const { model, values } = makeModel({
  tables: {
    batches: {
      fact: true,
      rows: 3000,
      columns: {
        batch_id: { type: "integer", role: "key" },
        line: { type: "string", values: ["North", "South"] },
        inspected: { type: "boolean", distinct: 2 },
        released_on: { type: "date", nulls: 40 },
        rating: { type: "decimal" },
        qty_made: { type: "integer" },
        qty_spoiled: { type: "integer" },
        qty_planned: { type: "integer" },
        outcome: { type: "string", values: ["Won", "Lost", "Open"] },
        stage: { type: "string", values: ["Dropped", "Kept"] },
        verdict: { type: "string", values: ["Passed", "Sent back for rework"] },
        value: { type: "decimal", role: "measure", unit: "currency" },
      },
    },
  },
});
const batches = buildModelIndex(model, values);

test.each([
  ["inspection rate by line", "100 * count(*) / count(*) by line"],
  ["spoilage rate by line", "100 * sum(qty_spoiled) / sum(qty_made) by line"],
  ["release rate by line", "100 * count(*) / count(*) by line"],
  ["SBFR rate by line", "100 * count(*) / count(*) by line"],
  ["sbfr percentage by line", "100 * count(*) / count(*) by line"],
  ["sent back for rework rate", "100 * count(*) / count(*)"],
  ["SBFR rate by line (sent back for rework as % of batches)", "100 * count(*) / count(*) by line"],
  ["inspection rate: batches that were inspected", "100 * count(*) / count(*)"],
  ["drop-out rate by line", "100 * count(*) / count(*) by line"],
  ["drop out rate", "100 * count(*) / count(*)"],
  ["win rate by line", "100 * count(*) / count(*) by line"],
])("%s", (question, read) => {
  expect(briefOf(batches, question)).toBe(read);
});

test.each([
  ["acceptance rate", "100 * count(*) / count(*)"],
  ["accepted bids", "count(*) where accepted = Yes"],
  ["how many bids were declined", "count(*) where accepted = No"],
  ["what percentage of bids were accepted", "100 * count(*) / count(*)"],
])("of answers of which some are pending: %s", (question, read) => {
  const bids = makeModel({
    tables: {
      bids: {
        fact: true,
        rows: 500,
        columns: {
          bid_no: { type: "integer", role: "key" },
          sent_on: { type: "date" },
          accepted: { type: "string", values: ["Yes", "No", "Pending"] },
        },
      },
    },
  });
  expect(briefOf(buildModelIndex(bids.model, bids.values), question)).toBe(read);
});

test("a rate of what is said to have it is of theirs, whatever else has one", () => {
  const shop = makeModel({
    tables: {
      articles: {
        rows: 300,
        columns: {
          article_id: { type: "integer", role: "key" },
          is_active: { type: "boolean", distinct: 2 },
        },
      },
      suppliers: {
        rows: 90,
        columns: {
          supplier_id: { type: "integer", role: "key" },
          status: { type: "string", values: ["active", "closed"], distinct: 2 },
        },
      },
    },
  });
  const index = buildModelIndex(shop.model, shop.values);
  const whose = (question: string) => best(index, question).query;
  expect(whose("active rate of suppliers")).toMatchObject({ subject: "suppliers" });
  expect(whose("active rate of articles")).toMatchObject({ subject: "articles" });
});
