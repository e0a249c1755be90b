import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const key = { type: "integer", role: "key" } as const;

/** A ferry kiosk: walkers buy passes, of which some name a coupon and some take a discount in percent; guides are hired. */
const { model, values } = makeModel({
  tables: {
    walkers: {
      rows: 90,
      naming: "full_name",
      columns: { id: key, full_name: { type: "string", distinct: 90 }, joined_on: { type: "date" } },
    },
    guides: {
      rows: 8,
      naming: "guide_name",
      columns: { id: key, guide_name: { type: "string", distinct: 8 }, hire_date: { type: "date" } },
    },
    routes: {
      rows: 20,
      naming: "route_name",
      columns: {
        id: key,
        route_name: { type: "string", distinct: 20 },
        shore: { type: "string", values: ["North", "South"] },
      },
    },
    sales: {
      rows: 2000,
      fact: true,
      time: "sold_at",
      columns: {
        id: key,
        walker_id: key,
        guide_id: key,
        route_id: key,
        sold_at: { type: "timestamp" },
        coupon: { type: "string", values: ["SPRING", "CLUB"], nulls: 1500 },
        quantity: { type: "integer", distinct: 9 },
        price: { type: "decimal", distinct: 40, unit: "currency", level: true },
        discount_pct: { type: "decimal", distinct: 5, minimum: 0, maximum: 40, level: true },
      },
    },
  },
  references: ["sales.walker_id>walkers.id", "sales.guide_id>guides.id", "sales.route_id>routes.id"],
});
const index = buildModelIndex(model, values);

describe("plain questions of a trade", () => {
  it.each([
    ["sales from coupons", "count(*) where not coupon missing"],
    [
      "sales with a coupon in 2023",
      "count(*) where (not coupon missing and sold_at in 2023-01-01..2024-01-01)",
    ],
    ["days since last sale per walker", "minimum(days(sold_at, now)) by full_name"],
    ["how long ago did each walker last buy", "minimum(days(sold_at, now)) by full_name"],
    ["morning sales", "count(*) where (minute-of-day(sold_at) >= 360 and minute-of-day(sold_at) < 720)"],
    ["walkers who never bought a route", "list full_name where related(sales) = 0"],
    [
      "who sold nothing in march 2023",
      "list guide_name where related(sales where sold_at in 2023-03-01..2023-04-01) = 0",
    ],
    ["how many sales have a discount", "count(*) where discount_pct > 0"],
    ["how much revenue did we lose to discounts", "sum(quantity * price * discount_pct / 100)"],
    [
      "walkers who bought in 2022 but not in 2023",
      "list full_name where (sold_at in 2022-01-01..2023-01-01 and not id among list distinct id where sold_at in 2023-01-01..2024-01-01)",
    ],
    [
      "walkers who took south routes in 2022 but not in 2023",
      "list full_name where ((shore = South and sold_at in 2022-01-01..2023-01-01) and not id among list distinct id where (shore = South and sold_at in 2023-01-01..2024-01-01))",
    ],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});

const kiosk = makeModel({
  tables: {
    kiosk: {
      rows: 900,
      fact: true,
      time: "sold_on",
      columns: {
        row_id: key,
        invoice_no: { type: "string", role: "key", distinct: 300 },
        client_id: { type: "integer", role: "key", distinct: 70 },
        sold_on: { type: "date" },
        revenue: { type: "decimal", distinct: 500, unit: "currency" },
      },
    },
  },
});
const sheet = buildModelIndex(kiosk.model, kiosk.values);

describe("a sheet with several rows for each receipt", () => {
  it.each(["median revenue per client", "receipts never voided"])("%s: no answer", (question) =>
    expect(
      understand({ question, previous: [], previousQuestions: [], index: sheet, now: "2024-05-15T00:00:00" })
        .kind,
    ).not.toBe("readings"),
  );
});
