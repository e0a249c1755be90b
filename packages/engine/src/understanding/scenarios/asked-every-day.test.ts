import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const key = { type: "integer", role: "key" } as const;
const money = { type: "decimal" } as const;

const { model, values } = makeModel({
  tables: {
    clubs: {
      rows: 90,
      naming: "club_name",
      columns: {
        club_id: key,
        club_name: { type: "string", distinct: 90 },
        region: { type: "string", values: ["North", "South"], distinct: 2 },
        number_of_tickets: { type: "integer", minimum: 0, maximum: 40 },
        is_patron: { type: "string", values: ["t", "f"], distinct: 2, flag: true },
        joined_on: { type: "date" },
      },
    },
    passes: {
      rows: 400,
      fact: true,
      time: "start_date",
      columns: {
        pass_id: key,
        club_id: key,
        start_date: { type: "date" },
        end_date: { type: "date", nulls: 200 },
        status: { type: "string", values: ["Active", "Cancelled"], distinct: 2 },
        mrr: { ...money, minimum: 10, maximum: 90 },
      },
    },
    tickets: {
      rows: 900,
      fact: true,
      time: "created_at",
      columns: {
        ticket_id: key,
        club_id: key,
        category: { type: "string", values: ["bug", "billing"], distinct: 2 },
        code: { type: "string", values: ["2022", "A17"], distinct: 2, minimum: "2022", maximum: "A17" },
        urgent: { type: "boolean", role: "boolean", distinct: 2 },
        created_at: { type: "timestamp" },
        closed_at: { type: "timestamp", nulls: 90 },
      },
    },
    bills: {
      rows: 800,
      fact: true,
      time: "billed_on",
      columns: {
        bill_id: key,
        club_id: key,
        billed_on: { type: "date" },
        amount: money,
        discount_pct: { ...money, role: "measure", level: true },
      },
    },
  },
  references: [
    "passes.club_id>clubs.club_id",
    "tickets.club_id>clubs.club_id",
    "bills.club_id>clubs.club_id",
  ],
});
const index = buildModelIndex(model, values);
const kindOf = (question: string) =>
  understand({ question, index, now: "2024-06-30T00:00:00", previous: [], previousQuestions: [] }).kind;

describe("questions of every day", () => {
  test.each([
    ["what share of bugs were urgent", "100 * count(*) / count(*) where category = bug"],
    ["bugs last month", "count(*) where (category = bug and created_at in 2024-04-01..2024-05-01)"],
    ["bugs in may", "count(*) where (category = bug and created_at in 2024-05-01..2024-06-01)"],
    ["tickets on weekends vs other days", "count(*) by case"],
    [
      "tickets 2023 vs 2022",
      "count(*) by year(created_at) where (created_at in 2023-01-01..2024-01-01 or created_at in 2022-01-01..2023-01-01) order v1",
    ],
    ["number of tickets by category, most common first", "count(*) by category order m1 desc"],
    ["number of tickets per month", "count(*) by month(created_at) order g1"],
    [
      "billed amount per month with the growth on the previous month",
      "sum(amount) by month(billed_on) order g1 growth",
    ],
    ["average amount for patrons and for everyone else", "average(amount) by is_patron"],
    ["average resolution time by category", "average(seconds(created_at, closed_at) / 86400) by category"],
    ["how fast are tickets resolved", "average(seconds(created_at, closed_at) / 86400)"],
    ["which region churns the most", "count(*) by region where status = Cancelled order m1 desc limit 1"],
    ["churn rate", "100 * count(*) / count(*)"],
    [
      "how many clubs did we lose in 2023",
      "count(*) where (status = Cancelled and end_date in 2023-01-01..2024-01-01)",
    ],
    ["cancelled passes by month", "count(*) by month(end_date) where status = Cancelled order g1"],
    [
      "mrr in may 2024",
      "sum(mrr) where (start_date < 2024-06-01 and (end_date missing or end_date >= 2024-06-01))",
    ],
    ["mrr by month", "sum(mrr) by month(start_date until end_date) order g1"],
    ["active clubs per month", "count(*) by month(start_date until end_date) order g1"],
    [
      "mrr by quarter in 2023",
      "sum(mrr) by quarter(start_date until end_date) where start_date in 2023-01-01..2024-01-01 order g1",
    ],
    ["new mrr by month", "sum(mrr) by month(start_date) order g1"],
    ["churned mrr by month", "sum(mrr) by month(end_date) where status = Cancelled order g1"],
    ["new passes per month", "count(*) by month(start_date) order g1"],
    ["open tickets at the end of each month", "count(*) by month(created_at until closed_at) order g1"],
    ["ticket backlog per month", "count(*) by month(created_at until closed_at) order g1"],
    ["open tickets by month", "count(*) by month(created_at) where closed_at missing order g1"],
    ["how many clubs did we have each month", "count(*) by month(joined_on until ) order g1"],
    ["clubs by mrr", "sum(mrr) by club_name where status = Active"],
    ["median bill by region", "median(amount) by region"],
  ])("%s", (question, read) => {
    expect(briefOf(index, question)).toBe(read);
  });

  test.each(["clubs we are about to lose", "total discount", "labor amount by region"])(
    "%s: nothing that the data tells",
    (question) => {
      expect(["idle-words", "unknown-terms"]).toContain(kindOf(question));
    },
  );
});
