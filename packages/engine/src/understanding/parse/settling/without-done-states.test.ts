import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    boats: {
      rows: 40,
      naming: "boat_name",
      time: "built_on",
      columns: {
        boat_id: id,
        boat_name: { type: "string", distinct: 40 },
        status: { type: "string", values: ["rented", "docked"], distinct: 2 },
        built_on: { type: "date" },
      },
    },
    customers: {
      rows: 90,
      naming: "customer_name",
      columns: { customer_id: id, customer_name: { type: "string", distinct: 90 } },
    },
    rentals: {
      rows: 900,
      fact: true,
      time: "begins_on",
      columns: {
        rental_id: id,
        boat_id: { type: "integer" },
        customer_id: { type: "integer" },
        begins_on: { type: "date" },
      },
    },
  },
  references: ["rentals.boat_id>boats.boat_id", "rentals.customer_id>customers.customer_id"],
});
const index = buildModelIndex(model, values);

test.each([
  "customers that rented more than 5 times",
  "how many customers rented something in 2023",
  "how many boats were rented in march 2023",
  "boats rented most often",
  "who rented the most",
])("what was done is told by the rows that record it: %s", (question) => {
  expect(briefOf(index, question)).not.toContain("status");
});

test.each(["how many boats are rented", "rented boats", "customers with rented boats"])(
  "what is so now is a state: %s",
  (question) => {
    expect(briefOf(index, question)).toContain("status = rented");
  },
);

test("rows that are called after the deed are it, whatever their stage", () => {
  const sketch = makeModel({
    tables: {
      students: { rows: 90, naming: "full_name", columns: { student_id: id, full_name: { type: "string" } } },
      applications: {
        rows: 400,
        fact: true,
        columns: {
          application_id: id,
          student_id: { type: "integer" },
          stage: { type: "string", values: ["Applied", "Interview"], distinct: 2 },
          faculty: { type: "string", values: ["Law", "Physics"], distinct: 2 },
        },
      },
    },
    references: ["applications.student_id>students.student_id"],
  });
  const applied = buildModelIndex(sketch.model, sketch.values);
  expect(briefOf(applied, "students who applied to Law")).not.toContain("stage");
  expect(briefOf(applied, "applications in stage applied")).toContain("stage = Applied");
});
