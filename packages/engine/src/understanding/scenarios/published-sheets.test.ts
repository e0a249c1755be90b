import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const measure = { type: "decimal" } as const;

/** Hires of a boat yard as one sheet, of the kind that is published: a date beside a time, places by number and by name, columns called after their values. */
const hires = (() => {
  const { model, values } = makeModel({
    tables: {
      Boat_Shop_Hires: {
        fact: true,
        rows: 3000,
        time: "hire_date",
        columns: {
          hire_id: key,
          hire_date: { type: "date" },
          hire_time: { type: "time" },
          pier_id: { ...key, distinct: 4 },
          pier_location: { type: "string", values: ["North", "South", "Old Mole", "Bay"], distinct: 4 },
          guest_walkin: { type: "string", values: ["guest", "walkin"], distinct: 2 },
          hull_kind: { type: "string", values: ["sail_boat", "motor_boat"], distinct: 2 },
          hire_line: { type: "string", values: ["Day trip", "Sunset"], distinct: 2 },
          sold_quantity: { type: "integer" },
          unit_price: measure,
          profit: measure,
          market: { type: "string", values: ["Germany", "Italy", "France", "Spain"], distinct: 4 },
        },
      },
    },
  });
  return buildModelIndex(model, values);
})();

describe("a published sheet", () => {
  test.each([
    ["best selling hire line by sold quantity", "sum(sold_quantity) by hire_line order m1 desc limit 1"],
    ["most popular hire line by profit", "sum(profit) by hire_line order m1 desc limit 1"],
    ["which hire line loses the most money", "sum(profit) by hire_line order m1 limit 1"],
    ["best quarter by profit", "sum(profit) by quarter(hire_date) order m1 desc limit 1"],
    ["worst month for profit", "sum(profit) by month(hire_date) order m1 limit 1"],
    ["peak day of profit", "sum(profit) by day(hire_date) order m1 desc limit 1"],
    ["average profit by guest type", "average(profit) by guest_walkin"],
    ["profit by country", "sum(profit) by market"],
    ["profit by pier", "sum(profit) by pier_location"],
    ["profit by hour", "sum(profit) by hour-of-day(hire_time) order g1"],
    [
      "number of hires by hour of the day on weekends",
      "count(*) by hour-of-day(hire_time) where day-of-week(hire_date) in 6|7 order g1",
    ],
    ["7-day average of profit", "sum(profit) by day(hire_date) order t moving"],
  ])("%s", (question, read) => expect(briefOf(hires, question)).toBe(read));
});

/** A nursery that grows and sells plants: people by title, what a plant cost, stock as it is now, reviews of whole orders. */
const nursery = (() => {
  const { model, values } = makeModel({
    tables: {
      gardeners: {
        rows: 30,
        columns: {
          gardener_id: key,
          nameFirst: { type: "string", distinct: 28 },
          nameLast: { type: "string", distinct: 29 },
          job_title: { type: "string", values: ["Head Grower", "Field Hand", "Owner"], distinct: 3 },
        },
      },
      plants: {
        rows: 200,
        naming: "plant_name",
        columns: {
          plant_id: key,
          plant_name: { type: "string", distinct: 200 },
          plant_family: { type: "string", values: ["Roses", "Ferns"], distinct: 12 },
          buy_price: measure,
        },
      },
      buyers: {
        rows: 120,
        naming: "buyer_name",
        columns: {
          buyer_id: key,
          buyer_name: { type: "string", distinct: 120 },
          contact_first_name: { type: "string", distinct: 80 },
          contact_last_name: { type: "string", distinct: 90 },
        },
      },
      orders: {
        fact: true,
        rows: 900,
        time: "ordered_on",
        columns: {
          order_id: key,
          buyer_id: key,
          gardener_id: key,
          ordered_on: { type: "date" },
        },
      },
      order_lines: {
        fact: true,
        rows: 2500,
        columns: {
          line_id: key,
          order_id: key,
          plant_id: key,
          quantity: { type: "integer" },
          unit_price: measure,
          packed_on: { type: "date" },
        },
      },
      reviews: {
        fact: true,
        rows: 700,
        columns: { review_id: key, order_id: key, score: { type: "integer", maximum: 5 } },
      },
      stocks: {
        fact: true,
        rows: 600,
        key: ["plant_id"],
        columns: { plant_id: key, quantity: { type: "integer" } },
      },
    },
    references: [
      "orders.buyer_id>buyers.buyer_id",
      "orders.gardener_id>gardeners.gardener_id",
      "order_lines.order_id>orders.order_id",
      "order_lines.plant_id>plants.plant_id",
      "reviews.order_id>orders.order_id",
      "stocks.plant_id>plants.plant_id",
    ],
  });
  return buildModelIndex(model, values);
})();

