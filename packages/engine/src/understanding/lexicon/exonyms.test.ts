import { expect, test } from "vitest";
import { briefOf } from "../testing/read.ts";
import { rentalIndex, tripsIndex } from "../testing/rental-model.ts";
import { aliasesOf, countryCodeOf } from "./places.ts";

const [rental, trips] = [rentalIndex(), tripsIndex()];

test.each([
  ["how many customers in Vienna", "count(*) where city = Wien"],
  ["how many customers in Cologne", "count(*) where city = Köln"],
  ["how many customers in Munich", "count(*) where city = München"],
  ["how many customers from Austria", "count(*) where country_code = AT"],
  ["how many Swiss customers", "count(*) where country_code = CH"],
])("%s", (question, read) => {
  expect(briefOf(rental, question)).toBe(read);
});

test("each end of a trip by its own name", () => {
  expect(briefOf(trips, "how many trips from Vienna to Milan")).toBe(
    "count(*) where (from_city = Wien and to_city = Milano)",
  );
  expect(briefOf(trips, "how many trips from Prague")).toBe("count(*) where from_city = Praha");
});

test("names stand for each other both ways, a people for its country in any language", () => {
  expect(aliasesOf("wien")).toContain("vienna");
  expect(aliasesOf("vienna")).toContain("wien");
  expect(aliasesOf("austrian")).toContain("osterreich");
  expect(countryCodeOf("swiss")).toBe("ch");
  expect(countryCodeOf("vienna")).toBeNull();
});
