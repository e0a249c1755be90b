import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const key = { type: "integer", role: "key" } as const;

/** Jobs of a joinery: fitters are told by what they are, their names stand with the people that they are. */
const joinery = (() => {
  const { model, values } = makeModel({
    tables: {
      people: {
        rows: 90,
        columns: {
          person_id: key,
          first_name: { type: "string", distinct: 60 },
          last_name: { type: "string", distinct: 80 },
          is_estimator: { type: "integer", role: "category", distinct: 2, values: ["0", "1"] },
        },
      },
      workers: { rows: 40, columns: { person_id: key, hired_on: { type: "date" } } },
      fitters: { rows: 12, columns: { person_id: key, van: { type: "string", values: ["A1", "B2"] } } },
      boards: {
        rows: 60,
        naming: "board_name",
        columns: {
          board_id: key,
          board_name: { type: "string", distinct: 60 },
          grade: { type: "string", values: ["L", "M"], distinct: 2 },
        },
      },
      jobs: {
        fact: true,
        rows: 900,
        time: "done_on",
        columns: {
          job_id: key,
          fitter_id: key,
          board_id: key,
          estimator_person_id: key,
          done_on: { type: "date" },
          total_price: { type: "decimal" },
        },
      },
    },
    references: [
      "workers.person_id=people.person_id",
      "fitters.person_id=workers.person_id",
      "jobs.fitter_id>fitters.person_id",
      "jobs.board_id>boards.board_id",
      "jobs.estimator_person_id>people.person_id",
    ],
  });
  return buildModelIndex(model, values);
})();

describe("people by what they are", () => {
  test.each([
    ["how many jobs per fitter", "count(*) by first_name, last_name"],
    ["top 3 fitters by total price", /first_name, last_name.* order \S+ desc limit 3/],
    ["revenue by estimator", "sum(total_price) by first_name, last_name"],
    ["list boards", "list board_name"],
  ])("%s", (question, read) => {
    const brief = briefOf(joinery, question);
    if (typeof read === "string") expect(brief).toBe(read);
    else expect(brief).toMatch(read);
  });
});

/** Members of a gym as one sheet: what they earn is no revenue, and what they asked for no money. */
const gym = (() => {
  const { model, values } = makeModel({
    tables: {
      gym_visits: {
        fact: true,
        rows: 2000,
        time: "visited_on",
        columns: {
          birth_year: { type: "integer", role: "time" },
          visited_on: { type: "date" },
          income: { type: "integer" },
          date_member: { type: "date" },
          y_cost_call: { type: "integer", distinct: 1 },
          total_of_towel_requests: { type: "integer", minimum: 0, maximum: 4 },
          previous_visits_not_cancelled: { type: "integer", minimum: 0, maximum: 40 },
          state: { type: "string", values: ["cancelled", "kept"], distinct: 2 },
        },
      },
    },
  });
  return buildModelIndex(model, values);
})();

describe("figures of people that are no revenue", () => {
  test.each([
    ["revenue", gym],
    ["conversion rate", joinery],
  ])("%s is not told", (question, index) => {
    const read = understand({
      question,
      previous: [],
      previousQuestions: [],
      index,
      now: "2024-05-15T00:00:00",
    });
    expect(read.kind === "readings" ? JSON.stringify(read.readings[0]?.query) : read.kind).toBe(
      "unknown-terms",
    );
  });

  test.each(["top 10 members by income", "average spending by state"])(
    "%s is not by whose date it is nor of what is the same in all rows",
    (question) => {
      const read = understand({
        question,
        previous: [],
        previousQuestions: [],
        index: gym,
        now: "2024-05-15T00:00:00",
      });
      expect(read.kind === "readings" ? JSON.stringify(read.readings[0]?.query) : "").not.toMatch(
        /date_member|y_cost_call/,
      );
    },
  );

  test("the rows are those whom a date is of", () =>
    expect(briefOf(gym, "how many members are there")).toBe("count(*)"));

  test("what was not done before is no deed of the rows", () =>
    expect(JSON.stringify(best(gym, "average income of cancelled visits").query)).not.toContain(
      "previous_visits",
    ));
});

/** What people did with the ads of a board, one row each: money is paid in some alone. */
const board = (() => {
  const { model, values } = makeModel({
    tables: {
      ad_actions: {
        fact: true,
        rows: 4000,
        time: "done_at",
        columns: {
          done_at: { type: "timestamp" },
          order_profit: { type: "decimal" },
          action: { type: "string", values: ["seen", "asked", "sold"], distinct: 3 },
          maker: { type: "string", values: ["Arlo", "Brix", "Cole"], distinct: 3 },
          price: { type: "decimal" },
        },
      },
    },
  });
  return buildModelIndex(model, values);
})();

describe("money of what was bought", () => {
  test.each(["revenue by maker", "top makers by sales"])("%s", (question) =>
    expect(JSON.stringify(best(board, question).query)).toContain('"values":["sold"]'),
  );

  test("a margin is the profit of the money", () =>
    expect(briefOf(board, "profit margin by maker")).toMatch(/sum\(order_profit\) \/ /));

  test("a price is that of all rows", () =>
    expect(briefOf(board, "average price by maker")).toBe("average(price) by maker"));
});