describe("a published database", () => {
  test.each([
    ["number of orders by head grower", "count(*) by nameFirst, nameLast where job_title = Head Grower"],
    [
      "which head grower has the most orders",
      "count(*) by nameFirst, nameLast where job_title = Head Grower order m1 desc limit 1",
    ],
    ["orders by buyer", "count(*) by buyer_name"],
    ["profit by plant family", "sum(quantity * unit_price) - sum(quantity * buy_price) by plant_family"],
    ["stock by plant family", "sum(quantity) by plant_family"],
    ["best selling plant family", "sum(quantity) by plant_family order m1 desc limit 1"],
    ["average review score by plant family", "average(score) by plant_family where not plant_family missing"],
    ["average days from order to packing", "average(days(ordered_on, packed_on))"],
    ["average number of orders per buyer", "count(*) / count-distinct(buyer_id)"],
  ])("%s", (question, read) => expect(briefOf(nursery, question)).toBe(read));
});

/** A music school: grades by letters, lessons that are called off, fees with a due day, parcels between two halls. */
const school = (() => {
  const { model, values } = makeModel({
    tables: {
      pupils: {
        rows: 300,
        naming: "pupil",
        columns: { pupil_id: key, pupil: { type: "string", distinct: 300 } },
      },
      exams: {
        fact: true,
        rows: 900,
        columns: {
          exam_id: key,
          pupil_id: key,
          grade: { type: "string", values: ["A", "B", "C"], distinct: 3 },
        },
      },
      fees: {
        fact: true,
        rows: 800,
        time: "due_date",
        columns: {
          fee_id: key,
          pupil_id: key,
          total: measure,
          due_date: { type: "date" },
          paid_on: { type: "date", nulls: 90, distinct: 300 },
        },
      },
      refunds: { fact: true, rows: 40, columns: { refund_id: key, fee_id: key, amount: measure } },
      courses: {
        fact: true,
        rows: 120,
        columns: {
          course_id: key,
          pupil_id: key,
          started_on: { type: "date" },
          cancelled_on: { type: "date", nulls: 80, distinct: 30 },
          seats: { type: "integer" },
        },
      },
    },
    references: [
      "exams.pupil_id>pupils.pupil_id",
      "fees.pupil_id>pupils.pupil_id",
      "refunds.fee_id>fees.fee_id",
      "courses.pupil_id>pupils.pupil_id",
    ],
  });
  return buildModelIndex(model, values);
})();

describe("a school's database", () => {
  test.each([
    ["number of A grades", "count(*) where grade = A"],
    ["how many fees are unpaid", "count(*) where paid_on missing"],
    ["number of overdue fees", "count(*) where (paid_on missing and due_date < now)"],
    ["average fee amount", "average(total)"],
    ["average course length in days", "average(days(started_on, cancelled_on))"],
  ])("%s", (question, read) => expect(briefOf(school, question)).toBe(read));
});

describe("what was done to rows is a state of theirs", () => {
  const { model, values } = makeModel({
    tables: {
      guides: {
        rows: 40,
        naming: "guide",
        columns: { guide_id: key, guide: { type: "string", distinct: 40 } },
      },
      tours: {
        fact: true,
        rows: 900,
        time: "booked_at",
        columns: {
          tour_id: key,
          guide_id: key,
          booked_at: { type: "timestamp" },
          state: { type: "string", values: ["cancelled", "held"], distinct: 2 },
        },
      },
    },
    references: ["tours.guide_id>guides.guide_id"],
  });
  const index = buildModelIndex(model, values);
  test.each([
    ["guides who never cancelled a tour", "list guide where related(tours where state = cancelled) = 0"],
    [
      "guides who have cancelled more than 5 tours",
      "list guide where related(tours where state = cancelled) > 5",
    ],
  ])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
});

/** A print shop's jobs and tenders: a state beside the day of the deed, a shift called late, chances of winning. */
describe("deeds and their days", () => {
  const { model, values } = makeModel({
    tables: {
      jobs: {
        fact: true,
        rows: 900,
        time: "ordered_on",
        columns: {
          job_id: key,
          state: { type: "string", values: ["Printed", "Released", "Open"], distinct: 3 },
          shift: { type: "string", values: ["Early", "Late"], distinct: 2 },
          ordered_on: { type: "date" },
          released_on: { type: "date", nulls: 50 },
          due_on: { type: "date" },
          completed_on: { type: "date", nulls: 80 },
        },
      },
    },
  });
  const jobs = buildModelIndex(model, values);
  test.each([
    ["how many jobs were released in 2023", "count(*) where released_on in 2023-01-01..2024-01-01"],
    ["number of jobs finished late", "count(*) where completed_on > due_on"],
  ])("%s", (question, read) => expect(briefOf(jobs, question)).toBe(read));
});
