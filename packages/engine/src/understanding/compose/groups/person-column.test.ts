import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    regatta: {
      naming: "boat",
      rows: 12,
      columns: {
        boat: { type: "string", values: ["Gannet", "Petrel", "Tern"], distinct: 12 },
        place: { type: "string", values: ["Second", "Third"] },
        rower: { type: "string", distinct: 11 },
        coach: { type: "string", values: ["Ida Berg", "Tom Ray"], distinct: 8 },
        points: { type: "integer" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["who had the Gannet?", "list coach where boat = Gannet"],
  ["who was it with Petrel and more than 5 points?", "list coach where"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test("a column that a condition holds does not say who", () => {
  expect(briefOf(index, "who has Ida Berg?")).toContain("list boat where coach = Ida Berg");
});

test("on a sheet of bookings, who is the guest", () => {
  const inn = makeModel({
    tables: {
      bookings: {
        rows: 700,
        columns: {
          booking_id: { type: "integer", role: "key" },
          guest_name: { type: "string", distinct: 500 },
          room: { type: "string", values: ["Attic", "Garden"], distinct: 9 },
          arrival: { type: "date" },
        },
      },
    },
  });
  expect(briefOf(buildModelIndex(inn.model, inn.values), "who had the Attic in 2023?")).toContain(
    "guest_name",
  );
});
