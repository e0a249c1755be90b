import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

/** Loads whose state is a code, with appointments and arrivals, what fuel cost, targets of revenue, and licences that run out. */
const { model, values } = makeModel({
  tables: {
    loads: {
      fact: true,
      rows: 1500,
      time: "pu_appt_ts",
      columns: {
        load_no: { type: "integer", role: "key" },
        driver_id: { type: "integer", role: "key" },
        pu_appt_ts: { type: "timestamp", distinct: 900 },
        del_appt_ts: { type: "timestamp", distinct: 900 },
        del_arr_ts: { type: "timestamp", distinct: 900, nulls: 40 },
        ld_sts: { type: "string", values: ["DEL", "CXL", "AVL", "DSP"], distinct: 4 },
        revenue: { type: "decimal" },
      },
    },
    fuel_purchases: {
      fact: true,
      rows: 700,
      time: "bought_on",
      columns: {
        purchase_id: { type: "integer", role: "key" },
        driver_id: { type: "integer", role: "key" },
        bought_on: { type: "date", distinct: 400 },
        gallons: { type: "decimal" },
        net_amount: { type: "decimal" },
      },
    },
    revenue_targets: {
      fact: true,
      rows: 24,
      time: "month",
      columns: {
        target_id: { type: "integer", role: "key" },
        month: { type: "date", distinct: 24 },
        target_revenue: { type: "decimal" },
      },
    },
    drivers: {
      rows: 60,
      naming: "driver_name",
      columns: {
        driver_id: { type: "integer", role: "key" },
        driver_name: { type: "string", values: ["Ann Lee", "Bo Ray"], distinct: 60 },
        licence_expiry: { type: "date", distinct: 55 },
      },
    },
  },
  references: ["loads.driver_id>drivers.driver_id", "fuel_purchases.driver_id>drivers.driver_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many cancelled loads", "count(*) where ld_sts = CXL"],
  ["how many available loads", "count(*) where ld_sts = AVL"],
  ["how many loads were delivered in May 2024", "count(*) where del_arr_ts in 2024-05-01..2024-06-01"],
  ["late loads by driver", "count(*) by driver_name where del_arr_ts > del_appt_ts"],
  ["revenue in May 2024", "sum(revenue) where pu_appt_ts in 2024-05-01..2024-06-01"],
  ["revenue target in May 2024", "sum(target_revenue) where month in 2024-05-01..2024-06-01"],
  ["monthly fuel spend", "sum(net_amount) by month(bought_on) order g1"],
  ["how many drivers have an expired licence", "count(*) where licence_expiry in ..2024-05-15"],
  ["how many loads from 2023", "count(*) where pu_appt_ts in 2023-01-01..2024-01-01"],
  ["how many loads from 2023 on", "count(*) where pu_appt_ts in 2023-01-01.."],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each(["loads by hour of who was at fault", "share of delivered loads by load"])(
  "%s is not answered",
  (question) => {
    const asked = { question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" };
    expect(understand(asked).kind).not.toBe("readings");
  },
);
