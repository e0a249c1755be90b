import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { concertIndex, salesIndex } from "../../testing/models.ts";
import { briefOf } from "../../testing/read.ts";

/** A payment service: a log of payments whose word is a code of its messages, too, and merchants with payouts. */
const paymentIndex = () => {
  const { model, values } = makeModel({
    tables: {
      wallet_payments_daily: {
        fact: true,
        rows: 900,
        time: "paid_at",
        columns: {
          payment_id: { type: "integer", role: "key" },
          merchant_id: { type: "integer", role: "key" },
          amount: { type: "decimal" },
          outcome: { type: "string", values: ["settled", "failed"] },
          paid_at: { type: "date" },
        },
      },
      messages: {
        rows: 400,
        columns: {
          message_id: { type: "integer", role: "key" },
          kind_code: { type: "string", values: ["payment", "promotion"] },
          outcome: { type: "string", values: ["read", "unread"] },
        },
      },
      merchants: {
        naming: "merchant_name",
        rows: 30,
        columns: {
          merchant_id: { type: "integer", role: "key" },
          merchant_name: { type: "string", values: ["Corner Shop", "Blue Cafe"], distinct: 30 },
        },
      },
    },
    references: ["wallet_payments_daily.merchant_id>merchants.merchant_id"],
  });
  return buildModelIndex(model, values);
};

describe("rows and what is said of them", () => {
  const payments = paymentIndex();
  it.each([
    [
      "What are the most common payment outcomes and their counts?",
      "count(*) by outcome order m1 desc limit 10",
    ],
    [
      "top 5 merchants by number of payments and average amount per payment. Return the merchant name, number of payments and average amount.",
      "count(*), average(amount) by merchant_name order m1 desc, m2 desc limit 5",
    ],
  ])("%s", (question, expected) => {
    expect(briefOf(payments, question)).toBe(expected);
  });

  const sales = salesIndex();
  it.each([
    [
      "number of orders from each country, for customers in the Enterprise segment. Return the country and the count.",
      "count(*) by country where segment = Enterprise",
    ],
    ["how many users are there?", "count(*)"],
    [
      "number of unique customers and total freight by country",
      "count-distinct(customer_id), sum(freight) by country",
    ],
    ["number of customers and total freight by country", "count(*), sum(freight) by country"],
  ])("%s", (question, expected) => {
    expect(briefOf(sales, question)).toBe(expected);
  });

  it("compares with the average of a member's rows", () => {
    expect(briefOf(concertIndex(), "how many singers are older than the average Netherlands singer?")).toBe(
      "count(*) where age > overall average(age)",
    );
  });
});
