import { expect, it } from "vitest";
import { pluralOf } from "./plural-of.ts";

it.each([
  ["ticket", "tickets"],
  ["Company", "Companies"],
  ["lunch box", "lunch boxes"],
  ["equipment", "equipment"],
  ["report", "reports"],
  ["staff", "staff"],
  ["Payments received", "Payments received"],
  ["wind speed", "wind speeds"],
])("%s in the plural is %s", (name, plural) => expect(pluralOf(name)).toBe(plural));
