import { expect, test } from "vitest";
import { countedAs } from "./counted-as.ts";

test.each([
  ["Voyage ID", "voyages"],
  ["Berth key", "berths"],
  ["Captain name", "captains"],
  ["First name", "first names"],
  ["ID", "IDs"],
  ["Country", "countries"],
])("different values of %s are %s", (label, said) => expect(countedAs(label)).toBe(said));
