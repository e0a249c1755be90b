import { describe, expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const { model, values } = makeModel({
  tables: {
    tender: {
      fact: true,
      time: "received",
      columns: {
        tender_id: { type: "integer", role: "key" },
        received: { type: "date" },
        close_date: { type: "date" },
        is_closed: { type: "boolean" },
        is_won: { type: "boolean" },
        bid_amount: { type: "decimal", role: "measure" },
        expected_fee: { type: "decimal", role: "measure" },
        phase: { type: "string", values: ["Draft", "Closed Won", "Pipeline"] },
        loss_reason: { type: "string", values: ["Too dear", "Too late"] },
        site: { type: "string", values: ["Oslo", "Bergen"] },
      },
    },
  },
});
for (const column of model.tables[0]?.columns ?? [])
  if (column.role === "measure") column.additivity = "additive";
const index = buildModelIndex(model, values);
const won = "is_won = true";
const lost = "(is_closed = true and is_won = false)";

test.each([
  ["open ones", "how many open tenders are there", "count(*) where is_closed = false"],
  ["won ones by month", "won tenders by month", `count(*) by month(close_date) where ${won}`],
  ["as the phase calls them", "number of closed won tenders", `count(*) where ${won}`],
  ["a rate of the closed ones", "win rate by site", "100 * count(*) / count(*) by site"],
  ["what open ones come to", "total pipeline", "sum(bid_amount)"],
  [
    "what is expected of them",
    "weighted pipeline by site",
    "sum(expected_fee) by site where is_closed = false",
  ],
  [
    "why they were lost",
    "why do we lose tenders",
    `count(*) by loss_reason where (${lost} and not loss_reason missing)`,
  ],
  ["reasons by name", "loss reasons", `count(*) by loss_reason where (${lost} and not loss_reason missing)`],
  [
    "a date gone by",
    "how many open tenders have a close date in the past",
    "count(*) where (is_closed = false and close_date in ..2024-05-15)",
  ],
])("rows that are open until they are decided: %s", (_, question, expected) => {
  expect(briefOf(index, question).replace(/ order g1$/, "")).toBe(expected);
});

test("of what a rate is, and what is summed", () => {
  const measured = (question: string): string =>
    JSON.stringify(best(index, question).query).replaceAll(/"path":\[\],?/g, "");
  const flag = (name: string, value: boolean): RegExp =>
    new RegExp(`"column":"${name}"[^\\[\\]]*"value":${String(value)}`);
  for (const [question, name, value] of [
    ["win rate", "is_won", true],
    ["loss rate", "is_won", false],
    ["total pipeline", "is_closed", false],
    ["bookings by site", "is_won", true],
  ] as const)
    expect(measured(question)).toMatch(flag(name, value));
  expect(measured("win rate")).toMatch(flag("is_closed", true));
  for (const share of [
    "share of bookings from Oslo",
    "what share of bookings comes from Oslo by loss reason",
  ])
    expect(measured(share).match(/"column":"is_won"/g)).toHaveLength(2);
});

describe("stages that rows end in", () => {
  const staged = makeModel({
    tables: {
      tender: {
        fact: true,
        time: "received",
        columns: {
          tender_id: { type: "integer", role: "key" },
          received: { type: "date" },
          close_date: { type: "date" },
          bid_amount: { type: "decimal", role: "measure" },
          phase: { type: "string", values: ["Draft", "Negotiation", "Closed Won", "Closed Lost"] },
          lost_reason: { type: "string", values: ["Too dear", "Too late"] },
          site: { type: "string", values: ["Oslo", "Bergen"] },
        },
      },
    },
  });
  for (const column of staged.model.tables[0]?.columns ?? [])
    if (column.role === "measure") column.additivity = "additive";
  const staging = buildModelIndex(staged.model, staged.values);
  const lost = "phase in Closed Lost";

  test.each([
    ["how many open tenders are there", "count(*) where not phase in Closed Won|Closed Lost"],
    ["won tenders by month", "count(*) by month(close_date) where phase in Closed Won"],
    [
      "how many tenders were lost in 2023",
      `count(*) where (${lost} and close_date in 2023-01-01..2024-01-01)`,
    ],
    [
      "how many tenders in negotiation in 2023",
      "count(*) where (phase = Negotiation and received in 2023-01-01..2024-01-01)",
    ],
    ["win rate by month", "100 * count(*) / count(*) by month(close_date)"],
    [
      "best month for bookings",
      "sum(bid_amount) by month(close_date) where phase in Closed Won order m1 desc limit 1",
    ],
    ["total pipeline by site", "sum(bid_amount) by site where not phase in Closed Won|Closed Lost"],
    ["why are we losing tenders", `count(*) by lost_reason where (${lost} and not lost_reason missing)`],
  ])("%s", (question, expected) => {
    expect(briefOf(staging, question).replace(/ order g1$/, "")).toBe(expected);
  });

  test("the result of a game is no stage", () => {
    const games = makeModel({
      tables: {
        game: { fact: true, columns: { result: { type: "string", values: ["Won", "Lost", "Drawn"] } } },
      },
    });
    expect(buildModelIndex(games.model, games.values).deals).toBeNull();
  });
});

test("a period that follows those that were won is of the day on which they were", () => {
  const before = ["bid amount of won tenders by site"];
  expect(briefOf(index, "2023 only", before)).toContain("close_date in 2023-01-01..2024-01-01");
});
