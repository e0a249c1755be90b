import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { brief, briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const key: ColumnSketch = { type: "integer", role: "key" };
const { model, values } = makeModel({
  tables: {
    members: {
      naming: "full_name",
      rows: 900,
      columns: {
        member_id: key,
        full_name: { type: "string", values: ["Ann Lee", "Bo Ek"], distinct: 900 },
        town: { type: "string", values: ["Oslo", "Bergen"] },
        birth_date: { type: "date" },
        joined_on: { type: "date" },
        left_on: { type: "date", nulls: 600 },
        newsletter: { type: "string", values: ["Y", "N"] },
        referral_code: { type: "string", values: ["SPRING", "FRIEND"], nulls: 700 },
      },
    },
    coaches: {
      naming: "coach_name",
      rows: 12,
      columns: {
        coach_id: key,
        coach_name: { type: "string", values: ["Kim Day", "Lou Orr"], distinct: 12 },
        head_coach_id: { ...key, nulls: 2 },
        wage: { type: "decimal" },
      },
    },
    sessions: {
      fact: true,
      rows: 5000,
      time: "booked_at",
      columns: {
        session_id: key,
        member_id: key,
        coach_id: key,
        booked_at: { type: "timestamp" },
        starts_at: { type: "timestamp" },
        sport: { type: "string", values: ["Rowing", "Boxing"] },
        outcome: { type: "string", values: ["attended", "no_show", "called off"] },
      },
    },
    items: {
      naming: "item_name",
      rows: 60,
      columns: {
        item_id: key,
        item_name: { type: "string", values: ["Towel", "Rope"], distinct: 60 },
        stock_quantity: { type: "integer" },
        reorder_level: { type: "integer" },
        minder: { type: "string", values: ["Kim", "Lou"], nulls: 20 },
        minded_since: { type: "date", nulls: 20 },
      },
    },
    payments: {
      fact: true,
      rows: 3000,
      time: "paid_on",
      columns: {
        payment_id: key,
        member_id: key,
        paid_on: { type: "date" },
        amount: { type: "decimal" },
      },
    },
  },
  references: [
    "coaches.head_coach_id>coaches.coach_id",
    "sessions.member_id>members.member_id",
    "sessions.coach_id>coaches.coach_id",
    "payments.member_id>members.member_id",
  ],
});
const index = buildModelIndex(model, values);
const read = (question: string): string => {
  const understood = understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15" });
  const [first] =
    understood.kind === "readings" || understood.kind === "ambiguous" ? understood.readings : [];
  return first === undefined ? JSON.stringify(understood) : brief(first.query);
};

describe("who is still there", () => {
  test.each([
    ["how many active members do we have", "count(*) where left_on missing"],
    ["number of members who left", "count(*) where not left_on missing"],
    ["headcount by town", "by town"],
    ["how many people are from Oslo", "count(*) where town = Oslo"],
  ])("%s", (question, expected) => {
    expect(read(question)).toContain(expected);
  });

  test("leaving is dated by the day of leaving", () => {
    expect(read("leavers by month in 2023")).toMatch(/by month\(left_on\).*left_on in 2023-01-01/);
  });
});

describe("the time of a deed", () => {
  test.each([
    ["sessions booked in March by sport", /count\(\*\) by sport where booked_at in 2024-03-01/],
    ["sessions by month of start", /by month\(starts_at\)/],
    ["members who did boxing in 2023", /booked_at in 2023-01-01/],
  ])("%s", (question, expected) => {
    expect(read(question)).toMatch(expected);
  });
});

describe("yes and no", () => {
  test.each([
    ["how many members get the newsletter", "newsletter = Y"],
    ["members without newsletter", "newsletter != Y"],
  ])("%s", (question, expected) => {
    expect(read(question)).toContain(expected);
  });
});

describe("what is left out", () => {
  test.each([
    ["sessions per sport, no-shows excluded", /by sport where outcome != no_show/],
    ["number of sessions excluding those called off", /outcome != called off/],
    ["members without referral code per town", /count\(\*\) by town where referral_code missing/],
    ["how many members dont have a referral code", /where referral_code missing/],
  ])("%s", (question, expected) => {
    expect(read(question)).toMatch(expected);
  });
});

describe("rows that refer to others of their table", () => {
  test.each([
    ["who is the head coach of Lou Orr", "list coach_name where coach_name = Lou Orr"],
    ["coaches whose head coach is Kim Day", "list coach_name where coach_name = Kim Day"],
    ["average wage per head coach", "by coach_name"],
  ])("%s", (question, expected) => {
    expect(read(question)).toContain(expected);
  });

  test("by the row that is referred to, not by their own", () => {
    const understood = understand({
      question: "coaches whose head coach is Kim Day",
      previous: [],
      previousQuestions: [],
      index,
      now: "2024-05-15",
    });
    const query = understood.kind === "readings" ? understood.readings[0]?.query : undefined;
    expect(query).toMatchObject({ filter: { left: { field: { path: [{ reversed: false }] } } } });
  });
});

describe("ages, amounts and lists", () => {
  test.each([
    ["average age of our members", /average\(/],
    ["members older than 60", /> 60/],
    ["payments over 200", /amount > 200/],
    ["how many members have revenue over 500", /count\(\*\) where .*> 500/],
    ["which three towns have the most members", /by town .*limit 3/],
    ["boxing sessions in 2023 with member name and outcome", /list .*full_name, outcome/],
  ])("%s", (question, expected) => {
    expect(read(question)).toMatch(expected);
  });

  test("ratios go by the names that their trade has for them", () => {
    const { model: ads, values: none } = makeModel({
      tables: {
        daily: {
          fact: true,
          time: "day",
          columns: {
            daily_id: key,
            day: { type: "date" },
            site: { type: "string", values: ["News", "Blog"] },
            impressions: { type: "integer" },
            clicks: { type: "integer" },
            spend: { type: "decimal" },
          },
        },
      },
    });
    const own = buildModelIndex(ads, none);
    expect(briefOf(own, "ctr by site")).toContain("sum(clicks) / sum(impressions)");
    expect(briefOf(own, "average cost per click by site")).toContain("sum(spend) / sum(clicks)");
  });
});

describe("stock, owners and one figure against another", () => {
  test.each([
    ["which items are out of stock", /list item_name where stock_quantity = 0/],
    ["items low on stock", /stock_quantity <= reorder_level/],
    ["items with stock quantity below reorder level", /stock_quantity < reorder_level/],
    ["items nobody minds yet", /minder missing/],
  ])("%s", (question, expected) => {
    expect(read(question)).toMatch(expected);
  });
});

describe("figures for each of many", () => {
  test.each([
    ["average sessions per member", /count\(\*\) \/ count-distinct\(member_id\)/],
    ["average revenue per member", /sum\(amount\) \/ count-distinct\(member_id\)/],
    ["revenue per member by town", /sum\(amount\) \/ count-distinct\(member_id\) by town/],
    ["which towns brought in the most", /sum\(amount\) by town order m1 desc/],
    ["the month with the most sessions", /count\(\*\) by month\(booked_at\) order m1 desc limit 1/],
    ["top 2 months by revenue", /sum\(amount\) by month\(paid_on\) order m1 desc limit 2/],
  ])("%s", (question, expected) => {
    expect(read(question)).toMatch(expected);
  });
});
