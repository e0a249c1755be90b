import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    translation_kinds: { rows: 4, columns: { kind_id: { type: "integer", role: "key" } } },
    translations: {
      fact: true,
      rows: 900,
      time: "received_on",
      columns: {
        translation_id: { type: "integer", role: "key" },
        language: { type: "string", values: ["Norse", "Gaelic"] },
        difficulty: { type: "string", values: ["High", "Low"] },
        state: { type: "string", values: ["Certified", "Refused", "Open"] },
        received_on: { type: "date" },
        due_on: { type: "date" },
        certified_on: { type: "date", nulls: 40 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["how many translations were certified late", "count(*) where certified_on > due_on"],
  ["how many translations are overdue", "count(*) where (certified_on missing and due_on < now)"],
  [
    "by how many days are late translations late on average",
    "average(days(due_on, certified_on)) where certified_on > due_on",
  ],
  ["how many translations took more than 9 days", "count(*) where days(received_on, certified_on) > 9"],
  ["how long do translations take on average", "average(days(received_on, certified_on))"],
  [
    "translations certified by month in 2023",
    "count(*) by month(certified_on) where (certified_on in 2023-01-01..2024-01-01 and not certified_on missing) order g1",
  ],
  ["translations refused by month", "count(*) by month(received_on) where state = Refused order g1"],
  ["how many upcoming translations", "count(*) where received_on > now"],
  ["translations on weekends vs weekdays", "count(*) by case"],
  ["how many high difficulty translations", "count(*) where difficulty = High"],
])("what is due is told by the deed that rows wait for: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

const stall = makeModel({
  tables: {
    days: {
      rows: 700,
      columns: {
        day_key: { type: "date", role: "key" },
        weekday: { type: "string", values: ["Monday", "Tuesday"], distinct: 7 },
        month_name: { type: "string", values: ["May", "June"], distinct: 12 },
      },
    },
    servings: {
      fact: true,
      rows: 9000,
      time: "served_day_key",
      columns: {
        serving_key: { type: "integer", role: "key" },
        served_day_key: { type: "date", role: "key" },
        served_late: { type: "boolean" },
        dish: { type: "string", values: ["Soup", "Stew"] },
      },
    },
  },
  references: ["servings.served_day_key>days.day_key"],
});
const star = buildModelIndex(stall.model, stall.values);

test.each([
  ["last serving of each dish", "maximum(served_day_key) by dish"],
  ["servings served by month", "count(*) by month(served_day_key) order g1"],
  ["busiest weekday", "count(*) by weekday order m1 desc limit 1"],
])("a key of the calendar is a time, and its days are not what happens: %s", (question, read) => {
  expect(briefOf(star, question)).toBe(read);
});
