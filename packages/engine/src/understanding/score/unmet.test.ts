import { describe, expect, it } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { best } from "../testing/read.ts";
import { demandsOf, unmetFeatures } from "./unmet.ts";

const index = salesIndex();
const queryOf = (question: string): string => JSON.stringify(best(index, question).query);
/** What the query of `read` leaves out of `asked`. */
const unmet = (asked: string, read: string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(unmetFeatures(demandsOf(asked), queryOf(read))).filter(([, value]) => value !== 0),
  );

describe("what a question asks for and its query does not have", () => {
  it.each([
    "how many orders are there by country?",
    "top 5 customers by freight",
    "average freight of orders in Germany or France",
    "customers without orders",
    "freight by country, most to least",
    "average freight by country, lowest first",
    "total freight over the whole base",
  ])("nothing: %s", (question) => expect(unmet(question, question)).toEqual({}));

  it.each([
    ["orders that are not from Germany", "orders from Germany", { "unmet/not": 1, "unmet/all": 1 }],
    ["the highest freight", "list the freight", { "unmet/most": 1, "unmet/all": 1 }],
    ["orders in 2023 with freight over 30", "orders in 2023", { "unmet/numbers": 1 }],
    ["orders of Blauer See and Chop", "orders of Blauer See", { "unmet/names": 1 }],
    ['orders of "Alfreds"', "number of orders", { "unmet/quoted": 1 }],
    ["list the customers", "top 5 customers by freight", { "unmet/limit": 1 }],
    ["list the customers", "customers without orders", { "unmet/denial": 1 }],
  ])("%s, read as %s", (asked, read, expected) => expect(unmet(asked, read)).toMatchObject(expected));

  it("a value that is known denies nothing", () => {
    const known = JSON.stringify({ kind: "not", filter: { kind: "null", operand: {} } });
    expect(unmetFeatures(demandsOf("the most orders"), known)).toMatchObject({ "unmet/denial": 0 });
  });
});
