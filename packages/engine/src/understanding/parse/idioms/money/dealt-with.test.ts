import { expect, test } from "vitest";
import { rentalIndex } from "../../../testing/rental-model.ts";
import { workshopIndex } from "../../../testing/workshop-model.ts";
import { tokenize } from "../../../text/tokenize.ts";
import { writeOutIdioms } from "../write-out-idioms.ts";

const [workshop, rental] = [workshopIndex(), rentalIndex()];

test.each([
  [workshop, "how many brakes parts were sold in 2023", "total quantity of brakes parts in 2023"],
  [workshop, "how many parts did we sell", "total quantity of parts"],
  [workshop, "how many parts did Ada Berg buy", "total quantity of parts Ada Berg"],
  [workshop, "parts sold by kind", "total quantity by kind"],
  [workshop, "best selling kinds by parts sold", "top kinds by total quantity"],
  [workshop, "how many different parts were sold", "how many different parts were sold"],
  [workshop, "how many parts do we sell", "how many parts do we sell"],
  [rental, "how many Golf cars were rented", "number of rentals of Golf cars"],
  [rental, "how many times was the Golf car rented", "number of rentals of the Golf car"],
  [rental, "how many Golf cars did we rent out", "number of rentals of Golf cars"],
  [rental, "how many Golf cars were bought", "how many Golf cars were bought"],
])("what was dealt with, by the rows that tell of it: %#", (index, question, written) => {
  const said = writeOutIdioms(tokenize(question), index).map(({ raw }) => raw);
  expect(said.join(" ")).toBe(written);
});
