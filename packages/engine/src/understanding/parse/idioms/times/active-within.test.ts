import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

/** Members of a gym chain, what they paid and when they came. */
const { model, values } = makeModel({
  tables: {
    members: {
      rows: 400,
      columns: {
        member_id: { type: "integer", role: "key" },
        full_name: { type: "string" },
        joined_on: { type: "date" },
        left_on: { type: "date", nulls: 70 },
      },
    },
    visits: {
      fact: true,
      rows: 9000,
      time: "came_at",
      columns: {
        visit_id: { type: "integer", role: "key" },
        member_id: { type: "integer", role: "key" },
        gate: { type: "string", values: ["North gate", "South gate"] },
        came_at: { type: "timestamp" },
      },
    },
    fees: {
      fact: true,
      rows: 12000,
      time: "paid_on",
      columns: {
        fee_id: { type: "integer", role: "key" },
        member_id: { type: "integer", role: "key" },
        paid_on: { type: "date" },
        amount: { type: "decimal" },
      },
    },
  },
  references: ["visits.member_id>members.member_id", "fees.member_id>members.member_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["monthly active members in 2024", "by month(came_at)"],
  ["MAU in 2024", "by month(came_at)"],
  ["how many members were active in May 2024", "came_at in 2024-05"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test("who has not left is another matter", () => {
  expect(briefOf(index, "how many active members are there")).not.toContain("came_at");
});

test.each([
  "active users last week",
  "how many active users did we have in April 2024",
  "users active in May 2024",
])("of users that have no end of their own, who did something then: %s", (question) => {
  const app = makeModel({
    tables: {
      users: {
        rows: 400,
        columns: { user_id: { type: "integer", role: "key" }, full_name: { type: "string" } },
      },
      events: {
        fact: true,
        rows: 9000,
        time: "used_at",
        columns: {
          event_id: { type: "integer", role: "key" },
          user_id: { type: "integer", role: "key" },
          used_at: { type: "timestamp" },
        },
      },
    },
    references: ["events.user_id>users.user_id"],
  });
  expect(briefOf(buildModelIndex(app.model, app.values), question)).toContain("used_at in 2024-0");
});

test("where they did something is what those rows tell, and not who has an active plan", () => {
  const app = makeModel({
    tables: {
      users: {
        rows: 400,
        columns: { user_id: { type: "integer", role: "key" }, full_name: { type: "string" } },
      },
      plans: {
        rows: 500,
        columns: {
          plan_id: { type: "integer", role: "key" },
          user_id: { type: "integer", role: "key" },
          state: { type: "string", values: ["active", "ended"] },
        },
      },
      events: {
        fact: true,
        rows: 9000,
        time: "used_at",
        columns: {
          event_id: { type: "integer", role: "key" },
          user_id: { type: "integer", role: "key" },
          device: { type: "string", values: ["phone", "web"] },
          used_at: { type: "timestamp" },
        },
      },
    },
    references: ["events.user_id>users.user_id", "plans.user_id>users.user_id"],
  });
  const index = buildModelIndex(app.model, app.values);
  expect(briefOf(index, "how many users are active on both phone and web")).toBe(
    "count(*) where (related(events where device = phone) > 0 and related(events where device = web) > 0)",
  );
  expect(briefOf(index, "users active on phone")).not.toContain("state");
});
