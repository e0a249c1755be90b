import { expect, test } from "vitest";
import { rawOf } from "../../text/raw-of.ts";
import { tokenize } from "../../text/tokenize.ts";
import { ofThoseHowMany } from "./of-those-how-many.ts";

test.each([
  ["of the late loans, how many days late on average?", "how many days late on average of late loans"],
  ["of the tenants who paid, how many complained", "how many tenants who paid and complained"],
])("%s", (text, read) => expect(rawOf(ofThoseHowMany(tokenize(text)))).toBe(read));
