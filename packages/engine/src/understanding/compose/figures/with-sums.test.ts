import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { practiceSheet } from "../../testing/practice-sheet.ts";
import { briefOf } from "../../testing/read.ts";

/** What wells pumped each day, and single deliveries of fuel. */
const { model, values } = makeModel({
  tables: {
    pumping: {
      rows: 4000,
      fact: true,
      time: "day",
      key: ["day", "well"],
      columns: {
        day: { type: "date", role: "time", distinct: 600 },
        well: { type: "string", values: ["Alder", "Birch"], distinct: 20 },
        field: { type: "string", values: ["East", "West"], distinct: 2 },
        litres: { type: "integer", minimum: 0, maximum: 900 },
        pressure: { type: "decimal", minimum: 0, maximum: 90 },
      },
    },
    tankings: {
      rows: 500,
      fact: true,
      time: "tanked_on",
      columns: {
        tanking_no: { type: "string", role: "key", distinct: 500 },
        tanked_on: { type: "date", role: "time" },
        driver: { type: "string", values: ["Ida", "Tom"], distinct: 15 },
        gallons: { type: "integer", minimum: 1, maximum: 120 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["wells that pumped more than 700 litres", "by well having m1 > 700"],
  ["days with over 5000 litres", "by day having m1 > 5000"],
  ["drivers with more than 2500 gallons", "by driver having m1 > 2500"],
  ["drivers with more than 100 gallons", "where gallons > 100"],
  ["wells without litres", "by well having m1 = 0"],
  ["wells in the West field", "list distinct well where field = West"],
  ["fields with more than 5000 litres", "by field having m1 > 5000"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test.each([
  [
    "which clinician had the most appointments of over 200",
    "count(*) by clinician where (fee_gbp > 200 and not clinician missing) order m1 desc limit 1",
  ],
  ["clinicians with appointments of over 250", "list clinician where fee_gbp > 250"],
  ["clinicians with more than 5000 in fees", "having m1 > 5000"],
])("a bound behind rows is of one of them: %s", (question, read) => {
  expect(briefOf(practiceSheet(), question)).toContain(read);
});

/** Counts of stock in the halls of a store, and daily takings of stalls. */
const stock = makeModel({
  tables: {
    halls: {
      rows: 14,
      naming: "hall_name",
      columns: {
        hall_id: { type: "integer", role: "key" },
        hall_name: { type: "string", distinct: 14 },
        wing: { type: "string", values: ["North", "South"], distinct: 2 },
      },
    },
    stock_counts: {
      fact: true,
      rows: 900,
      time: "counted_on",
      columns: {
        count_id: { type: "integer", role: "key" },
        hall_id: { type: "integer" },
        counted_on: { type: "date" },
        expected_qty: { type: "integer", minimum: 0, maximum: 80 },
        counted_qty: { type: "integer", minimum: 0, maximum: 80 },
      },
    },
  },
  references: ["stock_counts.hall_id>halls.hall_id"],
});
const stalls = makeModel({
  tables: {
    stall_days: {
      fact: true,
      rows: 2000,
      time: "day_on",
      columns: {
        day_on: { type: "date", role: "time", distinct: 500 },
        stall: { type: "string", values: ["Fish", "Bread"], distinct: 12 },
        campaign: { type: "string", values: ["Spring", "None"], distinct: 6 },
        income: { type: "decimal", minimum: 0, maximum: 900 },
        rent: { type: "decimal", minimum: 0, maximum: 90 },
        "Average Price (EUR)": { type: "decimal", minimum: 1, maximum: 90, level: true },
      },
    },
  },
});
const stockIndex = buildModelIndex(stock.model, stock.values);
const stallIndex = buildModelIndex(stalls.model, stalls.values);

test.each([
  [
    "halls where expected minus counted is over 50",
    "sum(expected_qty - counted_qty) by hall_name having m1 > 50",
  ],
  ["how many halls have expected minus counted over 50", "count(*) where "],
])("of an amount of two columns what the rows of each come to: %s", (question, read) => {
  expect(briefOf(stockIndex, question)).toContain(read);
});

test.each([
  ["stalls where income minus rent is below 0", "sum(income - rent) by stall having m1 < 0"],
  ["months where income minus rent was over 4000", "sum(income - rent) by month(day_on) having m1 > 4000"],
  ["stalls where the average price was above 60", "average(Average Price (EUR)) by stall having m1 > 60"],
  ["stalls where income is below rent", "sum(income) - sum(rent) by stall having m1 < 0"],
  ["stalls where income is more than twice the rent", "sum(income) - 2 * sum(rent) by stall having m1 > 0"],
  [
    "months where the average price was above 60",
    "average(Average Price (EUR)) by month(day_on) having m1 > 60",
  ],
])("of groups of a sheet: %s", (question, read) => {
  expect(briefOf(stallIndex, question)).toContain(read);
});
