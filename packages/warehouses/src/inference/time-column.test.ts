import { type Column, makeColumn } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { timeColumn } from "./time-column.ts";

/** Names of days; with "ID" at the end, of keys. */
const columns = (...names: string[]): Column[] =>
  names.map((name) =>
    name.endsWith("ID")
      ? makeColumn(name, { physicalType: "integer", role: "key" })
      : makeColumn(name, { physicalType: "date", role: "time" }),
  );

describe("the time of a table's rows", () => {
  test.each([
    ["consignments", ["booked_on", "promised_on", "delivered_at"], "booked_on"],
    ["surgeries", ["booked_on", "performed_on", "discharged_on"], "performed_on"],
    ["surgeries", ["surgery_booked_date", "surgery_date"], "surgery_date"],
    ["invoices", ["due_on", "issued_on"], "issued_on"],
    ["payments", ["due_on", "paid_on", "entered_on"], "paid_on"],
    ["shipments", ["order_date", "shipped_date"], "shipped_date"],
    ["deliveries", ["order_date", "delivered_on"], "delivered_on"],
    ["timber", ["Ship Date", "Order Date"], "Order Date"],
    ["rides", ["dropoff_at", "pickup_at"], "pickup_at"],
    ["north", ["Arrival Date", "Booking Date"], "Arrival Date"],
    ["north", ["Row ID", "Booking ID", "Arrival Date", "Booking Date"], "Booking Date"],
    ["lectures", ["created_at", "updated_at", "scheduled_at"], "scheduled_at"],
    ["tenancies", ["starts_on", "ends_on", "created_at"], "starts_on"],
    ["members", ["date_of_birth", "created_at", "last_seen_at", "renews_on"], "created_at"],
    ["tenders", ["created_date", "close_date"], "created_date"],
    ["lab_tests", ["resulted_at", "ordered_at"], "ordered_at"],
    ["grants", ["earliest_award_on", "granted_on"], "granted_on"],
    ["crew", ["birth_date", "termination_date", "hire_date"], "hire_date"],
    ["bill", ["bill_order_dt", "bill_ship_dt", "bill_dt", "bill_due_dt"], "bill_dt"],
    ["feedings", ["feed_bought_on", "fed_on"], "fed_on"],
  ])("%s by %j: %s", (table, names, expected) => {
    expect(timeColumn(table, columns(...names))).toBe(expected);
  });

  test("what some rows never came to is told by when it was planned", () => {
    const some = { sampledRows: 100, nulls: 6, distinct: 94, minimum: null, maximum: null, topValues: [] };
    const all = { ...some, nulls: 0, distinct: 100 };
    const [planned, actual] = columns("planned_departure", "actual_departure");
    const told = (nulls: typeof some): string | null =>
      timeColumn("trips", [
        { ...(planned as Column), profile: all },
        { ...(actual as Column), profile: nulls },
      ]);
    expect(told(some)).toBe("planned_departure");
  });

  test("a deed that few rows have come to is none that they are all told by", () => {
    const some = { sampledRows: 100, nulls: 60, distinct: 40, minimum: null, maximum: null, topValues: [] };
    const dated = columns("received_at", "called_back_at").map((column, at) =>
      at === 0 ? column : { ...column, profile: some },
    );
    expect(timeColumn("calls", dated)).toBe("received_at");
    const made = columns("created_at", "published_at").map((column, at) =>
      at === 0 ? column : { ...column, profile: some },
    );
    expect(timeColumn("essays", made)).toBe("created_at");
  });

  test("what happens before another is asked about first", () => {
    const within = (name: string, minimum: string, maximum: string): Column => ({
      ...makeColumn(name, { physicalType: "date", role: "time" }),
      profile: { sampledRows: 90, nulls: 0, distinct: 90, minimum, maximum, topValues: [] },
    });
    const [sold, listed] = [
      within("sold", "2020-02-01", "2020-09-01"),
      within("listed", "2020-01-01", "2020-08-01"),
    ];
    expect(timeColumn("homes", [sold, listed])).toBe("listed");
  });

  test("the day that a sheet has a row for comes before the days of what its rows are about", () => {
    const days = (name: string, distinct: number): Column => ({
      ...makeColumn(name, { physicalType: "date", role: "time" }),
      profile: {
        sampledRows: 900,
        nulls: 0,
        distinct,
        minimum: "2023-01-01",
        maximum: "2024-12-31",
        topValues: [],
      },
    });
    expect(timeColumn("well output", [days("Date", 700), days("Well opened", 12)])).toBe("Date");
    expect(timeColumn("well output", [days("Date", 12), days("Well opened", 700)])).toBe("Well opened");
    const keyed = [days("Measured", 20), days("Well opened", 20)];
    expect(timeColumn("well output", keyed, ["Measured", "Well"])).toBe("Measured");
    expect(timeColumn("well output", keyed)).toBe("Well opened");
  });
});

describe("the time of a sheet's rows among those of steps towards them", () => {
  const filled = (name: string, nulls = 0, [minimum, maximum] = ["2023-01-01", "2024-12-31"]): Column => ({
    ...makeColumn(name, { physicalType: "date", role: "time" }),
    profile: {
      sampledRows: 900,
      nulls,
      distinct: 400,
      minimum: minimum ?? null,
      maximum: maximum ?? null,
      topValues: [],
    },
  });
  const key = (name: string): Column => makeColumn(name, { physicalType: "string", role: "key" });

  test.each([
    ["ward list", ["Surgery Date", "Date Listed"], "Surgery Date"],
    ["clinic", ["Referred On", "Visit Date"], "Visit Date"],
    ["don 2024", ["pledged_on", "rcvd_on"], "rcvd_on"],
    ["lesson log", ["dt", "bkdt"], "dt"],
  ])("%s by %j: %s", (table, names, expected) =>
    expect(
      timeColumn(
        table,
        names.map((name) => filled(name)),
      ),
    ).toBe(expected),
  );

  test("the day of what another number tells is none of the rows' own", () => {
    const columns = [key("claim_id"), key("order_no"), filled("order_date"), filled("requested_on")];
    expect(timeColumn("export", columns, ["claim_id"])).toBe("requested_on");
  });

  test("what was asked for comes in later", () => {
    const columns = [filled("requested_on"), filled("received_on", 20)];
    expect(timeColumn("export", columns)).toBe("requested_on");
  });

  test("what only some rows have come to tells nothing of those that are to come", () => {
    const columns = [
      filled("booked_at", 0, ["2022-12-01", "2024-09-20"]),
      filled("scheduled_at", 0, ["2023-01-05", "2024-10-11"]),
      filled("arrived_at", 300, ["2023-01-04", "2024-09-30"]),
    ];
    expect(timeColumn("visits", columns)).toBe("scheduled_at");
  });
});
