import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { concertIndex, salesIndex } from "../testing/models.ts";
import { brief } from "../testing/read.ts";
import { understand } from "../understand.ts";
import { namedDifference } from "./named-difference.ts";

const index = salesIndex();
const read = (question: string) =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" });

describe("words that nothing in the data carries", () => {
  it.each([
    ["How many customers in each country offer loyalty discounts?", ["loyalty", "discounts"]],
    ["What do the customers sing?", ["sing"]],
    ["recent orders by country", ["recent"]],
    ["how many orders were placed late", ["late"]],
    ["new towns by month of order date", ["new"]],
    ['How many orders did customers of "Jane Doe" place?', ["Jane Doe"]],
  ])("%s is declined with them", (question, terms) => {
    const understood = read(question);
    expect(understood).toMatchObject({ kind: "unknown-terms" });
    expect(understood.kind === "unknown-terms" ? understood.terms : []).toEqual(
      expect.arrayContaining(terms),
    );
  });

  it.each([
    "How many customers are actually in France?",
    "total quantity units of Seafood",
    "revenue by country",
    "how much did orders grow from 2022 to 2023",
  ])("%s is answered", (question) => {
    expect(read(question).kind).toBe("readings");
  });
});

it("times are no words that are missing, where nothing else was understood", () => {
  expect(read("churn by month in 2023")).toEqual({ kind: "unknown-terms", terms: ["churn"], guess: null });
});

describe("a superlative without a measure", () => {
  it("is asked back with the figures that may be meant", () => {
    const understood = read("Which customer is our biggest?");
    expect(understood.kind).toBe("ambiguous");
    const choices =
      understood.kind === "ambiguous" ? understood.readings.map(({ query }) => brief(query)) : [];
    expect(choices.length).toBeGreaterThan(1);
    expect(new Set(choices).size).toBe(choices.length);
    expect(choices.some((each) => each.includes("freight"))).toBe(true);
  });

  it.each([
    "Which customer has the most orders?",
    "top 5 customers by revenue",
    "the largest freight of an order",
  ])("%s names its measure", (question) => {
    expect(read(question).kind).toBe("readings");
  });
});

it("two columns that know a word alike are asked back, however sure either reading is", () => {
  const sketch = {
    tables: {
      accounts: {
        rows: 60,
        columns: {
          account_id: { type: "integer" as const, role: "key" as const },
          segment: { type: "string" as const, values: ["Enterprise", "Small"] },
        },
      },
      subscriptions: {
        rows: 90,
        columns: {
          subscription_id: { type: "integer" as const, role: "key" as const },
          account_id: { type: "integer" as const, role: "key" as const },
          plan: { type: "string" as const, values: ["Enterprise", "Basic"] },
        },
      },
    },
    references: ["subscriptions.account_id>accounts.account_id"],
  };
  const { model, values } = makeModel(sketch);
  const question = {
    previous: [],
    previousQuestions: [],
    index: buildModelIndex(model, values),
    now: "2024-05-15",
  };
  const asked = (text: string) => understand({ ...question, question: text }).kind;
  expect(asked("how many enterprise clubs do we have?")).toBe("ambiguous");
  expect(asked("how many enterprise accounts do we have?")).toBe("readings");
  expect(asked("how many accounts have an enterprise plan?")).toBe("readings");
});

describe("readings that take one word otherwise", () => {
  const concerts = concertIndex();
  const ask = (question: string, about: typeof index) => {
    const understood = understand({
      question,
      previous: [],
      previousQuestions: [],
      index: about,
      now: "2024-05-15T00:00:00",
    });
    if (understood.kind !== "readings") throw new Error(JSON.stringify(understood));
    const [first] = understood.readings;
    if (first === undefined) throw new Error("no reading");
    return first.query;
  };

  it("differ by a column, not by key and name of one thing", () => {
    const country = ask("number of customers by country", index);
    const segment = ask("number of customers by segment", index);
    expect(namedDifference(country, segment, index)).not.toBeNull();
    expect(namedDifference(country, country, index)).toBeNull();
    const names = ask("list the name of each singer", concerts);
    const keys = ask("list the singer id of each singer", concerts);
    expect(namedDifference(names, keys, concerts)).toBeNull();
  });
});

describe("products that are sold", () => {
  const { model, values } = makeModel({
    tables: {
      sales: {
        fact: true,
        rows: 5000,
        columns: {
          sale_id: { type: "integer", role: "key" },
          product: { type: "string", values: ["Tea", "Mug"], distinct: 40 },
          country: { type: "string", values: ["France", "Spain"] },
          quantity: { type: "integer" },
          unit_price: { type: "decimal" },
        },
      },
    },
  });
  const shop = buildModelIndex(model, values);
  const readShop = (question: string) =>
    understand({ question, previous: [], previousQuestions: [], index: shop, now: "2024-05-15T00:00:00" });

  it("may be counted as kinds or as pieces, which is asked back", () => {
    const understood = readShop("How many products did we sell in France?");
    expect(understood.kind).toBe("ambiguous");
    const choices = understood.kind === "ambiguous" ? understood.readings : [];
    expect(choices.map(({ query }) => brief(query))).toEqual([
      "count-distinct(product) where country = France",
      "sum(quantity) where country = France",
    ]);
  });

  it.each([
    ["How many different products did we sell?", "count-distinct(product)"],
    ["units by country", "sum(quantity) by country"],
    ["which country sold the fewest units?", "sum(quantity) by country"],
  ])("%s is one or the other", (question, start) => {
    const understood = readShop(question);
    const first = understood.kind === "readings" ? understood.readings[0] : undefined;
    expect(first === undefined ? understood.kind : brief(first.query)).toContain(start);
  });
});
