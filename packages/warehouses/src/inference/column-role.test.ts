import { describe, expect, it } from "vitest";
import { columnMeaning } from "./column-role.ts";

const meaningOf = (name: string, label = name, table = "lines") =>
  columnMeaning({
    name,
    table,
    label,
    physicalType: "decimal",
    isKey: false,
    profile: null,
    rowCount: 100,
    notes: [],
  });

describe("how the numbers of a column add up", () => {
  it.each([
    ["amount", "additive", "sum"],
    ["unit_price", "non-additive", "average"],
    ["list_price", "non-additive", "average"],
    ["total_price", "additive", "sum"],
    ["line_price", "additive", "sum"],
    ["line_item_price", "non-additive", "average"],
    ["discount_rate", "non-additive", "average"],
    ["stars", "non-additive", "average"],
    ["discount_quantity", "additive", "sum"],
    ["peak_count", "non-additive", "average"],
    ["on_hand_qty", "semi-additive", "sum"],
    ["Body Mass (g)", "non-additive", "average"],
    ["mass_kg", "additive", "sum"],
    ["Nitrogen (o/oo)", "non-additive", "average"],
    ["Impr. (Abs. Top) %", "non-additive", "average"],
    ["Discount amount", "additive", "sum"],
    ["Returned (%)", "non-additive", "average"],
    ["CSAT", "non-additive", "average"],
    ["Feedback (1-5)", "non-additive", "average"],
    ["Care out of 10", "non-additive", "average"],
    ["severity", "non-additive", "average"],
    ["Waiting (min)", "non-additive", "average"],
    ["response_time", "non-additive", "average"],
    ["Travel (min)", "additive", "sum"],
    ["waiting_guests", "additive", "sum"],
    ["Wind Output (MWh)", "additive", "sum"],
    ["wind_speed", "non-additive", "average"],
    ["Avg Price (EUR/MWh)", "non-additive", "average"],
    ["years_at_company", "non-additive", "average"],
    ["days_since_last_order", "non-additive", "average"],
    ["service_days", "non-additive", "average"],
    ["days_worked", "additive", "sum"],
    ["horsepower", "non-additive", "average"],
    ["fertility", "non-additive", "average"],
  ])("%s is %s", (name, additivity, defaultAggregation) => {
    expect(meaningOf(name)).toMatchObject({ role: "measure", additivity, defaultAggregation });
  });
});

it.each([
  ["sensor_readings", "load", "non-additive"],
  ["sensor_readings", "rainfall_mm", "additive"],
  ["meter_readings", "consumption", "additive"],
  ["hourly_readings", "Scrap (pcs)", "additive"],
  ["hourly_readings", "Downtime (min)", "additive"],
  ["truck_loads", "load", "additive"],
])("in %s %s is %s", (table, name, additivity) => {
  expect(meaningOf(name, name, table).additivity).toBe(additivity);
});

it("joined words say how numbers add up once they are told apart", () => {
  expect(meaningOf("p_retailprice", "Retail price").additivity).toBe("non-additive");
  expect(meaningOf("c_acctbal", "Account balance").additivity).toBe("semi-additive");
  expect(meaningOf("l_extendedprice", "Extended price").additivity).toBe("additive");
});

it.each([
  ["skill_level", 5, "average"],
  ["stock_level", 400, "sum"],
])("%s up to %i: %s", (name, maximum, defaultAggregation) => {
  const profile = {
    sampledRows: 100,
    nulls: 0,
    distinct: 5,
    minimum: 1,
    maximum,
    topValues: [],
    averageLength: null,
  };
  const facts = {
    name,
    table: "lines",
    label: name,
    physicalType: "integer" as const,
    isKey: false,
    profile,
    rowCount: 100,
    notes: [],
  };
  expect(columnMeaning(facts)).toMatchObject({ role: "measure", defaultAggregation });
});

it("a whole number of another type that is called an id is one", () => {
  expect(meaningOf("keeper_id").role).toBe("key");
});

describe("integers that are no amounts", () => {
  const roleOf = (name: string, minimum: number, maximum: number) =>
    columnMeaning({
      name,
      table: "lines",
      label: name,
      physicalType: "integer",
      isKey: false,
      profile: {
        sampledRows: 100,
        nulls: 0,
        distinct: 20,
        minimum,
        maximum,
        topValues: [],
        averageLength: null,
      },
      rowCount: 100,
      notes: [],
    }).role;

  it.each([
    ["open_date", 1830, 1844, "time"],
    ["day", 1, 31, "time"],
    ["work_days", 1, 31, "measure"],
    ["Founded", 1901, 1999, "time"],
    ["founded", 1, 12, "measure"],
    ["Year", 0, 2015, "time"],
    ["years_working", 1, 30, "measure"],
    ["hour", 0, 23, "time"],
    ["Hours_Played", 1, 1337, "measure"],
    ["month", 1, 12, "time"],
    ["Advisor", 1121, 9172, "category"],
    ["agent", 1, 535, "key"],
    ["partner_company", 40, 67, "key"],
    ["agents", 1, 40, "measure"],
    ["company", 0, 3, "measure"],
    ["fee_paid_by_company", 1, 900, "measure"],
    ["DayofMonth", 1, 31, "time"],
    ["arrival_day_of_week", 1, 7, "time"],
    ["drivers", 1, 40, "measure"],
    ["goals", 1, 40, "measure"],
    ["week_no", 1, 53, "time"],
    ["price_per_day", 9, 90, "measure"],
    ["day_rate", 20, 90, "measure"],
    ["month_fee", 3, 12, "measure"],
    ["payment_month", 1, 12, "time"],
    ["days_open", 1, 90, "measure"],
    ["month_index", 1, 12, "time"],
    ["year_built", 1950, 2010, "time"],
    ["first_published", 1605, 2019, "time"],
    ["copies_printed", 200, 9000, "measure"],
    ["seat_no", 1, 53, "key"],
    ["anio", 1998, 2024, "time"],
    ["order_status", 1, 5, "category"],
    ["HomeExtension", 400, 5467, "key"],
  ])("%s from %d to %d is a %s", (name, minimum, maximum, role) => {
    expect(roleOf(name, minimum, maximum)).toBe(role);
  });
});

it.each([
  ["voucher_code", 4, "category"],
  ["voucher_code", 900, "key"],
  ["code", 4, "key"],
])("a text called %s of %d values is a %s", (name, distinct, role) => {
  const profile = {
    sampledRows: 1000,
    nulls: 0,
    distinct,
    minimum: "A",
    maximum: "Z",
    topValues: [],
    averageLength: 5,
  };
  const facts = {
    name,
    table: "lines",
    label: name,
    physicalType: "string" as const,
    isKey: false,
    profile,
    rowCount: 1000,
    notes: [],
  };
  expect(columnMeaning(facts).role).toBe(role);
});

it.each([
  ["total_acc", "Total accounts", "none"],
  ["debt_income_ratio", "Debt income ratio", "none"],
  ["total_pymnt", "Total payment", "currency"],
])("%s, said as %s, is in %s", (name, label, kind) => {
  expect(meaningOf(name, label).unit.kind).toBe(kind);
});
