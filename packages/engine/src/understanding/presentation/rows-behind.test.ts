import { expect, it } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { best } from "../testing/read.ts";
import { rentalIndex } from "../testing/rental-model.ts";

const [rental, club] = [rentalIndex(), clubIndex()];

it.each([
  [rental, "Bar chart of the models of cars that were cancelled", "number of rentals"],
  [
    club,
    "What are the number of the names of the harbours that members of tier Captain use?",
    "number of members",
  ],
  [rental, "Bar chart of the cities of customers", "number of customers"],
  [rental, "Bar chart of the models of cars with a daily rate above 30", "number of cars"],
])("what is counted of each (%#)", (index, question, expected) => {
  expect(best(index, question).query).toMatchObject({ kind: "aggregate", measures: [{ label: expected }] });
});
